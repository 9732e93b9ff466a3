import { useKindTexts } from '../../../panel/viewer-context.ts';
import { getCommonValue } from './get-common-value.ts';
import { useRobe } from './robe-context.ts';
import { SelectionChips } from './SelectionChips.tsx';
import type { Selection } from './selection.ts';
import { Tiles } from './Tiles.tsx';

/** Layout and materials, of all doors at once or of one. */
export function DoorsGroup({ door, panel }: { door: Selection; panel: Selection }) {
  const texts = useKindTexts();
  const { choices, robe } = useRobe();
  const labels = texts.robes;
  const { offer } = choices;
  const doors =
    door.selected === 'all' ? robe.doors : robe.doors.filter((_, index) => String(index + 1) === door.selected);
  const chosenDoors = doors.length > 0 ? doors : robe.doors;
  const selected = doors.length > 0 ? door.selected : 'all';
  const most = Math.max(...chosenDoors.map(({ panels }) => panels.length));
  const chosenPanel = Number(panel.selected) <= most ? panel.selected : 'all';
  const panels = chosenDoors.flatMap((one) =>
    chosenPanel === 'all' ? one.panels : [one.panels[Number(chosenPanel) - 1] ?? ''],
  );
  return (
    <div className="choices">
      <SelectionChips
        label={labels.doors}
        all={labels.allDoors}
        names={robe.doors.map((_, index) => labels.door(index + 1))}
        selection={door}
      />
      <h3 className="robe-label">{labels.layout}</h3>
      <Tiles
        upright
        part={`door.${selected}`}
        label={labels.layout}
        parts={offer.layouts}
        chosen={getCommonValue(chosenDoors.map(({ layout }) => layout))}
      />
      <h3 className="robe-label">{labels.material}</h3>
      {most > 1 && (
        <SelectionChips
          label={labels.material}
          all={labels.allPanels}
          names={Array.from({ length: most }, (_, index) => labels.panel(index + 1, most))}
          selection={{ ...panel, selected: chosenPanel }}
        />
      )}
      <Tiles
        part={`door.${selected}.panel.${chosenPanel}`}
        label={labels.material}
        parts={offer.materials}
        chosen={getCommonValue(panels)}
      />
    </div>
  );
}

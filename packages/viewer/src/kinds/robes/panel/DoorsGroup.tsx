import { useKindWords } from '../../../panel/viewer-context.ts';
import type { Focus } from './focus.ts';
import { useRobe } from './robe-context.ts';
import { same } from './same.ts';
import { Tiles } from './Tiles.tsx';
import { Which } from './Which.tsx';

/** Layout and materials, of all doors at once or of one. */
export function DoorsGroup({ door, panel }: { door: Focus; panel: Focus }) {
  const words = useKindWords();
  const { choices, robe } = useRobe();
  const say = words.robes;
  const { offer } = choices;
  const doors = door.which === 'all' ? robe.doors : robe.doors.filter((_, index) => String(index + 1) === door.which);
  const meant = doors.length > 0 ? doors : robe.doors;
  const which = doors.length > 0 ? door.which : 'all';
  const most = Math.max(...meant.map(({ panels }) => panels.length));
  const chosenPanel = Number(panel.which) <= most ? panel.which : 'all';
  const panels = meant.flatMap((one) =>
    chosenPanel === 'all' ? one.panels : [one.panels[Number(chosenPanel) - 1] ?? ''],
  );
  return (
    <div className="choices">
      <Which
        label={say.doors}
        all={say.allDoors}
        names={robe.doors.map((_, index) => say.door(index + 1))}
        focus={door}
      />
      <h3 className="robe-label">{say.layout}</h3>
      <Tiles
        upright
        part={`door.${which}`}
        label={say.layout}
        parts={offer.layouts}
        chosen={same(meant.map(({ layout }) => layout))}
      />
      <h3 className="robe-label">{say.material}</h3>
      {most > 1 && (
        <Which
          label={say.material}
          all={say.allPanels}
          names={Array.from({ length: most }, (_, index) => say.panel(index + 1, most))}
          focus={{ ...panel, which: chosenPanel }}
        />
      )}
      <Tiles
        part={`door.${which}.panel.${chosenPanel}`}
        label={say.material}
        parts={offer.materials}
        chosen={same(panels)}
      />
    </div>
  );
}

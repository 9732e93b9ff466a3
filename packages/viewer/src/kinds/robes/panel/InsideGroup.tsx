import { useKindTexts } from '../../../panel/viewer-context.ts';
import { getCommonValue } from './get-common-value.ts';
import { useRobe } from './robe-context.ts';
import { SelectionChips } from './SelectionChips.tsx';
import type { Selection } from './selection.ts';
import { Tiles } from './Tiles.tsx';

/** The fittings of all sections or of one, and the material of the boards. */
export function InsideGroup({ section }: { section: Selection }) {
  const texts = useKindTexts();
  const { choices, robe } = useRobe();
  const labels = texts.robes;
  const selected = Number(section.selected) <= robe.internals.length ? section.selected : 'all';
  const chosenInternals = selected === 'all' ? robe.internals : [robe.internals[Number(selected) - 1] ?? ''];
  return (
    <div className="choices">
      <SelectionChips
        label={labels.inside}
        all={labels.allSections}
        names={robe.internals.map((_, index) => labels.section(index + 1))}
        selection={{ ...section, selected }}
      />
      <h3 className="robe-label">{labels.fittings}</h3>
      <Tiles
        upright
        part={`internal.${selected}`}
        label={labels.fittings}
        parts={choices.offer.internals}
        chosen={getCommonValue(chosenInternals)}
      />
      <h3 className="robe-label">{labels.insideMaterial}</h3>
      <Tiles
        part="inside"
        label={labels.insideMaterial}
        parts={choices.offer.boards.map((part) => ({ ...part, price: null }))}
        chosen={robe.inside}
      />
    </div>
  );
}

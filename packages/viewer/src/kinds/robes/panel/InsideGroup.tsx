import { useKindWords } from '../../../panel/viewer-context.ts';
import type { Focus } from './focus.ts';
import { useRobe } from './robe-context.ts';
import { same } from './same.ts';
import { Tiles } from './Tiles.tsx';
import { Which } from './Which.tsx';

/** What stands behind the doors, in all sections or in one, and what its boards are made of. */
export function InsideGroup({ section }: { section: Focus }) {
  const words = useKindWords();
  const { choices, robe } = useRobe();
  const say = words.robes;
  const which = Number(section.which) <= robe.internals.length ? section.which : 'all';
  const meant = which === 'all' ? robe.internals : [robe.internals[Number(which) - 1] ?? ''];
  return (
    <div className="choices">
      <Which
        label={say.inside}
        all={say.allSections}
        names={robe.internals.map((_, index) => say.section(index + 1))}
        focus={{ ...section, which }}
      />
      <h3 className="robe-label">{say.fittings}</h3>
      <Tiles
        upright
        part={`internal.${which}`}
        label={say.fittings}
        parts={choices.offer.internals}
        chosen={same(meant)}
      />
      <h3 className="robe-label">{say.insideMaterial}</h3>
      <Tiles
        part="inside"
        label={say.insideMaterial}
        parts={choices.offer.boards.map((part) => ({ ...part, price: null }))}
        chosen={robe.inside}
      />
    </div>
  );
}

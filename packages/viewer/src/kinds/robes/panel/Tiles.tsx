import type { RobePart } from '@vitrine/contract/configurator-file';
import { idOf } from '@vitrine/domain/design/robes/robe-offer';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../panel/icons.tsx';
import { usePrices } from '../../../panel/prices.ts';
import { reveal } from '../../../panel/reveal.ts';
import { useKindTexts, useViewer } from '../../../panel/viewer-context.ts';
import { useChoiceSearch } from '../../../search/use-choice-search.tsx';
import { PartSwatch } from './PartSwatch.tsx';

const TILE_PIXELS = 104;

interface TilesProps {
  /** The part of the design, as the design model names it: 'frame', 'door.2.panel.all'. */
  part: string;
  label: string;
  parts: readonly RobePart[];
  /** Id of the choice; '' where several things differ. */
  chosen: string;
  /** The images are upright and shown whole. */
  upright?: boolean;
}

/** Parts to choose from, as radio buttons that look like them. */
export function Tiles({ part, label, parts, chosen, upright = false }: TilesProps) {
  const texts = useKindTexts();
  const list = useRef<HTMLDivElement>(null);
  const [shown, search] = useChoiceSearch(label, parts);
  useLayoutEffect(() => {
    const tile = list.current?.querySelector<HTMLElement>('.tile:has(input:checked)');
    if (list.current && tile) reveal(list.current, tile);
  }, [part, chosen]);
  return (
    <>
      {search}
      <div
        ref={list}
        className={upright ? 'tiles upright' : 'tiles'}
        role="radiogroup"
        aria-label={texts.panel.choose(label)}
      >
        {shown.map((one) => (
          <Tile key={one.id} part={part} shown={one} isChosen={idOf(one) === chosen} />
        ))}
      </div>
    </>
  );
}

function Tile({ part, shown, isChosen }: { part: string; shown: RobePart; isChosen: boolean }) {
  const viewer = useViewer();
  const price = usePrices().ofChoice({ part, id: idOf(shown), price: shown.price ?? null });
  return (
    <label className="tile" part="choice">
      <input
        type="radio"
        className="hidden-input"
        name={`vitrine-${part}`}
        value={idOf(shown)}
        checked={isChosen}
        onChange={() => viewer.choose(part, idOf(shown))}
      />
      <span className="tile-frame">
        <PartSwatch part={shown} pixels={TILE_PIXELS} className="tile-image" />
        {isChosen && (
          <span className="tick">
            <Icon shape="check" size={14} />
          </span>
        )}
      </span>
      <span className="tile-name" dir="auto">
        {shown.name}
      </span>
      {price !== null && <span className="tile-price">{price}</span>}
    </label>
  );
}

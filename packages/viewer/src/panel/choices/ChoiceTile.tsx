import { useMemo } from 'react';
import type { Choice } from '../../viewer.ts';
import { Icon } from '../icons.tsx';
import { useViewer } from '../viewer-context.ts';
import { Swatch } from './Swatch.tsx';

const TILE_PIXELS = 104;
/** Milliseconds that a pointer stays on a tile before it prefetches. */
const LINGER_MS = 70;

interface ChoiceTileProps {
  layer: string;
  choice: Choice;
  chosen: boolean;
  /** True while the image with this choice loads slowly. */
  waiting: boolean;
  price: string | null;
}

/**
 * One choice: a radio button that looks like its image. What it shows is made again only when it changes, because a
 * layer can have hundreds.
 */
export function ChoiceTile({ layer, choice, chosen, waiting, price }: ChoiceTileProps) {
  const viewer = useViewer();
  return useMemo(() => {
    const prefetch = () => viewer.prefetch(layer, choice.id);
    return (
      <label className="tile" part="choice" onPointerEnter={(event) => onLinger(event.currentTarget, prefetch)}>
        <input
          type="radio"
          className="hidden-input"
          name={`vitrine-${layer}`}
          value={choice.id}
          checked={chosen}
          onChange={() => viewer.choose(layer, choice.id)}
          onFocus={prefetch}
        />
        <span className="tile-frame">
          <Swatch path={choice.thumbnail} pixels={TILE_PIXELS} colour={choice.colour} className="tile-image" />
          {chosen && (
            <span className="tick">{waiting ? <span className="spinner" /> : <Icon shape="check" size={14} />}</span>
          )}
        </span>
        <span className="tile-name" dir="auto">
          {choice.name}
        </span>
        {price !== null && <span className="tile-price">{price}</span>}
      </label>
    );
  }, [viewer, layer, choice, chosen, waiting, price]);
}

function onLinger(tile: HTMLElement, act: () => void): void {
  const timer = setTimeout(act, LINGER_MS);
  tile.addEventListener('pointerleave', () => clearTimeout(timer), { once: true });
}

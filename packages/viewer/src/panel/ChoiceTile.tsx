import { formatPrice } from '@vitrine/domain/catalogue/price';
import type { Choice } from '../viewer.ts';
import { Icon } from './icons.tsx';
import { Swatch } from './Swatch.tsx';
import { useViewer } from './viewer-context.ts';

const TILE_PIXELS = 104;
/** A pointer that only passes over a tile fetches nothing. */
const LINGERS = 70;

interface ChoiceTileProps {
  layer: string;
  choice: Choice;
  chosen: boolean;
  /** The image with this choice takes its time. */
  waiting: boolean;
  /** What its price is for, behind it: '/m²'. */
  unit?: string;
}

/** One choice: a radio button that looks like its image. */
export function ChoiceTile({ layer, choice, chosen, waiting, unit = '' }: ChoiceTileProps) {
  const viewer = useViewer();
  const prefetch = () => viewer.prefetch(layer, choice.id);
  return (
    <label className="tile" part="choice" onPointerEnter={(event) => lingering(event.currentTarget, prefetch)}>
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
        <Swatch path={choice.thumbnail} pixels={TILE_PIXELS} className="tile-image" />
        {chosen && (
          <span className="tick">{waiting ? <span className="spinner" /> : <Icon name="check" size={14} />}</span>
        )}
      </span>
      <span className="tile-name">{choice.name}</span>
      {choice.price !== null && (
        <span className="tile-price">
          {formatPrice(choice.price, viewer.latest.currency, viewer.language)}
          {unit}
        </span>
      )}
    </label>
  );
}

function lingering(tile: HTMLElement, act: () => void): void {
  const timer = setTimeout(act, LINGERS);
  tile.addEventListener('pointerleave', () => clearTimeout(timer), { once: true });
}

import type { Finish } from '@vitrine/contract/configurator-file';
import { FLAKE_SIZE_NAME, FLAKE_SIZES } from '@vitrine/contract/floors/limits';
import { AS_BLEND, AS_BLEND_NAME, PART_NAME } from '@vitrine/domain/design/floors/keys';
import { usePrices } from '../../../panel/prices.ts';
import { useKindTexts, useSession, useViewer } from '../../../panel/viewer-context.ts';

interface Option {
  id: string;
  name: string;
  /** In the data file; null or missing for what has none. */
  price?: number | null;
}

const Words = ({ name, price }: { name: string; price: string | null }) => (
  <span>
    {name}
    {price !== null && <small> {price}</small>}
  </span>
);

/** A few choices in one row, as radio buttons. */
function Segmented({
  part,
  label,
  options,
  className,
}: {
  part: 'finish' | 'size';
  label: string;
  options: readonly Option[];
  className: string;
}) {
  const viewer = useViewer();
  const texts = useKindTexts();
  const prices = usePrices();
  const chosen = useSession().design[part];
  // The price of the chosen one is beside the heading; files of an earlier version have no other.
  const priceOf = ({ id, price }: Option): string | null =>
    price === undefined || id === chosen || !viewer.latest.prices ? null : prices.ofChoice({ part, id, price });
  return (
    <div className={className} role="radiogroup" aria-label={texts.panel.choose(label)}>
      {options.map((option) => (
        <label key={option.id} className="segment" part="choice">
          <input
            type="radio"
            className="hidden-input"
            name={`vitrine-${part}`}
            value={option.id}
            checked={chosen === option.id}
            onChange={() => viewer.choose(part, option.id)}
          />
          <Words name={option.name} price={priceOf(option)} />
        </label>
      ))}
    </div>
  );
}

/** The finish of the floor. */
export function FinishChoice({ finishes }: { finishes: readonly Finish[] }) {
  const { names } = useKindTexts();
  const options = finishes.map(({ id, name, price }) => ({ id: String(id), name, price: price || null }));
  return (
    <Segmented
      part="finish"
      className="segments named"
      label={names[PART_NAME.finish] ?? PART_NAME.finish}
      options={options}
    />
  );
}

/** The size of the flakes: as in the blend, or one size for all. */
export function SizeChoice() {
  const { names } = useKindTexts();
  const own = (name: string): string => names[name] ?? name;
  const sizes = FLAKE_SIZES.map((id) => ({ id, name: own(FLAKE_SIZE_NAME[id]) }));
  const options = [{ id: AS_BLEND, name: own(AS_BLEND_NAME) }, ...sizes];
  return <Segmented part="size" className="segments" label={own(PART_NAME.size)} options={options} />;
}

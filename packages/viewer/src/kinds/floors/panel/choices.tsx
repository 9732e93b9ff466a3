import type { Finish } from '@vitrine/contract/configurator-file';
import { FLAKE_SIZE_NAME, FLAKE_SIZES } from '@vitrine/contract/floors/limits';
import { AS_BLEND, AS_BLEND_NAME, PART_NAME } from '@vitrine/domain/design/floors/keys';
import { useKindTexts, useSession, useViewer } from '../../../panel/viewer-context.ts';

interface Option {
  id: string;
  name: string;
}

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
  const chosen = useSession().design[part];
  return (
    <div className={className} role="radiogroup" aria-label={texts.panel.choose(label)}>
      {options.map(({ id, name }) => (
        <label key={id} className="segment" part="choice">
          <input
            type="radio"
            className="hidden-input"
            name={`vitrine-${part}`}
            value={id}
            checked={chosen === id}
            onChange={() => viewer.choose(part, id)}
          />
          <span>{name}</span>
        </label>
      ))}
    </div>
  );
}

/** The finish of the floor. */
export function FinishChoice({ finishes }: { finishes: readonly Finish[] }) {
  const { names } = useKindTexts();
  const options = finishes.map(({ id, name }) => ({ id: String(id), name }));
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

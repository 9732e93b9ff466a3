import type { Flake } from '@vitrine/contract/configurator-file';
import { FLAKE_SIZE_NAME, FLAKE_SIZES, mixLimits } from '@vitrine/contract/floors/limits';
import { readFlakeSize } from '@vitrine/domain/design/floors/flake-size';
import { type Mix, type MixPart, removeFlake, setPercent, setSize } from '@vitrine/domain/design/floors/mix';
import { Icon } from '../../../panel/icons.tsx';
import { useKindTexts } from '../../../panel/viewer-context.ts';
import { Dot } from './Contents.tsx';
import { getFlakeColour } from './flake-colour.ts';
import { PercentField } from './PercentField.tsx';

interface MixRowProps {
  mix: Mix;
  part: MixPart;
  flake: Flake | undefined;
  onChange: (mix: Mix) => void;
  /** Called before the row goes. */
  onRemove: () => void;
}

/** One flake of a mix: its percent as a slider and as a number, its size, and a button that removes it. */
export function MixRow({ mix, part, flake, onChange, onRemove }: MixRowProps) {
  const { floors, names } = useKindTexts();
  const name = flake?.name ?? part.id;
  const most = mixLimits.whole - (mix.length - 1) * mixLimits.least;
  const alone = mix.length === 1;
  const bounds = { min: mixLimits.least, max: most };
  const choose = (percent: number) => onChange(setPercent(mix, part.id, percent));
  return (
    <li className="mix-row">
      <div className="mix-head">
        <Dot colour={getFlakeColour(flake)} />
        <span className="contents-name" dir="auto">
          {name}
        </span>
        <select
          aria-label={floors.sizeOf(name)}
          value={part.size}
          onChange={(event) => onChange(setSize(mix, part.id, readFlakeSize(event.currentTarget.value)))}
        >
          {FLAKE_SIZES.map((size) => (
            <option key={size} value={size}>
              {names[FLAKE_SIZE_NAME[size]] ?? FLAKE_SIZE_NAME[size]}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="quiet square"
          aria-label={floors.remove(name)}
          title={floors.remove(name)}
          disabled={alone}
          onClick={() => {
            onRemove();
            onChange(removeFlake(mix, part.id));
          }}
        >
          <Icon shape="close" size={16} />
        </button>
      </div>
      <div className="mix-share">
        <input
          type="range"
          {...bounds}
          step={1}
          value={part.percent}
          disabled={alone}
          aria-label={floors.percentOf(name)}
          aria-valuetext={floors.percent(String(part.percent))}
          onInput={(event) => choose(Number(event.currentTarget.value))}
        />
        <span className="mix-number">
          <PercentField
            {...bounds}
            percent={part.percent}
            isDisabled={alone}
            label={floors.percentOf(name)}
            onChange={choose}
          />
          %
        </span>
      </div>
    </li>
  );
}

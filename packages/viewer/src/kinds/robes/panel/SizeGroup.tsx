import { doorCounts } from '@vitrine/domain/design/robes/robe-sizes';
import { writeCount } from '../../../i18n/plural.ts';
import { useKindTexts, useViewer } from '../../../panel/viewer-context.ts';
import { useRobe } from './robe-context.ts';
import { SizeField } from './SizeField.tsx';

/** Width, height and the number of doors. */
export function SizeGroup() {
  const viewer = useViewer();
  const texts = useKindTexts();
  const { choices, robe } = useRobe();
  const labels = texts.robes;
  const { min, max } = doorCounts(choices.ranges, robe.width);
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <div className="choices sizes">
      <SizeField part="width" label={labels.width} range={choices.ranges.width} value={robe.width} />
      <SizeField part="height" label={labels.height} range={choices.ranges.height} value={robe.height} />
      <fieldset className="chips counts" aria-label={labels.doorCount}>
        <legend className="robe-label">{labels.doorCount}</legend>
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            className="chip"
            part="chip"
            aria-label={writeCount(texts.tag, labels.countOfDoors, count)}
            aria-pressed={count === robe.doors.length}
            onClick={() => viewer.choose('doors', String(count))}
          >
            {count}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

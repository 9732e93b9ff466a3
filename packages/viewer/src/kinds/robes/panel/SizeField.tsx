import { readSizeEntry } from '@vitrine/domain/design/robes/read-size';
import { chooseRobe } from '@vitrine/domain/design/robes/robe-choose';
import { type Range, snap } from '@vitrine/domain/design/robes/robe-sizes';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useKindTexts, useViewer } from '../../../panel/viewer-context.ts';
import { useRobe } from './robe-context.ts';

interface SizeFieldProps {
  part: 'width' | 'height';
  label: string;
  range: Range;
  value: number;
}

/**
 * A size in millimetres, as a slider and as a number. A drag changes only the image; its release changes the design.
 */
export function SizeField({ part, label, range, value }: SizeFieldProps) {
  const viewer = useViewer();
  const texts = useKindTexts();
  const { choices, scene } = useRobe();
  const labels = texts.robes;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  const shown = dragged ?? value;

  const keep = (size: number): void => {
    setTyped(null);
    setDragged(null);
    if (Number.isFinite(size)) viewer.choose(part, String(size));
  };
  const preview = (size: number): void => {
    // Where a drag ends as it began, no change event follows.
    setDragged(size === value ? null : size);
    const design = chooseRobe(choices, viewer.store.get().design, part, String(size));
    scene?.show(design).catch(() => undefined);
  };
  // React reports every movement as a change. Only the browser's change event means that the slider was released.
  const keepLatest = useRef(keep);
  keepLatest.current = keep;
  useEffect(() => {
    const input = slider.current;
    const letGo = (): void => keepLatest.current(Number(input?.value));
    input?.addEventListener('change', letGo);
    return () => input?.removeEventListener('change', letGo);
  }, []);
  const finish = (): void => {
    if (typed === null) return;
    const size = readSizeEntry(typed, range);
    keep(size === null ? Number.NaN : snap(range, size));
  };
  const onKey = (event: KeyboardEvent): void => {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') finish();
    if (steps === undefined) return;
    event.preventDefault();
    keep(snap(range, shown + steps * range.step));
  };
  return (
    <div className="size">
      <label className="robe-label" htmlFor={id}>
        {label}
      </label>
      <span className="size-entry">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          role="spinbutton"
          aria-valuemin={range.min}
          aria-valuemax={range.max}
          aria-valuenow={shown}
          autoComplete="off"
          value={typed ?? shown}
          aria-describedby={`${id}-limits`}
          onInput={(event: FormEvent<HTMLInputElement>) => setTyped(event.currentTarget.value)}
          onBlur={finish}
          onKeyDown={onKey}
        />
        <span aria-hidden="true">{labels.millimetres}</span>
      </span>
      <input
        ref={slider}
        type="range"
        className="slider"
        aria-label={label}
        aria-valuetext={`${shown} ${labels.millimetres}`}
        min={range.min}
        max={range.max}
        step={range.step}
        value={shown}
        onInput={(event: FormEvent<HTMLInputElement>) => preview(Number(event.currentTarget.value))}
      />
      <span id={`${id}-limits`} className="size-limits">
        {labels.limits(range.min, range.max)}
      </span>
    </div>
  );
}

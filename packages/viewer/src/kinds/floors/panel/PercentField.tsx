import { toLatinDigits } from '@vitrine/domain/numbers/latin-digits';
import { type KeyboardEvent, useState } from 'react';

interface PercentFieldProps {
  percent: number;
  min: number;
  max: number;
  label: string;
  isDisabled: boolean;
  onChange: (percent: number) => void;
}

/**
 * A whole percentage as a number. What is typed counts while it is within the limits; at the end it is brought to them,
 * and what is no number leaves the former one.
 */
export function PercentField({ percent, min, max, label, isDisabled, onChange }: PercentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string): void => {
    setTyped(text);
    const number = readPercent(text);
    if (number !== null && number >= min && number <= max) onChange(number);
  };
  const finish = (): void => {
    const number = readPercent(typed ?? '');
    setTyped(null);
    if (number !== null && (number < min || number > max)) onChange(number);
  };
  const onKey = (event: KeyboardEvent): void => {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') finish();
    if (steps === undefined) return;
    event.preventDefault();
    setTyped(null);
    onChange(percent + steps);
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      role="spinbutton"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={percent}
      autoComplete="off"
      disabled={isDisabled}
      value={typed ?? percent}
      onInput={(event) => type(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={onKey}
    />
  );
}

/** '33,3' is 33 %; null for what is no number. */
const readPercent = (text: string): number | null => {
  const plain = toLatinDigits(text)
    .replace(/[\s%٪]/g, '')
    .replace(',', '.');
  return /^\d+(\.\d*)?$/.test(plain) ? Math.round(Number(plain)) : null;
};

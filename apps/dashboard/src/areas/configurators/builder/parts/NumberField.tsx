import { parseNumber } from '@vitrine/domain/numbers/parse-number';
import { personLocale, personNumbers } from '../../../../ui/person-numbers.ts';
import { CommittedField } from '../edit/CommittedField.tsx';

interface NumberFieldProps {
  label: string;
  value: number | null;
  min: number;
  max: number;
  decimals?: number;
  /** Shown where a text is no such number. */
  issue: string;
  placeholder?: string;
  className?: string | undefined;
  onCommit: (value: number) => void;
  /** For fields that can be empty. */
  onClear?: () => void;
}

/** Reads a number with a decimal point or comma, and with a unit behind it; undefined for any other text. */
const readNumber = (text: string, decimals: number): number | undefined => {
  const bare = text.replace(/\s*(mm|m²|m|%)$/i, '');
  const read = parseNumber(bare, personNumbers()) ?? parseNumber(bare.replace(',', '.'), personNumbers());
  return read && read.decimals <= decimals ? read.value : undefined;
};

/** A number as people type it. What is no such number stays in the field with its reason. */
export const NumberField = ({
  value,
  min,
  max,
  decimals = 0,
  issue,
  onCommit,
  onClear,
  ...field
}: NumberFieldProps) => {
  const isValid = (number: number | undefined): number is number =>
    number !== undefined && number >= min && number <= max;
  const format = new Intl.NumberFormat(personLocale(), { maximumFractionDigits: decimals, useGrouping: false });
  return (
    <CommittedField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={value === null ? '' : format.format(value)}
      issueWith={(text) => (isValid(readNumber(text, decimals)) || (onClear && text.trim() === '') ? undefined : issue)}
      onCommit={(text) => {
        if (onClear && text.trim() === '') return onClear();
        const number = readNumber(text, decimals);
        if (isValid(number)) onCommit(number);
      }}
    />
  );
};

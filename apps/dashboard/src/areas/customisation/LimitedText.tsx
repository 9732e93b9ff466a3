import { Textarea, TextInput } from '@mantine/core';
import classes from './LimitedText.module.css';

interface LimitedTextProps {
  label: string;
  /** Beside the label, instead of a label that stands elsewhere. */
  hideLabel?: boolean;
  name: string;
  value: string | null;
  maximum: number;
  /** Shown where nothing is set: what is used then. */
  placeholder?: string | undefined;
  issue?: string | undefined;
  disabled?: boolean;
  several?: boolean;
  inputMode?: 'url' | 'text';
  onChange: (value: string) => void;
}

/** A text with the characters that are left; longer ones cannot be typed. */
export const LimitedText = ({
  hideLabel,
  value,
  maximum,
  issue,
  several,
  inputMode,
  onChange,
  ...rest
}: LimitedTextProps) => {
  const text = value ?? '';
  const field = {
    ...rest,
    value: text,
    maxLength: maximum,
    className: classes.field ?? '',
    labelProps: { className: hideLabel ? 'vt-unseen' : '' },
    description: `${text.length} / ${maximum}`,
    error: issue,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return several ? (
    <Textarea {...field} rows={3} resize="vertical" />
  ) : (
    <TextInput {...field} inputMode={inputMode ?? 'text'} />
  );
};

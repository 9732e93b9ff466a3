import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './LimitedText.module.css';

interface LimitedTextProps {
  label: string;
  /** The label is beside the field. */
  hideLabel?: boolean;
  name: string;
  value: string | null;
  maximum: number;
  /** The default, shown while the field is empty. */
  placeholder?: string | undefined;
  issue?: string | undefined;
  /** Under the field while it has no issue: what the value leads to. */
  hint?: string | undefined;
  disabled?: boolean;
  several?: boolean;
  inputMode?: 'url' | 'text';
  onChange: (value: string) => void;
}

/** A text field with the number of characters left. */
export const LimitedText = ({
  hideLabel,
  value,
  maximum,
  issue,
  hint,
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
    inputContainer: (input: ReactNode) => (
      <>
        {input}
        <p role="status" className={classes.hint}>
          {issue === undefined && hint}
        </p>
      </>
    ),
    error: issue,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return several ? (
    <Textarea {...field} rows={3} resize="vertical" />
  ) : (
    <TextInput {...field} inputMode={inputMode ?? 'text'} />
  );
};

import { Textarea, TextInput } from '@mantine/core';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
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

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** A text field with the number of characters left. A pasted text that is too long is shortened, and the field says so. */
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
  const [isShortened, setIsShortened] = useState(false);
  const text = value ?? '';
  const note = isShortened ? messages.shortened(maximum) : hint;
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
          {issue === undefined && note}
        </p>
      </>
    ),
    error: issue,
    onPaste: ({ currentTarget: { selectionStart, selectionEnd }, clipboardData }: ClipboardEvent<TextElement>) => {
      const stays = text.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
      setIsShortened(stays + clipboardData.getData('text').length > maximum);
    },
    onChange: (event: { currentTarget: { value: string } }) => {
      if (event.currentTarget.value.length < maximum) setIsShortened(false);
      onChange(event.currentTarget.value);
    },
  };
  return several ? (
    <Textarea {...field} rows={3} resize="vertical" />
  ) : (
    <TextInput {...field} inputMode={inputMode ?? 'text'} />
  );
};

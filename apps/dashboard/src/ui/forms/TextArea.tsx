import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './TextArea.module.css';
import { tooLong } from './too-long.ts';

interface TextAreaProps extends Omit<TextareaProps, 'value' | 'onChange' | 'maxLength'> {
  value: string;
  onText: (text: string) => void;
  /** The longest text. A longer one is not cut: the field says that it is too long. */
  maximum: number;
}

/** A field of several lines, which grows with its text. */
export const TextArea = ({ value, onText, maximum, error, ...rest }: TextAreaProps) => (
  <Textarea
    rows={3}
    resize="vertical"
    dir="auto"
    {...rest}
    classNames={{ input: classes.input ?? '' }}
    value={value}
    error={error ?? tooLong(value, maximum)}
    onChange={(event) => onText(event.currentTarget.value)}
  />
);

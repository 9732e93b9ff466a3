import { isComposing } from '@vitrine/domain/text/is-composing';
import { useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from '../../../../ui/forms/TextField.tsx';

interface CommittedFieldProps extends Omit<TextFieldProps, 'onChange' | 'value' | 'error'> {
  value: string;
  /** Why a text cannot be taken; undefined when it can. */
  issueWith?: (text: string) => string | undefined;
  /** Called with a text that can be taken, when the person leaves the field or presses Enter. */
  onCommit: (text: string) => void;
  /** Empties itself once its text is taken: it adds something. */
  clears?: boolean;
}

/** A text field whose whole change is one step of undo. What cannot be taken stays in the field, with its reason. */
export const CommittedField = ({ value, issueWith, onCommit, clears = false, ...field }: CommittedFieldProps) => {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const issue = text === value ? undefined : issueWith?.(text);
  const commit = (): void => {
    if (text === value || issue !== undefined) return;
    onCommit(text);
    if (clears) setText('');
  };
  return (
    <TextField
      {...field}
      value={text}
      error={issue}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setText(value);
      }}
    />
  );
};

import { useId } from 'react';
import { ErrorMessage } from '../../../ui/forms/TextField.tsx';
import { tooLong } from '../../../ui/forms/too-long.ts';
import classes from './LinkedQuote.module.css';

interface PlainAreaProps {
  label: string;
  name: string;
  value: string;
  maximum: number;
  error?: string | undefined;
  onText: (text: string) => void;
}

/** A field of several lines without Mantine, which this page does not load. */
export const PlainArea = ({ label, name, value, maximum, error: issue, onText }: PlainAreaProps) => {
  const id = useId();
  const error = issue ?? tooLong(value, maximum);
  return (
    <div>
      <label className="mantine-InputWrapper-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        dir="auto"
        rows={3}
        className={`mantine-Input-input ${classes.area}`}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <div role="alert" id={`${id}-error`}>
        {error !== undefined && (
          <p className="mantine-InputWrapper-error">
            <ErrorMessage>{error}</ErrorMessage>
          </p>
        )}
      </div>
    </div>
  );
};

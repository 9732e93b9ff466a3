import { useId } from 'react';
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
  label,
  hideLabel = false,
  name,
  value,
  maximum,
  placeholder,
  issue,
  disabled = false,
  several = false,
  inputMode = 'text',
  onChange,
}: LimitedTextProps) => {
  const id = useId();
  const field = {
    id,
    name,
    value: value ?? '',
    maxLength: maximum,
    placeholder,
    disabled,
    'aria-invalid': issue !== undefined,
    'aria-describedby': `${id}-left`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <label htmlFor={id} className={hideLabel ? classes.hidden : classes.label}>
          {label}
        </label>
        <span id={`${id}-left`} className={classes.count}>
          {(value ?? '').length} / {maximum}
        </span>
      </div>
      {several ? (
        <textarea {...field} rows={3} className={classes.input} />
      ) : (
        <input {...field} type="text" inputMode={inputMode} className={classes.input} />
      )}
      <div role="alert">{issue !== undefined && <p className={classes.issue}>{issue}</p>}</div>
    </div>
  );
};

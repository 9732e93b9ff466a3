import { IconAlertCircle } from '@tabler/icons-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import classes from './TextField.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'height'> {
  label: string;
  /** Shown in the empty input and as a line under it, announced, until it is corrected. */
  error?: string | undefined;
  height?: 'regular' | 'touch';
  /** Inside the input at its right end. */
  end?: ReactNode;
  /** Beside the input. */
  beside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Label, input and error line (look: Forms). */
export const TextField = ({ label, error, height = 'regular', end, beside, className, ...input }: TextFieldProps) => {
  const id = useId();
  return (
    <div className={className}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.line}>
        <div className={classes.frame} data-height={height} data-invalid={error !== undefined || undefined}>
          <input
            {...input}
            id={id}
            className={classes.input}
            placeholder={error ?? input.placeholder}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
          />
          {end}
        </div>
        {beside}
      </div>
      <div role="alert" id={`${id}-error`}>
        {error !== undefined && (
          <p className={classes.error}>
            <IconAlertCircle size={14} stroke={1.6} aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
};

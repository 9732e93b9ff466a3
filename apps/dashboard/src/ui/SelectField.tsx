import { IconAlertCircle, IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './SelectField.module.css';

interface SelectFieldProps {
  label: string;
  name?: string;
  /** A text alone is value and label. */
  options: readonly (string | { value: string; label: string })[];
  value: string;
  /** What stands for no choice; without it there is always one. */
  none?: string;
  /** A line under the field, announced, until it is corrected. */
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Label and dropdown: one of a short list. */
export const SelectField = ({ label, name, options, value, none, error, onChange }: SelectFieldProps) => {
  const id = useId();
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <span className={classes.frame}>
        <select
          id={id}
          name={name}
          className={classes.select}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options
            .map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </select>
        <IconChevronDown size={16} stroke={1.6} aria-hidden="true" className={classes.arrow} />
      </span>
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

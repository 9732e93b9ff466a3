import type { ReactNode } from 'react';
import classes from './Checkbox.module.css';

interface CheckboxProps {
  label: string;
  /** Between the box and the label. */
  image?: ReactNode;
  className?: string | undefined;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Neither on nor off: some of what it stands for is. */
  mixed?: boolean;
  /** Cannot be changed now; it stays reachable, so that its reason can be read. */
  locked?: boolean;
}

/** A native checkbox in the look of the tenant. */
export const Checkbox = ({
  label,
  image,
  className = '',
  name,
  checked,
  onChange,
  mixed = false,
  locked = false,
}: CheckboxProps) => (
  <label className={`${classes.line} ${className}`} data-locked={locked || undefined}>
    <input
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
      type="checkbox"
      name={name}
      className={classes.box}
      checked={checked}
      aria-disabled={locked || undefined}
      onChange={(event) => !locked && onChange(event.target.checked)}
    />
    {image}
    {label}
  </label>
);

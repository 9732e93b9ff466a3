import classes from './Checkbox.module.css';

interface CheckboxProps {
  label: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A native checkbox in the look of the house. */
export const Checkbox = ({ label, name, checked, onChange }: CheckboxProps) => (
  <label className={classes.line}>
    <input
      type="checkbox"
      name={name}
      className={classes.box}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);

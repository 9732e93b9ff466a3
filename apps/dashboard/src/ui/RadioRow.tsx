import { Radio } from '@mantine/core';
import classes from './RadioRow.module.css';

interface RadioRowProps<V extends string> {
  legend: string;
  name: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** Few choices beside each other, one of them chosen. */
export const RadioRow = <V extends string>({ legend, name, options, value, onChange }: RadioRowProps<V>) => (
  <fieldset className={classes.row}>
    <legend>{legend}</legend>
    {options.map((option) => (
      <Radio
        key={option.value}
        label={option.label}
        name={name}
        value={option.value}
        checked={value === option.value}
        onChange={() => onChange(option.value)}
      />
    ))}
  </fieldset>
);

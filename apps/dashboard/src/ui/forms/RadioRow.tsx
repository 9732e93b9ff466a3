import { Group, Radio } from '@mantine/core';

interface RadioRowProps<V extends string> {
  legend: string;
  name: string;
  options: readonly { value: V; label: string; disabled?: boolean }[];
  value: V;
  onChange: (value: V) => void;
}

/** Few choices beside each other, one of them chosen. */
export const RadioRow = <V extends string>({ legend, name, options, value, onChange }: RadioRowProps<V>) => (
  <Group component="fieldset" gap="4px 24px" className="vt-fieldset">
    <legend>{legend}</legend>
    {options.map((option) => (
      <Radio
        key={option.value}
        label={option.label}
        name={name}
        value={option.value}
        checked={value === option.value}
        disabled={option.disabled}
        onChange={() => onChange(option.value)}
      />
    ))}
  </Group>
);

import { NativeSelect } from '@mantine/core';

interface SelectFieldProps {
  label: string;
  name?: string;
  options: readonly (string | { value: string; label: string })[];
  value: string;
  none?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Mantine's NativeSelect by the names that the catalogue uses. */
export const SelectField = ({ options, none, onChange, ...rest }: SelectFieldProps) => (
  <NativeSelect
    {...rest}
    data={[...(none === undefined ? [] : [{ value: '', label: none }]), ...options]}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

import { Checkbox as MantineCheckbox } from '@mantine/core';
import type { ReactNode } from 'react';

interface CheckboxProps {
  label: string;
  image?: ReactNode;
  className?: string | undefined;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  mixed?: boolean;
  locked?: boolean;
}

/** Mantine's Checkbox by the names that the catalogue uses. */
export const Checkbox = ({ label, image, className = '', mixed = false, locked, onChange, ...rest }: CheckboxProps) => (
  <MantineCheckbox
    {...rest}
    className={className}
    label={
      <>
        {image}
        {label}
      </>
    }
    indeterminate={mixed}
    aria-disabled={locked || undefined}
    onChange={({ currentTarget }) => !locked && onChange(currentTarget.checked)}
  />
);

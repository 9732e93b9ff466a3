import { Select } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './FilterSelect.module.css';

interface FilterSelectProps {
  /** Accessible name. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  /** The value that filters nothing. */
  all: string;
  onChange: (value: string) => void;
}

/** Chooses what a list shows. */
export const FilterSelect = ({ label, options, value, all, onChange }: FilterSelectProps) => (
  <Select
    className={classes.filter}
    aria-label={label}
    data={[...options]}
    value={value}
    onChange={(chosen) => onChange(chosen ?? all)}
    rightSection={<IconChevronDown size={16} stroke={1.6} />}
    rightSectionPointerEvents="none"
    comboboxProps={{ position: 'bottom-end', width: 'max-content' }}
  />
);

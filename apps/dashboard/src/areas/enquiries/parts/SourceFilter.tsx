import { Select } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { ALL, type FilterOption } from '../filter.ts';
import classes from './SourceFilter.module.css';

interface SourceFilterProps {
  options: readonly FilterOption[];
  source: string;
  onSource: (value: string) => void;
}

/** Which configurator the enquiries came from. */
export const SourceFilter = ({ options, source, onSource }: SourceFilterProps) => (
  <Select
    className={classes.filter}
    aria-label="Filter by configurator"
    data={[...options]}
    value={source}
    onChange={(value) => onSource(value ?? ALL)}
    rightSection={<IconChevronDown size={16} stroke={1.6} />}
    rightSectionPointerEvents="none"
    comboboxProps={{ position: 'bottom-end', width: 'max-content' }}
  />
);

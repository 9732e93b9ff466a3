import { Select } from '@mantine/core';
import type { FilterOption } from '../filter.ts';

interface SourceFilterProps {
  options: readonly FilterOption[];
  source: string;
  onSource: (value: string) => void;
}

/** Which configurator the enquiries came from. */
export const SourceFilter = ({ options, source, onSource }: SourceFilterProps) => (
  <Select
    aria-label="Filter by configurator"
    data={options}
    value={source}
    onChange={(value) => value !== null && onSource(value)}
  />
);

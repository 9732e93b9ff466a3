import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { ALL, type FilterOption } from '../filter.ts';

interface SourceFilterProps {
  options: readonly FilterOption[];
  source: string;
  onSource: (value: string) => void;
}

/** Which configurator the enquiries came from. */
export const SourceFilter = ({ options, source, onSource }: SourceFilterProps) => (
  <FilterSelect label="Filter by configurator" options={options} value={source} all={ALL} onChange={onSource} />
);

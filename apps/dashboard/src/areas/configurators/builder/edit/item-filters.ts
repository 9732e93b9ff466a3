import type { LayerItem } from '@vitrine/contract/configurator-file';

type Filters = LayerItem['filter'];

/** Filters as people type them: 'Range: Matt, Colour: Blue'. */
export const formatFilters = (filters: Filters): string =>
  (filters ?? []).flatMap(({ name, options }) => options.map((option) => `${name}: ${option}`)).join(', ');

/** Reads typed filters; null when a part has no name or no option. Groups of filters that stay are kept. */
export const parseFilters = (text: string, before: Filters): Filters | null => {
  const options = new Map<string, string[]>();
  for (const part of text.split(',')) {
    if (part.trim() === '') continue;
    const [name = '', ...rest] = part.split(':').map((word) => word.trim());
    const option = rest.join(':').trim();
    if (name === '' || option === '') return null;
    options.set(name, [...(options.get(name) ?? []), option]);
  }
  return [...options].map(([name, own]) => {
    const group = before?.find((filter) => filter.name === name)?.group;
    return { name, options: [...new Set(own)], ...(group && { group }) };
  });
};

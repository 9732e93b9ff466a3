import type { LayerItem } from '@vitrine/contract/configurator-file';
import { inLocale } from '@vitrine/contract/texts/in-locale';

/** Layers that are a part of the room rather than a choice. The list is ours. */
const HIDDEN_NAMES: readonly string[] = [
  'skirts',
  'skirting',
  'wall',
  'wall units',
  'tower units',
  'base units',
  'worktops',
  'upstands',
  'plinths',
  'cornice',
  'pelmet',
  'end panels',
  'flooring',
  'ceiling',
];

/** 'no ' counts where a word begins: 'No handle' is none, 'Volcano grey' is one. */
const NOTHING_TO_CHOOSE = /blank|colour match|(?:^|\s)no\s/i;

/** Whether a layer or a group of options is offered in lists of options. */
export const isListedLayer = (name: string): boolean =>
  !HIDDEN_NAMES.some((hidden) => name.toLowerCase().includes(hidden));

/** Whether a name is offered in lists of options. One that contains the name of a part, as 'Wall oak' does, is. */
export const isListedOption = (name: string): boolean => {
  const plain = name.trim().toLowerCase();
  return plain !== '' && !HIDDEN_NAMES.includes(plain) && !NOTHING_TO_CHOOSE.test(name);
};

const words = inLocale((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

/** The different options that a list offers, in the order of the alphabet. */
export const listedOptions = (options: Iterable<string>): string[] =>
  [...new Set(options)].filter(isListedOption).sort(words().compare);

/**
 * The options of every filter that items have, by the filter's name, in the order of the file; hidden names left out.
 */
export const optionsByFilter = (items: Iterable<Pick<LayerItem, 'filter'>>): Map<string, string[]> => {
  const found = new Map<string, Set<string>>();
  for (const { filter } of items)
    for (const { name, options } of filter ?? []) {
      const known = found.get(name) ?? (isListedLayer(name) ? new Set() : null);
      if (known === null) continue;
      for (const option of options) known.add(option);
      found.set(name, known);
    }
  return new Map([...found].map(([name, options]) => [name, listedOptions(options)]));
};

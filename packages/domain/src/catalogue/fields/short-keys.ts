import { SHORT_KEYS } from '@vitrine/contract/catalogue/short-keys';

/** Long and short names of what repeats in every item. */
export const ITEM_KEYS: KeyNames = new Map(Object.entries(SHORT_KEYS));
export const FILTER_KEYS: KeyNames = new Map([
  ['name', 'n'],
  ['options', 'o'],
]);

export type KeyNames = ReadonlyMap<string, string>;

/** Key of the minified form for flags that the full file has as false. */
export const FLAG_BEFORE = 'minified_before';

export type Loose = Record<string, unknown>;

export const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A copy with its keys renamed; keys that `names` does not know stay. Builds no lists of entries in between, because a
 * save of a large catalogue calls this for every item.
 */
export const renameKeys = (value: Loose, names: KeyNames): Loose => {
  const keys = Object.keys(value);
  // As data files can hold it: a key called __proto__ stays one.
  if (keys.includes('__proto__'))
    return Object.fromEntries(keys.map((key): [string, unknown] => [names.get(key) ?? key, value[key]]));
  const copy: Loose = {};
  for (const key of keys) copy[names.get(key) ?? key] = value[key];
  return copy;
};

/** A copy with every item of every layer replaced; anything that has another form is left alone. */
export const mapItems = (file: Loose, change: (item: Loose) => Loose): Loose => {
  if (!Array.isArray(file.layers)) return file;
  const each = (item: unknown) => (isLoose(item) ? change(item) : item);
  return {
    ...file,
    layers: file.layers.map((layer: unknown) =>
      isLoose(layer) && Array.isArray(layer.items) ? { ...layer, items: layer.items.map(each) } : layer,
    ),
  };
};

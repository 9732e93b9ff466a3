import type { ConfiguratorFile, FloorsFile, LayeredFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { AS_BLEND } from './floors/keys.ts';
import { readMix, unescapeId as unescapeFloor } from './floors/mix-text.ts';
import { readWishes } from './floors/restore-floor.ts';
import { splitIds } from './layered/design-text.ts';
import { readText, unescapeId as unescapeRobe } from './robes/robe-text.ts';

type Rows = readonly { id: string | number }[] | null | undefined;

const missing = (ids: readonly string[], ...lists: Rows[]): string[] => {
  const known = new Set(lists.flatMap((rows) => (rows ?? []).map(({ id }) => String(id))));
  return ids.filter((id) => id !== '' && !known.has(id));
};

const ofLayers = ({ layers }: LayeredFile, text: string): string[] =>
  missing(splitIds(text), ...layers.map(({ items }) => items));

const ofFloor = ({ blends, finishes, flakes }: FloorsFile, text: string): string[] => {
  const { ids, named } = readWishes(text);
  const base = unescapeFloor(named.get('base') ?? '');
  const mixed = (readMix(named.get('mix') ?? '') ?? []).map(({ id }) => id);
  return [...missing(ids, blends, finishes), ...missing([...mixed, ...(base === AS_BLEND ? [] : [base])], flakes)];
};

const ofRobe = ({ doors, frames, internals, materials, trims }: SlidingRobeFile, text: string): string[] => {
  const { ids, settings } = readText(text);
  const lists = [doors, frames.frameType, internals.options, materials];
  const own = [...settings].flatMap(([sign, value]) => {
    if (sign === 't') return missing([unescapeRobe(value)], trims);
    if (sign === 'c' || /^i\d/.test(sign)) return missing([unescapeRobe(value)], ...lists);
    return /^d\d/.test(sign) ? missing(value.split('/').map(unescapeRobe), ...lists) : [];
  });
  return [...missing(ids, ...lists), ...own];
};

/** The ids in a design's text that no item of the file has, each once. Sizes and other settings are not ids. */
export const unknownIds = (type: ConfiguratorType, file: ConfiguratorFile, text: string): string[] => {
  const list = { floors: ofFloor, slidingrobe: ofRobe, panoramic: ofLayers, stockset: ofLayers }[type] as (
    file: ConfiguratorFile,
    text: string,
  ) => string[];
  return [...new Set(list(file, text))];
};

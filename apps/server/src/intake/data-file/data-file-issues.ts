import { hasLostCharacters } from '@vitrine/contract/characters/lost-characters';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { isColour } from '@vitrine/domain/design/floors/colour';
import { isRecord } from '@vitrine/domain/is-record';

/** `layers[2].items[14].price`; 'file' for the whole of it. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '') || 'file';

/** Whether lists and objects of a JSON text nest deeper than that; checked before anything recurses. */
export function isTooDeep(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      depth++;
      if (depth > limit) return true;
    } else if (char === '}' || char === ']') depth--;
  }
  return false;
}

/** The path of a key that would change what every object inherits; null when there is none. */
export function reservedKey(value: unknown, path: readonly PropertyKey[] = []): string | null {
  if (value === null || typeof value !== 'object') return null;
  if (!Array.isArray(value) && Object.hasOwn(value, '__proto__')) return pathText([...path, '__proto__']);
  for (const [key, entry] of Object.entries(value)) {
    const found = reservedKey(entry, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found !== null) return found;
  }
  return null;
}

const lostIn = (value: unknown, path: readonly PropertyKey[]): string[] => {
  if (typeof value === 'string')
    return hasLostCharacters(value) ? [`${pathText(path)}: ${fileMessages.lostCharacters}`] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    lostIn(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

/** The texts that lost characters, such as umlauts, before the file was uploaded. */
export const listLostCharacters = (file: unknown): string[] => lostIn(file, []);

type List = [path: string, entries: readonly unknown[]];

/** The list under these keys; empty where the file has something else there, which is an issue of its own. */
const listAt = (value: unknown, ...keys: string[]): readonly unknown[] => {
  const found = keys.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value);
  return Array.isArray(found) ? found : [];
};

const listsIn = (file: unknown, list: string, entries: string): List[] =>
  listAt(file, list).map((each, index): List => [`${list}[${index}].${entries}`, listAt(each, entries)]);

const LISTS = ['flakes', 'blends', 'doors', 'frames.frameType', 'internals.options', 'materials'] as const;
const SCENES = 'project_info.scene_selector.scenes';

/** Scenes with images have a folder each; those of earlier releases may share one. */
const hasImages = (scene: unknown): boolean => listAt(scene, 'images').length > 0;

/** Every list whose entries have unique ids, with its path, whatever the kind of the file. */
const listsOf = (file: unknown): List[] => [
  ...listsIn(file, 'layers', 'items'),
  ...listsIn(file, 'filter_groups', 'filters'),
  ...LISTS.map((path): List => [path, listAt(file, ...path.split('.'))]),
  [SCENES, listAt(file, ...SCENES.split('.')).filter(hasImages)],
];

const COLOURED = [...LISTS, 'finishes', 'trims'];

/** Values of `hex` that no program reads as a colour: what has one would be drawn in another. */
export const listWrongColours = (file: unknown): string[] =>
  COLOURED.flatMap((path) =>
    listAt(file, ...path.split('.')).flatMap((entry, index) => {
      const hex = isRecord(entry) ? entry.hex : undefined;
      return typeof hex !== 'string' || isColour(hex) ? [] : [`${path}[${index}].hex: ${fileMessages.notAColour}`];
    }),
  );

/** Sizes of a wardrobe whose minimum is above their maximum: no wardrobe has such a size. */
export const listEmptyRanges = (file: unknown): string[] => {
  const dimensions = isRecord(file) && isRecord(file.dimensions) ? file.dimensions : {};
  return Object.entries(dimensions).flatMap(([name, range]) => {
    const { min, max } = isRecord(range) ? range : {};
    const isEmpty = typeof min === 'number' && typeof max === 'number' && min > max;
    return isEmpty ? [`dimensions.${name}.min: ${fileMessages.aboveMaximum(max)}`] : [];
  });
};

/** Entries of one list that have the same id, as issues. The file may have others. */
export const listSameIds = (file: unknown): string[] =>
  listsOf(file).flatMap(([path, entries]) => {
    const first = new Map<string, number>();
    return entries.flatMap((entry, index) => {
      const id = isRecord(entry) ? entry.id : undefined;
      if (typeof id !== 'string' && typeof id !== 'number') return [];
      const before = first.get(String(id));
      if (before === undefined) {
        first.set(String(id), index);
        return [];
      }
      return [`${path}[${index}].id: ${fileMessages.sameId(`${path}[${before}]`)}`];
    });
  });

import type { ConfiguratorFile, FloorsFile, LayeredFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { hasLostCharacters } from '@vitrine/contract/lost-characters';

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
export const listLostCharacters = (file: ConfiguratorFile): string[] => lostIn(file, []);

type Listed = { id?: unknown };

type List = [path: string, entries: readonly Listed[]];

const layeredLists = ({ layers, filter_groups }: LayeredFile): List[] => [
  ...layers.map(({ items }, index): List => [`layers[${index}].items`, items]),
  ...filter_groups.map(({ filters }, index): List => [`filter_groups[${index}].filters`, filters]),
];

const floorsLists = ({ flakes, blends }: FloorsFile): List[] => [
  ['flakes', flakes],
  ['blends', blends],
];

const robeLists = ({ doors, frames, internals, materials }: SlidingRobeFile): List[] => [
  ['doors', doors],
  ['frames.frameType', frames.frameType],
  ['internals.options', internals.options],
  ['materials', materials],
];

/** Scenes with images have a folder each; those of earlier releases may share one. */
const sceneList = ({ project_info }: ConfiguratorFile): List => [
  'project_info.scene_selector.scenes',
  (project_info?.scene_selector.scenes ?? []).filter(({ images }) => images?.length),
];

/** Every list whose entries have unique ids, with its path. */
function listsOf(file: ConfiguratorFile): List[] {
  if ('layers' in file) return layeredLists(file as LayeredFile);
  return 'flakes' in file ? floorsLists(file as FloorsFile) : robeLists(file as SlidingRobeFile);
}

/** Entries of one list that have the same id, as issues. */
export const listSameIds = (file: ConfiguratorFile): string[] =>
  [...listsOf(file), sceneList(file)].flatMap(([path, entries]) => {
    const first = new Map<string, number>();
    return entries.flatMap(({ id }, index) => {
      const before = first.get(String(id));
      if (before === undefined) {
        first.set(String(id), index);
        return [];
      }
      return [`${path}[${index}].id: ${fileMessages.sameId(`${path}[${before}]`)}`];
    });
  });

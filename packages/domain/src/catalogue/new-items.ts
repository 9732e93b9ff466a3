import type { ConfiguratorFile, Flake, LayerItem, RobePart } from '@vitrine/contract/configurator-file';
import { safeName } from '../organisations/safe-name.ts';
import type { Location } from './edits/edits.ts';
import { isFloorsFile, isLayeredFile, isRobeFile, locationsOf, type Row, rowsOf } from './rows-of.ts';

/** A row that a file does not have yet. */
export interface NewItem {
  location: Location;
  item: Row;
}

/** The ids of all rows of a file, as text. */
export const idsOf = (file: ConfiguratorFile): Set<string> =>
  new Set(locationsOf(file).flatMap(({ location }) => rowsOf(file, location).map(({ id }) => String(id))));

const isNumbered = (rows: readonly Row[]): boolean => rows.length > 0 && rows.every(({ id }) => typeof id === 'number');

/** An id as the other rows have theirs: a number where all of them are numbers; null where it cannot become one. */
export const idLike = (rows: readonly Row[], text: string): string | number | null => {
  if (!isNumbered(rows)) return text;
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

/** An id for a row that came without one: the next number where the others are numbers, else made of its name. */
export const freeId = (taken: ReadonlySet<string>, rows: readonly Row[], name: string): string | number => {
  if (isNumbered(rows)) {
    let next = rows.reduce((highest, { id }) => Math.max(highest, Number(id)), 0) + 1;
    while (taken.has(String(next))) next++;
    return next;
  }
  const plain = safeName(name) || 'item';
  let id = plain;
  for (let count = 2; taken.has(id); count++) id = `${plain}-${count}`;
  return id;
};

const addTo = (file: ConfiguratorFile, location: Location, items: readonly Row[]): ConfiguratorFile => {
  if (isLayeredFile(file)) {
    const added = items as readonly LayerItem[];
    const layers = file.layers.map((layer, at) =>
      at === location ? { ...layer, items: [...layer.items, ...added] } : layer,
    );
    return { ...file, layers };
  }
  if (isFloorsFile(file)) {
    return location === 'flakes' ? { ...file, flakes: [...file.flakes, ...(items as readonly Flake[])] } : file;
  }
  if (!isRobeFile(file)) return file;
  const added = items as readonly RobePart[];
  if (location === 'doors' || location === 'materials') return { ...file, [location]: [...file[location], ...added] };
  if (location !== 'frames') return file;
  return { ...file, frames: { ...file.frames, frameType: [...file.frames.frameType, ...added] } };
};

/** The file with new items at the end of their lists. */
export const withNewItems = (file: ConfiguratorFile, added: readonly NewItem[]): ConfiguratorFile =>
  [...new Set(added.map(({ location }) => location))].reduce(
    (before, location) =>
      addTo(
        before,
        location,
        added.filter((one) => one.location === location).map(({ item }) => item),
      ),
    file,
  );

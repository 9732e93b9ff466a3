import type { FloorsFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { freeId } from '../catalogue/new-items.ts';
import { moved } from './edit-layers.ts';

/** A data file whose choices are lists of parts, without layers. */
export type PartsFile = FloorsFile | SlidingRobeFile;

/** One flake, blend, finish, door, frame, internal, material or trim. */
export interface Part {
  id: string | number;
  name: string;
  [field: string]: unknown;
}

type FloorList = 'flakes' | 'blends' | 'finishes';
type RobeList = 'doors' | 'frames' | 'internals' | 'materials' | 'trims';
export type PartList = FloorList | RobeList;

interface ListAccess {
  read: (file: PartsFile) => readonly Part[];
  write: (file: PartsFile, parts: readonly Part[]) => PartsFile;
}

const field = (name: string): ListAccess => ({
  read: (file) => (file[name] ?? []) as Part[],
  write: (file, parts) => ({ ...file, [name]: parts }) as PartsFile,
});

/** A list inside an object of its own: frames and internals. */
const nested = (name: string, inner: string): ListAccess => ({
  read: (file) => ((file[name] as Record<string, unknown> | undefined)?.[inner] ?? []) as Part[],
  write: (file, parts) => ({ ...file, [name]: { ...(file[name] as object), [inner]: parts } }) as PartsFile,
});

const ACCESS: Record<PartList, ListAccess> = {
  flakes: field('flakes'),
  blends: field('blends'),
  finishes: field('finishes'),
  doors: field('doors'),
  frames: nested('frames', 'frameType'),
  internals: nested('internals', 'options'),
  materials: field('materials'),
  trims: field('trims'),
};

const LISTS = Object.keys(ACCESS) as PartList[];

/** The parts of a list; none where the file lacks it. */
export const partsOf = (file: PartsFile, list: PartList): readonly Part[] => ACCESS[list].read(file);

/** The part of a list with this id. */
export const partOf = (file: PartsFile, list: PartList, id: string | number): Part | undefined =>
  partsOf(file, list).find((part) => part.id === id);

const change = <F extends PartsFile>(file: F, list: PartList, edit: (parts: readonly Part[]) => readonly Part[]): F =>
  ACCESS[list].write(file, edit(ACCESS[list].read(file))) as F;

/** The ids of all parts: designs name parts by them, whatever their list is. */
const idsOfParts = (file: PartsFile): Set<string> =>
  new Set(LISTS.flatMap((list) => partsOf(file, list).map(({ id }) => String(id))));

/** A new part with an id of its own, for the end of a list. */
export const newPart = (file: PartsFile, list: PartList, fields: Omit<Part, 'id'> & { name: string }): Part => ({
  ...fields,
  id: freeId(idsOfParts(file), partsOf(file, list) as never, fields.name),
});

/** The file with new parts at the end of a list; each gets an id of its own. */
export const addParts = <F extends PartsFile>(
  file: F,
  list: PartList,
  added: readonly (Omit<Part, 'id'> & { name: string })[],
): F =>
  added.reduce<F>((before, fields) => {
    const part = newPart(before, list, fields);
    return change(before, list, (parts) => [...parts, part]);
  }, file);

/** The file with changed fields of one part. */
export const changePart = <F extends PartsFile>(
  file: F,
  list: PartList,
  id: Part['id'],
  fields: Readonly<Record<string, unknown>>,
): F => change(file, list, (parts) => parts.map((part) => (part.id === id ? { ...part, ...fields } : part)));

/** The file with a part at another position of its list. */
export const movePart = <F extends PartsFile>(file: F, list: PartList, id: Part['id'], to: number): F =>
  change(file, list, (parts) => {
    const from = parts.findIndex((part) => part.id === id);
    return from < 0 ? parts : moved(parts, from, to);
  });

/** The file without a part. */
export const removePart = <F extends PartsFile>(file: F, list: PartList, id: Part['id']): F =>
  change(file, list, (parts) => parts.filter((part) => part.id !== id));

/** The file with a copy of a part below it, with an id of its own and without the SKU, which is another product's. */
export const duplicatePart = <F extends PartsFile>(file: F, list: PartList, id: Part['id']): F => {
  const part = partOf(file, list, id);
  if (!part) return file;
  const { safe_name: _, ...fields } = part;
  const copy = newPart(file, list, { ...fields, product_code: null });
  return change(file, list, (parts) => parts.flatMap((one) => (one.id === id ? [one, copy] : [one])));
};

import type { EditedField, Location } from './edits.ts';

const PART: readonly EditedField[] = ['name', 'price', 'disabled'];

const OF_CATEGORY: Record<Exclude<Location, number>, readonly EditedField[]> = {
  pano_doors: ['disabled'],
  flakes: [...PART, 'tags'],
  blends: PART,
  doors: PART,
  frames: PART,
  internals: [...PART, 'range'],
  materials: PART,
};

const OF_ITEM: readonly EditedField[] = ['name', 'product_code', 'price', 'disabled', 'filter'];

/** The fields of a row that can be edited; changes of others are dropped. Ids are never edited. */
export const editableFields = (location: Location): readonly EditedField[] =>
  typeof location === 'number' ? OF_ITEM : OF_CATEGORY[location];

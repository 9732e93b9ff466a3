import type { EditedFields, Edits, Location } from '@vitrine/domain/catalogue/edits';
import { optionsOf, rangeOf } from '@vitrine/domain/catalogue/range-of';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import {
  codeOf,
  filtersOnScreen,
  nameOf,
  partRange,
  priceOf,
  tagsOnScreen,
} from '@vitrine/domain/catalogue/row-values';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { matchesLowered, type SearchedTexts, searchedTexts } from '@vitrine/domain/catalogue/search';
import { colourOf } from './colour-of.ts';
import type { TabKind } from './data-tabs.ts';

/** The display filter in the order of its cycle; Edited exists on layers only. */
export const DISPLAYS = ['All', 'Enabled', 'Disabled', 'Edited'] as const;
export type Display = (typeof DISPLAYS)[number];

export type SearchedField = 'name' | 'options' | 'product_code' | 'hex' | 'id';

export type TableRow = Row;

/** Pending changes of one tab by id as text. */
export type EditsById = ReadonlyMap<string, EditedFields>;

const NOTHING: EditedFields = {};

export const editsIn = (edits: Edits, location: Location): EditsById =>
  new Map(edits.filter(({ layer_index }) => layer_index === location).map(({ id, data }) => [String(id), data]));

/** The state after this one; Edited is for layers. */
export const nextDisplay = (display: Display, kind: TabKind): Display => {
  const cycle: readonly Display[] = kind === 'layer' ? DISPLAYS : DISPLAYS.filter((each) => each !== 'Edited');
  return cycle[(cycle.indexOf(display) + 1) % cycle.length] ?? 'All';
};

const inDisplay = (row: Row, edit: EditedFields, display: Display): boolean => {
  if (display === 'All') return true;
  if (display === 'Edited') return edit !== NOTHING;
  return isRowDisabled(row, edit) === (display === 'Disabled');
};

/** Filter options of an item, tags of a flake, the range of an internal: what the option filter chooses among. */
export const optionsIn = (row: Row, edit: EditedFields = NOTHING): string[] => {
  if (Array.isArray(row.filter)) return optionsOf({ filter: filtersOnScreen(row, edit) });
  const range = partRange(row, edit);
  return range === '' ? tagsOnScreen(row, edit) : [range];
};

const READ: Record<SearchedField, (row: Row, edit: EditedFields) => string | string[]> = {
  name: nameOf,
  options: optionsIn,
  product_code: codeOf,
  hex: (row) => colourOf(row) ?? '',
  id: (row) => String(row.id),
};

/** What the search looks at, lowered once for each row of a file; a row with pending changes is read anew. */
const lowered = new WeakMap<Row, Partial<Record<SearchedField, SearchedTexts>>>();

const textsOf = (row: Row, edit: EditedFields, field: SearchedField): SearchedTexts => {
  if (edit !== NOTHING) return searchedTexts(READ[field](row, edit));
  const known = lowered.get(row) ?? {};
  const texts = known[field] ?? searchedTexts(READ[field](row, NOTHING));
  if (known[field] === undefined) lowered.set(row, { ...known, [field]: texts });
  return texts;
};

interface RowQuery {
  parsed: readonly (readonly string[])[];
  field: SearchedField;
  display: Display;
  /** Rows with any of these; none chosen means all rows. */
  options?: readonly string[];
}

/** The rows of a tab that search, option filter and display filter leave, in the given order. One pass, 10,000 rows take a few milliseconds. */
export const matchingRows = <T extends Row>(
  rows: readonly T[],
  edits: EditsById,
  { parsed, field, display, options = [] }: RowQuery,
): readonly T[] => {
  if (parsed.length === 0 && display === 'All' && options.length === 0) return rows;
  return rows.filter((row) => {
    const edit = edits.get(String(row.id)) ?? NOTHING;
    if (!inDisplay(row, edit, display) || !matchesLowered(parsed, textsOf(row, edit, field))) return false;
    return options.length === 0 || optionsIn(row, edit).some((option) => options.includes(option));
  });
};

const textOf = (row: Row, field: string): string => {
  const value = row[field];
  return typeof value === 'string' ? value : '';
};

/** The value that a column sorts by, with pending changes. */
export const sortValue = (row: Row, edits: EditsById, column: string): string | number | null => {
  const edit = edits.get(String(row.id)) ?? NOTHING;
  if (column === 'range')
    return Array.isArray(row.filter) ? rangeOf({ filter: filtersOnScreen(row, edit) }) : partRange(row, edit);
  if (column === 'product_code') return codeOf(row, edit);
  if (column === 'price') return priceOf(row, edit);
  if (column === 'tags') return tagsOnScreen(row, edit).join(', ');
  if (column === 'id') return String(row.id);
  return column === 'name' ? nameOf(row, edit) : textOf(row, column);
};

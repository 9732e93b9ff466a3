import type { DoorRange, LayerItem } from '@vitrine/contract/configurator-file';
import type { EditedFields, Edits } from '@vitrine/domain/catalogue/edits';
import { optionsOf, rangeOf } from '@vitrine/domain/catalogue/range-of';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import { matchesSearch } from '@vitrine/domain/catalogue/search';
import type { Tab } from './layer-tabs.ts';

/** The display filter, in the order of its cycle; Edited on layers only (configurators.md §4). */
export const DISPLAYS = ['All', 'Enabled', 'Disabled', 'Edited'] as const;
export type Display = (typeof DISPLAYS)[number];

export type SearchedField = 'name' | 'options' | 'product_code';

export type TableRow = LayerItem | DoorRange;

/** Pending changes of one tab by id as text. */
export type EditsById = ReadonlyMap<string, EditedFields>;

const NOTHING: EditedFields = {};

export const editsIn = (edits: Edits, place: Tab['place']): EditsById =>
  new Map(edits.filter(({ layer_index }) => layer_index === place).map(({ id, data }) => [String(id), data]));

/** The state after this one; door ranges have no Edited. */
export const nextDisplay = (display: Display, kind: Tab['kind']): Display => {
  const cycle: readonly Display[] = kind === 'layer' ? DISPLAYS : DISPLAYS.filter((each) => each !== 'Edited');
  return cycle[(cycle.indexOf(display) + 1) % cycle.length] ?? 'All';
};

const inDisplay = (row: TableRow, edit: EditedFields, display: Display): boolean => {
  if (display === 'All') return true;
  if (display === 'Edited') return edit !== NOTHING;
  return isRowDisabled(row, edit) === (display === 'Disabled');
};

const isItem = (row: TableRow): row is LayerItem => 'filter' in row;

/** What the search looks at: the value on screen, so the edited one where there is one. */
const searchedText = (row: TableRow, edit: EditedFields, field: SearchedField): string | string[] => {
  if (field === 'options') return isItem(row) ? optionsOf(row) : [];
  if (field === 'product_code') return edit.product_code ?? (isItem(row) ? (row.product_code ?? '') : '');
  return edit.name ?? row.name;
};

interface Wanted {
  parsed: readonly (readonly string[])[];
  field: SearchedField;
  display: Display;
}

/** The rows of a tab that search and display filter leave, in the given order. One pass, 10,000 rows take a few milliseconds. */
export const matchingRows = <T extends TableRow>(
  rows: readonly T[],
  edits: EditsById,
  { parsed, field, display }: Wanted,
): readonly T[] => {
  if (parsed.length === 0 && display === 'All') return rows;
  return rows.filter((row) => {
    const edit = edits.get(String(row.id)) ?? NOTHING;
    return inDisplay(row, edit, display) && matchesSearch(parsed, searchedText(row, edit, field));
  });
};

/** The value that a column sorts by, with pending changes. */
export const sortValue = (row: TableRow, edits: EditsById, column: string): string | number | null => {
  const edit = edits.get(String(row.id)) ?? NOTHING;
  if (column === 'range') return isItem(row) ? rangeOf(row) : '';
  if (column === 'product_code') return edit.product_code ?? (isItem(row) ? (row.product_code ?? null) : null);
  if (column === 'price') return edit.price === undefined ? (isItem(row) ? (row.price ?? null) : null) : edit.price;
  return edit.name ?? row.name;
};

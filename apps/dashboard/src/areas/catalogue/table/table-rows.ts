import type { TableKind } from '@vitrine/contract/catalogue/item-field';
import { ITEM_FIELDS } from '@vitrine/contract/catalogue/item-fields';
import type { EditedFields, Edits, Location } from '@vitrine/domain/catalogue/edits/edits';
import { type Column, shownColumns } from '@vitrine/domain/catalogue/fields/columns';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { matchesFolded, type SearchedTexts, searchedTexts } from '@vitrine/domain/catalogue/search';
import { columnText, columnValue, optionsIn } from '../column-values.ts';

/** The states of the display filter, in the order of its cycle. Only layers have Edited. */
export const DISPLAYS = ['All', 'Enabled', 'Disabled', 'Edited'] as const;
export type Display = (typeof DISPLAYS)[number];

export type TableRow = Row;

/** Pending changes of one tab by id as text. */
export type EditsById = ReadonlyMap<string, EditedFields>;

const NOTHING: EditedFields = {};

export const editsIn = (edits: Edits, location: Location): EditsById =>
  new Map(edits.filter(({ layer_index }) => layer_index === location).map(({ id, data }) => [String(id), data]));

/** The state after this one. */
export const nextDisplay = (display: Display, kind: TableKind): Display => {
  const cycle: readonly Display[] = kind === 'layer' ? DISPLAYS : DISPLAYS.filter((each) => each !== 'Edited');
  return cycle[(cycle.indexOf(display) + 1) % cycle.length] ?? 'All';
};

const inDisplay = (row: Row, edit: EditedFields, display: Display): boolean => {
  if (display === 'All') return true;
  if (display === 'Edited') return edit !== NOTHING;
  return isRowDisabled(row, edit) === (display === 'Disabled');
};

/** The searched texts in lower case, cached for each row of a file. Rows with pending changes are not cached. */
const lowered = new WeakMap<Row, Partial<Record<string, SearchedTexts>>>();

const textsOf = (row: Row, edit: EditedFields, column: Column): SearchedTexts => {
  if (edit !== NOTHING) return searchedTexts(columnText(column, row, edit));
  const known = lowered.get(row) ?? {};
  const texts = known[column.key] ?? searchedTexts(columnText(column, row, NOTHING));
  if (known[column.key] === undefined) lowered.set(row, { ...known, [column.key]: texts });
  return texts;
};

interface RowQuery {
  table: TableKind;
  parsed: readonly (readonly string[])[];
  /** The searched column; undefined in tables without search. */
  column: Column | undefined;
  display: Display;
  /** Rows with any of these; an empty list means all rows. */
  options?: readonly string[];
}

/** The rows that search, option filter and display filter leave. It takes a few milliseconds for 10,000 rows. */
export const matchingRows = <T extends Row>(
  rows: readonly T[],
  edits: EditsById,
  { table, parsed, column, display, options = [] }: RowQuery,
): readonly T[] => {
  if (parsed.length === 0 && display === 'All' && options.length === 0) return rows;
  return rows.filter((row) => {
    const edit = edits.get(String(row.id)) ?? NOTHING;
    if (!inDisplay(row, edit, display)) return false;
    if (column !== undefined && !matchesFolded(parsed, textsOf(row, edit, column))) return false;
    return options.length === 0 || optionsIn(table, row, edit).some((option) => options.includes(option));
  });
};

/** The value by which a column sorts a row, with pending changes. */
export const sortValue = (table: TableKind, row: Row, edits: EditsById, key: string): string | number | null => {
  const column = shownColumns(table).find((shown) => shown.column.key === key)?.column;
  if (column === undefined) return null;
  const edit = edits.get(String(row.id)) ?? NOTHING;
  return ITEM_FIELDS[column.field].kind === 'number' ? columnValue(column, row, edit) : columnText(column, row, edit);
};

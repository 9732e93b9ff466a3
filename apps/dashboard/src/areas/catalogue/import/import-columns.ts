import type { TableKind } from '@vitrine/contract/catalogue/item-field';
import { ITEM_FIELDS } from '@vitrine/contract/catalogue/item-fields';
import { catalogueMessages as messages } from '@vitrine/contract/catalogue/messages';
import { composeText } from '@vitrine/contract/characters/compose-text';
import type { ConfiguratorFile, LayerItem } from '@vitrine/contract/configurator-file';
import type { EditedField } from '@vitrine/domain/catalogue/edits/edits';
import { type Column, editedIn, fileColumns, newRowColumns } from '@vitrine/domain/catalogue/fields/columns';
import { isTyped, type ParseResult, parseField } from '@vitrine/domain/catalogue/fields/parse-field';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { DECIMAL_POINT, type NumberStyle } from '@vitrine/domain/numbers/parse-number';
import type { SheetCell } from '../../../ui/tables/sheets/read-sheet.ts';
import { filterFields, withOption, withRange } from '../item/item-filters.ts';

type Fields = Record<string, unknown>;

/** Reads a cell of the file as a value of a field. */
export type ReadCell = <F extends EditedField>(name: F, cell: SheetCell) => ReturnType<typeof parseField<F>>;

/**
 * Numbers of an Excel file are numbers already; text is read in the style that was chosen for the file.
 * @param currency of the data file; a price may have all its decimals
 */
export const cellReader =
  (numbers: NumberStyle, currency: string): ReadCell =>
  (name, cell) =>
    parseField(name, String(cell), typeof cell === 'number' ? DECIMAL_POINT : numbers, currency);

interface Among {
  /** The fields from earlier columns. */
  item: Fields;
  rows: readonly Row[];
  file: ConfiguratorFile;
  readCell: ReadCell;
}

type Reader = (cell: SheetCell, among: Among) => ParseResult<Fields>;

/** A column of new rows, with the function that reads it into fields. */
interface NewColumn {
  head: string;
  /** Read even where it is empty. */
  required: boolean;
  read: Reader;
}

const IMAGE = /^(?!\/|[a-z][a-z\d+.-]*:)[^\0\\]{1,490}\.(webp|png|jpe?g)$/i;
const HEX = /^#[\da-f]{6}$/i;

/** How heads, ids and options of a file are compared: macOS and some programs write "ö" as "o" and a mark. */
export const comparable = (cell: SheetCell): string => composeText(String(cell)).trim().toLowerCase();

export const same = (one: SheetCell, other: SheetCell): boolean => comparable(one) === comparable(other);

const field =
  (name: string, read: (text: string, among: Among, cell: SheetCell) => ParseResult<unknown>): Reader =>
  (cell, among) => {
    const done = read(String(cell), among, cell);
    return 'error' in done ? done : { value: { [name]: done.value } };
  };

const image = (name: string): Reader =>
  field(name, (text) => {
    const path = text.trim();
    const isInside = IMAGE.test(path) && !path.split('/').includes('..');
    return isInside ? { value: path } : { error: messages.importImageInvalid };
  });

const colour = (name: string): Reader =>
  field(name, (text) => (HEX.test(text.trim()) ? { value: text.trim() } : { error: messages.importColourInvalid }));

const ROBES: ReadonlySet<TableKind> = new Set(['doors', 'frames', 'internals', 'materials']);

/** Parts of wardrobes have the field `enabled`, all other rows `disabled`. */
export const hasEnabledField = (table: TableKind): boolean => ROBES.has(table);

const enabled: Reader = field('enabled', (text, { readCell }) => {
  const done = readCell('disabled', text);
  return 'error' in done ? done : { value: done.value === null };
});

const filtersOf = ({ item }: Among): LayerItem['filter'] => (item.filter ?? []) as LayerItem['filter'];
const itemsOf = ({ rows }: Among): readonly LayerItem[] => rows as readonly LayerItem[];

const range: Reader = (cell, among) => {
  const text = String(cell);
  const { ranges } = filterFields(among.file, itemsOf(among), filtersOf(among));
  const known = ranges.find((each) => same(each, text));
  if (known === undefined) return { error: messages.importOptionUnknown(text.trim()) };
  return { value: { filter: withRange(filtersOf(among), itemsOf(among), known) } };
};

/** Options of any category. The range may be one of them, because exported files have it there too. */
const options: Reader = (cell, among) => {
  let filters = filtersOf(among);
  for (const requested of String(cell)
    .split(',')
    .filter((each) => each.trim() !== '')) {
    const { ranges, categories } = filterFields(among.file, itemsOf(among), filters);
    const known = ranges.find((each) => same(each, requested));
    const category = categories.find((each) => each.options.some((option) => same(option, requested)));
    const option = category?.options.find((each) => same(each, requested));
    if (known !== undefined) filters = withRange(filters, itemsOf(among), known);
    else if (category !== undefined && option !== undefined)
      filters = withOption(filters, itemsOf(among), { name: category.name, option, on: true });
    else return { error: messages.importOptionUnknown(requested.trim()) };
  }
  return { value: { filter: filters } };
};

const readerOf = (table: TableKind, { field: name, key }: Column): Reader => {
  const { kind } = ITEM_FIELDS[name];
  if (kind === 'filters') return key === 'options' ? options : range;
  if (kind === 'image') return image(name);
  if (kind === 'colour') return colour(name);
  if (kind === 'switch' && hasEnabledField(table)) return enabled;
  return field(name, (_text, { readCell }, cell) => readCell(name as EditedField, cell));
};

/** The columns of new rows; none for tables whose rows are too complex for a sheet. */
export const newColumnsOf = (table: TableKind): NewColumn[] =>
  newRowColumns(table).map((column) => ({
    head: column.label,
    required: 'required' in ITEM_FIELDS[column.field],
    read: readerOf(table, column),
  }));

/** A column of an exported file. An import can change columns with a field. */
export interface FileColumn {
  column: Column;
  field: EditedField | null;
}

export const ID_COLUMN = 'ID';

/** The columns of an exported file, in this order. */
export const fileColumnsOf = (table: TableKind): FileColumn[] =>
  fileColumns(table).map((column) => {
    const field = editedIn(table, column);
    return { column, field: field !== null && isTyped(field) ? field : null };
  });

/** The columns with numbers that an import reads, by their comparable heads. */
export const numberColumnsOf = (table: TableKind): ReadonlyMap<string, EditedField> =>
  new Map(
    [...fileColumns(table), ...newRowColumns(table)].flatMap((column) => {
      const field = editedIn(table, column);
      return field !== null && ITEM_FIELDS[field].kind === 'number' ? [[comparable(column.label), field]] : [];
    }),
  );

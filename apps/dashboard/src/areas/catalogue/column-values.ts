import type { TableKind } from '@vitrine/contract/catalogue/item-field';
import { ITEM_FIELDS } from '@vitrine/contract/catalogue/item-fields';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { BlendPart } from '@vitrine/contract/configurator-file';
import { FLAKE_SIZE_NAME, FLAKE_SIZES, type FlakeSize } from '@vitrine/contract/floors/limits';
import type { EditedField, EditedFields } from '@vitrine/domain/catalogue/edits/edits';
import { type Column, filteredColumn } from '@vitrine/domain/catalogue/fields/columns';
import { formatField } from '@vitrine/domain/catalogue/fields/parse-field';
import { filtersOnScreen, tagsOnScreen, valueOnScreen } from '@vitrine/domain/catalogue/fields/row-values';
import { optionsOf, rangeOf } from '@vitrine/domain/catalogue/range-of';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { formatFixed } from '../../ui/counted.ts';

const HUNDRED = 100;
const PERCENT_DECIMALS = 2;

const isBlendPart = (part: unknown): part is BlendPart => typeof part === 'object' && part !== null;

/** The parts of a blend; none for every other row. Those of the internals of a wardrobe are texts. */
export const partsOf = (row: Row): readonly BlendPart[] =>
  Array.isArray(row.parts) ? row.parts.filter(isBlendPart) : [];

/** The name of a size among these; any other text stays as it is. */
const namedIn = (names: Readonly<Record<FlakeSize, string>>, size: string): string => {
  const known = FLAKE_SIZES.find((each) => each === size.toLowerCase());
  return known === undefined ? size : names[known];
};

/** 'Large', 'Medium' or 'Small', as a screen says it. Exported files write it in English in every language. */
export const sizeName = (size: string): string => namedIn(catalogueMessages.flakeSizes, size);

/** A share of the whole in per cent with two decimals, as a screen says it: 0.3333 is 33.33. */
export const percentText = (share: number): string => formatFixed(share * HUNDRED, PERCENT_DECIMALS);

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** The colour of a flake or blend in the file: its hex, or else its RAL colour as RGB. */
export const colourOf = (row: Row): string | null => text(row.hex) ?? text(row.ralRGB);

type Value = string | number | null;

const listed = (texts: readonly unknown[]): string => texts.join(', ');

/** Columns whose value is not the value of their field. */
const COMPUTED: Readonly<Record<string, (row: Row, edit: EditedFields) => Value>> = {
  hex: colourOf,
  filter_range: (row, edit) => rangeOf({ filter: filtersOnScreen(row, edit) }),
  options: (row, edit) => listed([...new Set(optionsOf({ filter: filtersOnScreen(row, edit) }))]),
  part_ids: (row) => listed(partsOf(row).map(({ id }) => id)),
  part_percents: (row) => listed(partsOf(row).map(({ percent }) => (percent * HUNDRED).toFixed(PERCENT_DECIMALS))),
  part_sizes: (row) => listed(partsOf(row).map(({ size }) => namedIn(FLAKE_SIZE_NAME, size))),
};

const plain = (value: unknown): Value => (typeof value === 'string' || typeof value === 'number' ? value : '');

/** The value of a column in a row with its pending changes; null where the row has no such number or colour. */
export const columnValue = ({ key, field }: Column, row: Row, edit: EditedFields): Value => {
  const compute = COMPUTED[key];
  if (compute !== undefined) return compute(row, edit);
  const declared = ITEM_FIELDS[field];
  if (!('editable' in declared)) return plain(row[field]);
  const value = valueOnScreen(row, edit, field as EditedField);
  if (declared.kind === 'number') return typeof value === 'number' ? value : null;
  return formatField(field as EditedField, value);
};

/** The value of a column as text. */
export const columnText = (column: Column, row: Row, edit: EditedFields): string =>
  String(columnValue(column, row, edit) ?? '');

/** The values of a row for the option filter of its table: filter options, tags or the range. */
export const optionsIn = (table: TableKind, row: Row, edit: EditedFields): string[] => {
  const column = filteredColumn(table);
  if (column === undefined) return [];
  if (column.field === 'filter') return optionsOf({ filter: filtersOnScreen(row, edit) });
  if (column.field === 'tags') return tagsOnScreen(row, edit);
  const text = columnText(column, row, edit);
  return text === '' ? [] : [text];
};

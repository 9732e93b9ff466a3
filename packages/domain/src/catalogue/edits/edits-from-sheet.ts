import { editedField, editedFieldsOf } from '@vitrine/contract/catalogue/edited-fields';
import { ITEM_FIELDS } from '@vitrine/contract/catalogue/item-fields';
import { composeText } from '@vitrine/contract/characters/compose-text';
import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { DECIMAL_POINT } from '../../numbers/parse-number.ts';
import { currencyOf } from '../currency-of.ts';
import { type ParseResult, parseField } from '../fields/parse-field.ts';
import { countEdits } from './describe-edits.ts';
import type { EditedField, EditedFields, EditedItem, Edits } from './edits.ts';
import { keepRealEdits } from './keep-real-edits.ts';

/** One row of a spreadsheet, its columns by name. */
export type SheetRow = Readonly<Record<string, unknown>>;

export interface SheetIssue {
  sku: string;
  column: string;
  value: string;
}

export interface SheetResult {
  /** What differs from the file. */
  edits: Edits;
  /** Changed fields. */
  changed: number;
  /** Items that a row was found for. */
  matched: number;
  /** SKUs of the sheet that no item has. */
  unknown: string[];
  /** What could not be read; such a cell changes nothing. */
  issues: SheetIssue[];
}

/** The field that rows and items meet by. */
const MATCHED = ITEM_FIELDS.product_code.synced.from;
const SWITCH = ITEM_FIELDS.disabled.synced;

/** The fields of items for which a row may have a cell. */
const SYNCED = editedFieldsOf('layer').filter((name) => {
  const { kind, synced } = editedField(name);
  return kind !== 'switch' && synced !== undefined && !synced.matches;
});

/** The first column of these names, in whatever case; undefined where the row has none. */
const cell = (row: SheetRow, names: readonly string[]): unknown => {
  const found = Object.keys(row).find((column) => names.includes(column.trim().toLowerCase()));
  return found === undefined ? undefined : row[found];
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Rows and items meet by it, also where one of them writes "ö" as "o" and a mark. */
const skuOf = (value: unknown): string => composeText(textOf(value));

const YES = [true, 1, 'yes', 'true', '1', 'x', 'on'];
const isYes = (value: unknown): boolean =>
  YES.includes(typeof value === 'string' ? value.trim().toLowerCase() : (value as never));

/** A ticked box arrives as true and an empty one is missing, so the column exists when any row has it. */
function disabledOf(row: SheetRow, columns: { enabled: boolean; disabled: boolean }): EditedFields {
  if (columns.disabled) return { disabled: isYes(cell(row, SWITCH.from)) ? true : null };
  return columns.enabled ? { disabled: isYes(cell(row, SWITCH.not)) ? null : true } : {};
}

/** Text is not cut, so that a long name of the file does not change. An API writes the numbers, with decimal points. */
const readCell = (name: EditedField, text: string, currency: string): ParseResult<unknown> =>
  editedField(name).kind === 'text' ? { value: text } : parseField(name, text, DECIMAL_POINT, currency);

/** What a row is of, and where its issues go. */
interface SheetItem {
  sku: string;
  currency: string;
  issues: SheetIssue[];
}

/** An empty cell clears a field, but for one that is required. */
function fieldsOf(row: SheetRow, { sku, currency, issues }: SheetItem): EditedFields {
  const fields: EditedFields = {};
  for (const name of SYNCED) {
    const field = editedField(name);
    const found = cell(row, field.synced?.from ?? []);
    const text = textOf(found);
    if (found === undefined || (text === '' && 'required' in field)) continue;
    const read = readCell(name, text, currency);
    if ('error' in read) issues.push({ sku, column: field.label, value: text });
    else Object.assign(fields, { [name]: read.value });
  }
  return fields;
}

const bySku = (file: LayeredFile): Map<string, { layer_index: number; item: LayerItem }[]> => {
  const found = new Map<string, { layer_index: number; item: LayerItem }[]>();
  file.layers.forEach(({ items }, layer_index) => {
    for (const item of items) {
      const sku = skuOf(item.product_code);
      if (sku !== '') found.set(sku, [...(found.get(sku) ?? []), { layer_index, item }]);
    }
  });
  return found;
};

/**
 * Edits that bring a file in line with a spreadsheet. Rows and items match by SKU; name, price and availability follow.
 * Of rows with the same SKU the last one counts.
 */
export function editsFromSheet(file: LayeredFile, rows: readonly SheetRow[]): SheetResult {
  const items = bySku(file);
  const has = (names: readonly string[]): boolean => rows.some((row) => cell(row, names) !== undefined);
  const columns = { enabled: has(SWITCH.not), disabled: has(SWITCH.from) };
  const bySkuOfSheet = new Map(rows.map((row) => [skuOf(cell(row, MATCHED)), row]));
  bySkuOfSheet.delete('');
  const currency = currencyOf(file);
  const issues: SheetIssue[] = [];
  const unknown: string[] = [];
  const edited: EditedItem[] = [];
  for (const [sku, row] of bySkuOfSheet) {
    const found = items.get(sku);
    if (!found) unknown.push(sku);
    else {
      const data = { ...fieldsOf(row, { sku, currency, issues }), ...disabledOf(row, columns) };
      edited.push(...found.map(({ layer_index, item }) => ({ layer_index, id: item.id, data })));
    }
  }
  const edits = keepRealEdits(file, edited);
  return { edits, changed: countEdits(edits), matched: edited.length, unknown, issues };
}

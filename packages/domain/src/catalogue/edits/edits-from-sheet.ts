import { editedField, editedFieldsOf } from '@vitrine/contract/catalogue/edited-fields';
import { ITEM_FIELDS } from '@vitrine/contract/catalogue/item-fields';
import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { DECIMAL_POINT } from '../../numbers/parse-number.ts';
import { currencyOf } from '../currency-of.ts';
import { type ParseResult, parseField } from '../fields/parse-field.ts';
import { countEdits } from './describe-edits.ts';
import type { EditedField, EditedFields, EditedItem, Edits } from './edits.ts';
import { keepRealEdits } from './keep-real-edits.ts';
import { cellText, isYes, skuOf } from './synced-cells.ts';

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
  /** Whether any row has a column to meet items by. */
  hasSkus: boolean;
  /** Items that a row was found for. */
  matched: number;
  /** SKUs of the sheet that no item has. */
  unknown: string[];
  /** What could not be read; such a cell changes nothing. */
  issues: SheetIssue[];
}

/** The field that rows and items meet by. */
const MATCHED = ITEM_FIELDS.product_code.synced.from;
const MATCHED_LABEL = ITEM_FIELDS.product_code.label;
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

/** A ticked box arrives as true and an empty one is missing, so the column exists when any row has it. */
function disabledOf(row: SheetRow, columns: { enabled: boolean; disabled: boolean }, item: SheetItem): EditedFields {
  if (!columns.disabled && !columns.enabled) return {};
  const found = cell(row, columns.disabled ? SWITCH.from : SWITCH.not);
  const read = isYes(found);
  if (typeof read !== 'boolean') {
    item.issues.push({ sku: item.sku, column: editedField('disabled').label, value: read.unread });
    return {};
  }
  return { disabled: read === columns.disabled ? true : null };
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
    const text = cellText(found);
    if (found === undefined || (text === '' && 'required' in field)) continue;
    if (typeof text !== 'string') {
      issues.push({ sku, column: field.label, value: text.unread });
      continue;
    }
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
      if (typeof sku === 'string' && sku !== '') found.set(sku, [...(found.get(sku) ?? []), { layer_index, item }]);
    }
  });
  return found;
};

/** The rows by their SKU; a SKU that cannot be read is an issue. */
const rowsBySku = (rows: readonly SheetRow[], issues: SheetIssue[]): Map<string, SheetRow[]> => {
  const found = new Map<string, SheetRow[]>();
  for (const row of rows) {
    const sku = skuOf(cell(row, MATCHED));
    if (typeof sku !== 'string') issues.push({ sku: sku.unread, column: MATCHED_LABEL, value: sku.unread });
    else if (sku !== '') found.set(sku, [...(found.get(sku) ?? []), row]);
  }
  return found;
};

/**
 * Edits that bring a file in line with a spreadsheet. Rows and items match by SKU; name, price and availability follow.
 * Rows with the same SKU that contradict each other are an issue, because a base has no order that decides.
 */
export function editsFromSheet(file: LayeredFile, rows: readonly SheetRow[]): SheetResult {
  const items = bySku(file);
  const has = (names: readonly string[]): boolean => rows.some((row) => cell(row, names) !== undefined);
  const columns = { enabled: has(SWITCH.not), disabled: has(SWITCH.from) };
  const currency = currencyOf(file);
  const issues: SheetIssue[] = [];
  const unknown: string[] = [];
  const edited: EditedItem[] = [];
  let matched = 0;
  for (const [sku, ofSku] of rowsBySku(rows, issues)) {
    const found = items.get(sku);
    if (!found) {
      unknown.push(sku);
      continue;
    }
    matched += found.length;
    const item = { sku, currency, issues };
    const read = ofSku.map((row) => ({ ...fieldsOf(row, item), ...disabledOf(row, columns, item) }));
    const [data = {}, ...others] = read;
    if (others.some((other) => JSON.stringify(other) !== JSON.stringify(data)))
      issues.push({ sku, column: MATCHED_LABEL, value: `${sku} (${ofSku.length} ×)` });
    else edited.push(...found.map(({ layer_index, item: { id } }) => ({ layer_index, id, data })));
  }
  const edits = keepRealEdits(file, edited);
  return { edits, changed: countEdits(edits), hasSkus: has(MATCHED), matched, unknown, issues };
}

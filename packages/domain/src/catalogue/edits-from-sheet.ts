import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { countEdits } from './describe-edits.ts';
import type { EditedFields, EditedItem, Edits } from './edits.ts';
import { keepRealEdits } from './keep-real-edits.ts';
import { parsePrice } from './price.ts';

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

const COLUMNS = { sku: ['sku', 'product_code', 'product code'], name: ['name'], price: ['price'] };
const ENABLED = ['enabled', 'active'];
const DISABLED = ['disabled'];

/** The first column of these names, in whatever case; undefined where the row has none. */
const cell = (row: SheetRow, names: readonly string[]): unknown => {
  const found = Object.keys(row).find((column) => names.includes(column.trim().toLowerCase()));
  return found === undefined ? undefined : row[found];
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const YES = [true, 1, 'yes', 'true', '1', 'x', 'on'];
const isYes = (value: unknown): boolean =>
  YES.includes(typeof value === 'string' ? value.trim().toLowerCase() : (value as never));

/** A ticked box is told as true, an empty one not at all: the column counts where any row has it. */
function disabledOf(row: SheetRow, columns: { enabled: boolean; disabled: boolean }): EditedFields {
  if (columns.disabled) return { disabled: isYes(cell(row, DISABLED)) ? true : null };
  return columns.enabled ? { disabled: isYes(cell(row, ENABLED)) ? null : true } : {};
}

function fieldsOf(row: SheetRow, sku: string, issues: SheetIssue[]): EditedFields {
  const fields: EditedFields = {};
  const name = cell(row, COLUMNS.name);
  if (name !== undefined && textOf(name) !== '') fields.name = textOf(name);
  const input = cell(row, COLUMNS.price);
  if (input === undefined) return fields;
  const price = input === null ? null : parsePrice(textOf(input));
  if (price === undefined) issues.push({ sku, column: 'Price', value: textOf(input) });
  else fields.price = price;
  return fields;
}

const bySku = (file: LayeredFile): Map<string, { layer_index: number; item: LayerItem }[]> => {
  const found = new Map<string, { layer_index: number; item: LayerItem }[]>();
  file.layers.forEach(({ items }, layer_index) => {
    for (const item of items) {
      const sku = textOf(item.product_code);
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
  const columns = { enabled: has(ENABLED), disabled: has(DISABLED) };
  const bySkuOfSheet = new Map(rows.map((row) => [textOf(cell(row, COLUMNS.sku)), row]));
  bySkuOfSheet.delete('');
  const issues: SheetIssue[] = [];
  const unknown: string[] = [];
  const wanted: EditedItem[] = [];
  for (const [sku, row] of bySkuOfSheet) {
    const found = items.get(sku);
    if (!found) unknown.push(sku);
    else {
      const data = { ...fieldsOf(row, sku, issues), ...disabledOf(row, columns) };
      wanted.push(...found.map(({ layer_index, item }) => ({ layer_index, id: item.id, data })));
    }
  }
  const edits = keepRealEdits(file, wanted);
  return { edits, changed: countEdits(edits), matched: wanted.length, unknown, issues };
}

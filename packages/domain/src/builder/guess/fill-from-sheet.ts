import type { LayerItem } from '@vitrine/contract/configurator-file';
import { currencyOf } from '../../catalogue/currency-of.ts';
import { parseField } from '../../catalogue/fields/parse-field.ts';
import { DECIMAL_COMMA, DECIMAL_POINT, type NumberStyle } from '../../numbers/parse-number.ts';
import { type ColumnRole, columnsWith, roleOfColumn } from '../../sheets/column-roles.ts';
import { isFormulaError } from '../../sheets/formula-errors.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { isShortened } from '../../sheets/spreadsheet-losses.ts';
import type { LayeredDraft } from '../draft.ts';
import type { ImageFacts } from '../image-facts.ts';
import { fileOf } from './group-images.ts';
import { bareName, readableName } from './read-names.ts';

/** A file's path, however it is written. */
const pathOf = (name: string): string => name.replaceAll('\\', '/').normalize('NFC').toLowerCase();

/** What the names of the same file have in common in a list and in a folder, without versions and marks of copies. */
const keyOf = (name: string): string => readableName(bareName(fileOf(name))).toLowerCase();

/** A draft that was filled from a price list. */
export interface FilledDraft {
  draft: LayeredDraft;
  /** Rows that items were found for. */
  matched: number;
  /** Names of the rows without an item. */
  unmatched: string[];
  /** Prices of matched rows that are none, with what they are of; such items keep theirs. */
  unreadPrices: { price: string; of: string }[];
  /** Several columns with prices, of which none is taken: the first one may be what the tenant pays itself. */
  priceColumns: string[];
}

type Row = Readonly<Record<ColumnRole, string | number>> & { filters: LayerItem['filter'] };

/** The text of a cell; '' for the error of a formula, and for a number that has lost its digits. */
const text = (cell: string | number | null | undefined): string => {
  const trimmed = String(cell ?? '').trim();
  return isFormulaError(trimmed) || isShortened(trimmed) ? '' : trimmed;
};

const readRows = ([heads = [], ...lines]: Sheet): Row[] | null => {
  const roles = heads.map((head) => roleOfColumn(text(head)));
  if (heads.length < 2 || !(roles.includes('file') || roles.includes('name'))) return null;
  const at = (role: ColumnRole): number => roles.indexOf(role);
  const [priceAt = -1, ...otherPrices] = columnsWith('price', heads.map(text));
  const rows = lines.map((line) => ({
    file: text(line[at('file')]),
    name: text(line[at('name')]),
    code: text(line[at('code')]),
    price: (otherPrices.length > 0 ? null : line[priceAt]) ?? '',
    filters: heads.flatMap((head, column) => {
      const options = text(line[column])
        .split(',')
        .map((option) => option.trim())
        .filter((option) => option !== '');
      return roles[column] === null && text(head) !== '' && options.length > 0 ? [{ name: text(head), options }] : [];
    }),
  }));
  // A row that is there twice is one.
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
};

/** What a person calls a row. */
const titleOf = ({ file, name }: Row): string => text(file) || text(name);

const priceOf = (cell: string | number, numbers: NumberStyle, currency: string): number | null | undefined => {
  const read = parseField('price', String(cell), typeof cell === 'number' ? DECIMAL_POINT : numbers, currency);
  return 'value' in read ? read.value : undefined;
};

/** The person's own way to write numbers, unless another one can read more prices of the list. */
const styleOf = (rows: readonly Row[], own: NumberStyle, currency: string): NumberStyle => {
  const countRead = (style: NumberStyle): number =>
    rows.filter(({ price }) => priceOf(price, style, currency) !== undefined).length;
  const counted = [own, DECIMAL_COMMA, DECIMAL_POINT].map((style) => ({ style, read: countRead(style) }));
  return counted.reduce((best, one) => (one.read > best.read ? one : best)).style;
};

const listBy = (rows: readonly Row[], keyOfRow: (row: Row) => string): Map<string, Row[]> => {
  const lists = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOfRow(row);
    const list = lists.get(key);
    if (list) list.push(row);
    else if (key !== '') lists.set(key, [row]);
  }
  return lists;
};

const only = (rows: readonly Row[] = []): Row | undefined => (rows.length === 1 ? rows[0] : undefined);

/**
 * Finds the row of an item: by its file's path as far as the list has it, by its file's name without versions and marks
 * of copies, by its own name. What fits several different rows, or a row that names another file, is nobody's: a wrong
 * price is worse than none.
 */
const rowFinder = (
  rows: readonly Row[],
  images: readonly ImageFacts[],
): ((item: LayerItem, image: ImageFacts | undefined) => Row | undefined) => {
  const byFile = listBy(rows, ({ file }) => fileOf(pathOf(text(file))));
  const byKey = listBy(rows, ({ file }) => keyOf(pathOf(text(file))));
  const byName = listBy(rows, ({ name }) => text(name).toLowerCase());
  const byPath = (name: string): Row | undefined => {
    const path = `/${pathOf(name)}`;
    const inFolder = (byFile.get(fileOf(path)) ?? []).filter(({ file }) => path.endsWith(`/${pathOf(text(file))}`));
    const longest = Math.max(...inFolder.map(({ file }) => text(file).length));
    return only(inFolder.filter(({ file }) => text(file).length === longest));
  };
  const named = new Set(images.map(({ name }) => byPath(name)));
  const byLikeName = (name: string): Row | undefined => {
    const row = only(byKey.get(keyOf(pathOf(name))));
    return named.has(row) ? undefined : row;
  };
  return ({ name }, image) =>
    (image && (byPath(image.name) ?? byLikeName(image.name))) ?? only(byName.get(name.toLowerCase()));
};

/**
 * Fills names, codes, prices and filters from a price list whose rows name the files of the images, or the items. Columns
 * with other headings become filters. Null when the list has no column with either.
 * @param sheet its first row has the headings
 * @param numbers how prices that are text are written
 */
export const fillFromSheet = (draft: LayeredDraft, sheet: Sheet, numbers: NumberStyle): FilledDraft | null => {
  const rows = readRows(sheet);
  if (!rows) return null;
  const rowOf = rowFinder(rows, Object.values(draft.images));
  const currency = currencyOf(draft.file);
  const style = styleOf(rows, numbers, currency);
  const used = new Set<Row>();
  const filled = (item: LayerItem): LayerItem => {
    const image = item.image_path ? draft.images[item.image_path] : undefined;
    const row = rowOf(item, image);
    if (!row) return item;
    used.add(row);
    return {
      ...item,
      name: text(row.name) || item.name,
      product_code: text(row.code) || (item.product_code ?? null),
      price: priceOf(row.price, style, currency) ?? item.price ?? null,
      filter: [
        ...(item.filter ?? []).filter(({ name }) => !row.filters?.some((one) => one.name === name)),
        ...(row.filters ?? []),
      ],
    };
  };
  const layers = draft.file.layers.map((layer) => ({ ...layer, items: layer.items.map(filled) }));
  const heads = (sheet[0] ?? []).map(text);
  const priceColumns = columnsWith('price', heads).map((at) => heads[at] ?? '');
  return {
    draft: { ...draft, file: { ...draft.file, layers } },
    matched: used.size,
    unmatched: rows
      .filter((row) => !used.has(row))
      .map(titleOf)
      .filter((name) => name !== ''),
    unreadPrices: [...used]
      .filter(({ price }) => priceOf(price, style, currency) === undefined)
      .map((row) => ({ price: String(row.price).trim(), of: titleOf(row) })),
    priceColumns: priceColumns.length > 1 ? priceColumns : [],
  };
};

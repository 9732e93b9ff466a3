import { composeText } from '@vitrine/contract/characters/compose-text';
import { priceLimits } from '@vitrine/contract/prices/limits';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import type { NumberStyle } from '../../numbers/parse-number.ts';
import { columnsWith } from '../../sheets/column-roles.ts';
import { parseMinor, toMajor, toMinor } from '../money.ts';
import type { PriceRow } from '../price-rows.ts';

/** A cell of a file; numbers are those that an Excel file has as numbers. */
type Cell = string | number;

export interface SheetPrice {
  /** Counted as in a spreadsheet: the headings are line 1. */
  line: number;
  article: string;
  name: string;
  /** Null for an article that had no price. */
  before: number | null;
  after: number;
}

export interface SheetIssue {
  line: number;
  column: string;
  text: string;
  issue: string;
}

/** The changes that a file would make. */
export interface SheetPrices {
  prices: SheetPrice[];
  /** How many rows have the price that the list has. */
  same: number;
  /** How many rows have none. */
  without: number;
  issues: SheetIssue[];
}

interface SheetOptions {
  rows: readonly PriceRow[];
  currency: string;
  /** The price of an article as the table shows it. */
  priceOf: (article: string) => number | null;
  /** The number that a spreadsheet shows beside each row; without it, the rows follow each other from 1. */
  lines?: readonly number[];
  /** How the file's text writes numbers. */
  numbers: NumberStyle;
  /** Called before each line, so that a page can answer while a long file is compared. */
  pause?: () => Promise<void>;
}

/** Keys of articles are ours: the export has them under this heading in every language. */
const ARTICLE = /^article( key)?$/i;

/**
 * Finds rows by key or SKU. A spreadsheet may have dropped the case of a SKU, and its leading zeros; macOS may have written
 * its "ö" as "o" and a mark.
 */
const rowFinder = (rows: readonly PriceRow[]) => {
  const plain = (sku: string): string =>
    composeText(sku)
      .trim()
      .toLowerCase()
      .replace(/^0+(?=\d)/, '');
  const byArticle = new Map(rows.map((row) => [row.article, row]));
  const byComposed = new Map(rows.map((row) => [composeText(row.article), row]));
  const bySku = new Map(rows.flatMap((row) => (row.sku === null ? [] : [[row.sku, row] as const])));
  const byPlain = new Map<string, PriceRow | null>();
  for (const row of rows) if (row.sku !== null) byPlain.set(plain(row.sku), byPlain.has(plain(row.sku)) ? null : row);
  return (article: string, sku: string): PriceRow | undefined =>
    byArticle.get(article) ??
    byComposed.get(composeText(article)) ??
    bySku.get(sku) ??
    byPlain.get(plain(sku)) ??
    undefined;
};

const NOISE = 1e-6;

/** Minor units of a cell. Numbers of Excel may be off by what binary fractions cannot hold. */
const amountOf = (cell: Cell, { currency, numbers }: SheetOptions): number | undefined => {
  if (typeof cell === 'string') return parseMinor(cell.replace(currency, ''), currency, numbers);
  const minor = toMinor(cell, currency);
  return cell >= 0 && Math.abs(toMajor(minor, currency) - cell) < NOISE ? minor : undefined;
};

/**
 * Compares a file with a price list: the prices that are new or change, those that stay, and every issue with its line.
 * The columns are found by their headings. A row without a price changes nothing. An unusable file returns its issue.
 */
export const readSheetPrices = async (
  sheet: readonly (readonly Cell[])[],
  options: SheetOptions,
): Promise<SheetPrices | { issue: string }> => {
  const [heads = [], ...lines] = sheet;
  const prices = columnsWith('price', heads);
  const at = {
    article: heads.findIndex((head) => ARTICLE.test(String(head).trim())),
    sku: columnsWith('code', heads)[0] ?? -1,
    price: prices[0] ?? -1,
  };
  if (at.article === -1 && at.sku === -1) return { issue: messages.importNoKey };
  if (at.price === -1) return { issue: messages.importNoPrice };
  // The first one may be what the tenant pays itself.
  if (prices.length > 1)
    return { issue: sheetMessages.severalPrices(prices.map((at) => String(heads[at])).join(', ')) };
  if (lines.length === 0) return { issue: messages.importEmpty };
  if (lines.length > priceLimits.importLines) return { issue: messages.importTooLong };
  const find = rowFinder(options.rows);
  const seen = new Set<string>();
  const result: SheetPrices = { prices: [], same: 0, without: 0, issues: [] };
  for (const [index, cells] of lines.entries()) {
    await options.pause?.();
    const line = options.lines?.[index + 1] ?? index + 2;
    const [article, sku] = [String(cells[at.article] ?? '').trim(), String(cells[at.sku] ?? '').trim()];
    const cell = cells[at.price] ?? '';
    const row = find(article, sku);
    const key = { line, column: sku === '' ? messages.article : messages.sku, text: sku || article };
    if (row === undefined) result.issues.push({ ...key, issue: messages.importUnknown });
    else if (seen.has(row.article)) result.issues.push({ ...key, issue: messages.importTwice });
    else takePrice(result, { line, row, cell }, options);
    if (row !== undefined) seen.add(row.article);
  }
  return result;
};

const takePrice = (
  result: SheetPrices,
  { line, row, cell }: { line: number; row: PriceRow; cell: Cell },
  options: SheetOptions,
): void => {
  if (String(cell).trim() === '') {
    result.without += 1;
    return;
  }
  const after = amountOf(cell, options);
  const before = options.priceOf(row.article);
  // As an export has it, however the person writes numbers: 1.299 dinars are not 1,299.
  if (before !== null && String(cell).trim() === String(toMajor(before, options.currency))) {
    result.same += 1;
    return;
  }
  if (after === undefined || after > priceLimits.amountMaximum)
    result.issues.push({ line, column: messages.price, text: String(cell), issue: messages.amountInvalid });
  else if (after === before) result.same += 1;
  else result.prices.push({ line, article: row.article, name: row.name, before, after });
};

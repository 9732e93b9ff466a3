import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { builderLimits } from '@vitrine/contract/configurators/builder-limits';
import { floorBuilderMessages as messages } from '@vitrine/contract/configurators/floor-builder-messages';
import { DEFAULT_CURRENCY } from '@vitrine/contract/prices/currencies';
import { parseField } from '../../catalogue/fields/parse-field.ts';
import { readTypedColour } from '../../design/floors/colour.ts';
import type { NumberStyle } from '../../numbers/parse-number.ts';

/** A flake of a pasted list, without an id. */
export interface ListedFlake {
  name: string;
  hex: string;
  product_code: string | null;
  price: number | null;
}

export interface FlakeList {
  flakes: ListedFlake[];
  /** A sentence about each line that is no flake. */
  issues: string[];
}

export interface FlakeListOptions {
  /** How its prices are written. */
  numbers: NumberStyle;
  /** Of the data file. */
  currency?: string;
}

const SEPARATOR = /[;\t]/;

const readLine = (line: string, { numbers, currency }: Required<FlakeListOptions>): ListedFlake | string => {
  const cells = line.split(SEPARATOR).map((cell) => cell.trim());
  // With commas between them there are names and colours only: decimals and rgb() have commas, too.
  const [name = '', colour = '', code = '', price = ''] =
    cells.length > 1 ? cells : [line.split(',', 1)[0]?.trim(), line.slice(line.indexOf(',') + 1).trim()];
  if (name === '') return messages.pasteNoName;
  const hex = readTypedColour(colour);
  if (!hex) return messages.pasteNoColour;
  if (name.length > catalogueLimits.nameMaximum || code.length > catalogueLimits.skuMaximum) return messages.pasteLong;
  const amount = parseField('price', price, numbers, currency);
  if ('error' in amount) return messages.pastePrice;
  return { name, hex, product_code: code || null, price: amount.value };
};

/**
 * Reads a pasted list of flakes, one a line: name, colour, and SKU and price where there are some, separated by
 * semicolons or, as from a spreadsheet, by tabs.
 * @param known names that the file has already, which are not added twice
 */
export const readFlakeList = (
  text: string,
  known: readonly string[],
  { numbers, currency = DEFAULT_CURRENCY }: FlakeListOptions,
): FlakeList => {
  const names = new Set(known.map((name) => name.toLowerCase()));
  const list: FlakeList = { flakes: [], issues: [] };
  const lines = text.split(/\r?\n/);
  if (lines.length > builderLimits.flakeLines) list.issues.push(messages.pasteMany(builderLimits.flakeLines));
  for (const [at, line] of lines.slice(0, builderLimits.flakeLines).entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line, { numbers, currency });
    if (typeof read === 'string') list.issues.push(messages.pasteLine(at + 1, read));
    else if (names.has(read.name.toLowerCase()))
      list.issues.push(messages.pasteLine(at + 1, messages.pasteTwice(read.name)));
    else {
      names.add(read.name.toLowerCase());
      list.flakes.push(read);
    }
  }
  return list;
};

import type { TableKind } from '@vitrine/contract/catalogue/item-field';
import { catalogueMessages as messages } from '@vitrine/contract/catalogue/messages';
import { inLocale } from '@vitrine/contract/texts/in-locale';
import { DECIMAL_COMMA, DECIMAL_POINT, type NumberStyle } from '@vitrine/domain/numbers/parse-number';
import { breathing } from '../../../calls/yield-to-main.ts';
import { type NumberChoice, sampleOf } from '../../../ui/tables/NumberChoices.tsx';
import type { SheetCell } from '../../../ui/tables/sheets/read-sheet.ts';
import { cellReader, comparable, numberColumnsOf } from './import-columns.ts';

const amounts = inLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 20 }),
);

/**
 * The ways to read the numbers of a file, the person's own first, when they make a difference: `1.299` is 1,299.00 or
 * no price at all, and 1.299 in a currency with three decimals. Empty when every number has one meaning. A long file is
 * read in steps, between which the page answers.
 */
export const numberChoices = async (
  [heads = [], ...lines]: readonly (readonly SheetCell[])[],
  table: TableKind,
  own: NumberStyle,
  currency: string,
): Promise<NumberChoice[]> => {
  const styles = [own, own.decimal === '.' ? DECIMAL_COMMA : DECIMAL_POINT];
  const columns = numberColumnsOf(table);
  const fields = heads.map((head) => columns.get(comparable(head)));
  const meanings = (cell: SheetCell, at: number): (number | undefined)[] =>
    styles.map((style) => {
      const field = fields[at];
      const read = field === undefined ? undefined : cellReader(style, currency)(field, cell);
      return read !== undefined && 'value' in read && typeof read.value === 'number' ? read.value : undefined;
    });
  const yieldToMain = breathing();
  for (const cells of lines) {
    await yieldToMain();
    for (const [at, cell] of cells.entries()) {
      const read = meanings(cell, at);
      if (read[0] === read[1]) continue;
      const text = String(cell).trim();
      return styles.map((style, index) => {
        const value = read[index];
        const outcome =
          value === undefined
            ? messages.importNumberUnread(text)
            : messages.importNumberRead(text, amounts().format(value));
        return { style, sample: sampleOf(style), outcome };
      });
    }
  }
  return [];
};

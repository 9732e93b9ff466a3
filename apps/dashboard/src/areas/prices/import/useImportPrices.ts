import { priceLimits } from '@vitrine/contract/prices/limits';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { DECIMAL_COMMA, DECIMAL_POINT, type NumberStyle } from '@vitrine/domain/numbers/parse-number';
import { formatMinor } from '@vitrine/domain/prices/money';
import { readSheetPrices, type SheetPrices } from '@vitrine/domain/prices/sheets/prices-from-sheet';
import { breathing, nextTurn } from '../../../calls/yield-to-main.ts';
import { type NumberChoice, sampleOf } from '../../../ui/tables/NumberChoices.tsx';
import type { SheetFile } from '../../../ui/tables/sheets/read-sheet.ts';
import { useSheetFile } from '../../../ui/tables/sheets/useSheetFile.ts';
import { type OpenList, priceIn } from '../editor/open-list.ts';

/** What the first line that two styles read differently is in each of them. */
const choicesOf = async (open: OpenList, sheet: SheetFile, own: NumberStyle): Promise<NumberChoice[]> => {
  const styles = [own, own.decimal === '.' ? DECIMAL_COMMA : DECIMAL_POINT];
  // Compared with nothing, so that prices that the list has count too.
  const amounts: Map<number, number>[] = [];
  for (const numbers of styles) {
    await nextTurn();
    const read = await readSheetPrices(sheet.rows, {
      ...{ rows: open.rows, currency: open.list.currency, numbers, pause: breathing() },
      priceOf: () => null,
    });
    amounts.push(new Map('issue' in read ? [] : read.prices.map(({ line, after }) => [line, after])));
  }
  const [first = new Map<number, number>(), second = new Map<number, number>()] = amounts;
  const line = sheet.rows.findIndex((_, at) => first.get(at + 1) !== second.get(at + 1)) + 1;
  if (line === 0) return [];
  const text = String(
    sheet.rows[line - 1]?.find((cell) => typeof cell === 'string' && /^\D{0,4}\d[\d.,' ]*$/.test(cell.trim())) ?? '',
  );
  return styles.map((style, at) => {
    const amount = amounts[at]?.get(line);
    const outcome =
      amount === undefined
        ? messages.importNumberUnread(text)
        : messages.importNumberRead(text, formatMinor(amount, open.list.currency));
    return { style, sample: sampleOf(style), outcome };
  });
};

/** The chosen file and what it would change. */
export const useImportPrices = (open: OpenList) =>
  useSheetFile<SheetPrices>({
    mostBytes: priceLimits.importBytes,
    texts: { tooLarge: messages.importTooLarge, unreadable: messages.importUnreadable },
    choicesOf: (sheet, own) => choicesOf(open, sheet, own),
    compare: ({ rows, lines }, numbers) =>
      readSheetPrices(rows, {
        ...{ lines, numbers, rows: open.rows, currency: open.list.currency },
        // In steps, between which the page answers: a file of 50,000 lines takes seconds.
        pause: breathing(),
        priceOf: priceIn(open),
      }),
  });

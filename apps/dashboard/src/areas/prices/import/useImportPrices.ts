import { priceLimits } from '@vitrine/contract/prices/limits';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { DECIMAL_COMMA, DECIMAL_POINT, type NumberStyle } from '@vitrine/domain/numbers/parse-number';
import { formatMinor } from '@vitrine/domain/prices/money';
import { readSheetPrices, type SheetPrices } from '@vitrine/domain/prices/sheets/prices-from-sheet';
import { useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { breathing, nextTurn } from '../../../calls/yield-to-main.ts';
import { useLatest } from '../../../ui/forms/useLatest.ts';
import { personNumbers } from '../../../ui/person-numbers.ts';
import { type NumberChoice, sampleOf } from '../../../ui/tables/NumberChoices.tsx';
import { readSheetFile, type SheetFile } from '../../../ui/tables/sheets/read-sheet.ts';
import { type OpenList, priceIn } from '../editor/open-list.ts';

interface ImportedFile {
  sheet: SheetFile | null;
  numbers: NumberStyle;
  /** Null while it is compared. */
  outcome: SheetPrices | { issue: string } | null;
  /** The ways to read its numbers; empty when that makes no difference. */
  choices: readonly NumberChoice[];
}

/** What the first line that two styles read differently is in each of them. */
const choicesOf = async (open: OpenList, sheet: SheetFile): Promise<NumberChoice[]> => {
  const own = personNumbers();
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

/** The chosen file and what it would change; read again when the person says how the file writes numbers. */
export const useImportPrices = (open: OpenList) => {
  const [file, setFile] = useState<ImportedFile | null>(null);
  const [isReading, setReading] = useState(false);
  const begin = useLatest();
  /** In steps, between which the page answers: a file of 50,000 lines takes seconds. */
  const compare = async (sheet: SheetFile, numbers: NumberStyle, isLatest = begin()): Promise<void> => {
    await nextTurn();
    const outcome = await readSheetPrices(sheet.rows, {
      lines: sheet.lines,
      ...{ rows: open.rows, currency: open.list.currency, numbers, pause: breathing() },
      priceOf: priceIn(open),
    });
    const choices = await choicesOf(open, sheet);
    if (!isLatest()) return;
    setReading(false);
    setFile({ sheet, numbers, outcome, choices });
  };
  const read = async (chosen: File): Promise<void> => {
    const isLatest = begin();
    // The former file can no longer be taken over: its result would count as that of this one.
    setFile(null);
    const numbers = personNumbers();
    const reject = (issue: string): void => {
      if (!isLatest()) return;
      setReading(false);
      setFile({ sheet: null, numbers, outcome: { issue }, choices: [] });
    };
    if (chosen.size > priceLimits.importBytes) return reject(messages.importTooLarge);
    setReading(true);
    try {
      const sheet = await readSheetFile(chosen);
      if (sheet === null) return reject(messages.importUnreadable);
      if (isLatest()) await compare(sheet, numbers, isLatest);
    } catch (error) {
      reject(errorText(error));
    }
  };
  const outcome = file?.outcome ?? null;
  return {
    read,
    isReading,
    result: outcome !== null && 'prices' in outcome ? outcome : null,
    issue: outcome !== null && 'issue' in outcome ? outcome.issue : null,
    note: file?.sheet?.note ?? null,
    numbers: file?.numbers,
    choices: file?.choices ?? [],
    chooseNumbers: (style: NumberStyle): void => {
      if (!file?.sheet) return;
      setReading(true);
      setFile({ ...file, numbers: style, outcome: null });
      void compare(file.sheet, style);
    },
  };
};

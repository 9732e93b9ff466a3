import type { TranslatedWord } from '@vitrine/contract/translations/schemas';
import { copiedLines } from '../../../ui/tables/sheets/pasted-cells.ts';

export const TEXT_COLUMN = 'text';

export const isTextColumn = (column: string | undefined): column is typeof TEXT_COLUMN => column === TEXT_COLUMN;

export interface PastedWords {
  texts: [word: TranslatedWord, text: string][];
  /** Lines that are more than the rows below. */
  over: number;
  /** Several columns were copied; only the first one is pasted. */
  hasColumns: boolean;
}

/** A translation has the lines of its cell. */
const asWritten = (text: string): string => text;

/** Fills translations from a word downward. */
export function pasteWords(
  text: string,
  { words, from }: { words: readonly TranslatedWord[]; from: string },
): PastedWords {
  const lines = copiedLines(text, asWritten);
  const start = words.findIndex(({ place }) => place === from);
  const below = start === -1 ? [] : words.slice(start, start + lines.length);
  return {
    texts: below.map((word, index) => [word, lines[index]?.[0] ?? '']),
    over: lines.length - below.length,
    hasColumns: lines.some(({ length }) => length > 1),
  };
}

const LINE_FEED = '\n';
/** How a cell of one line shows a line feed. */
const SIGN = '↵';

/** A text as its cell shows it, and back. */
export const cellText = (text: string): string => text.replaceAll(LINE_FEED, SIGN);
export const textOfCell = (cell: string): string => cell.replaceAll(SIGN, LINE_FEED);

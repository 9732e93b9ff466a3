import { composeText } from '@vitrine/contract/characters/compose-text';
import { sheetNumber } from '../../numbers/sheet-number.ts';

/** A cell of a synced spreadsheet that has no text. */
interface UnreadableCell {
  /** What the cell holds, as far as a person recognises it. */
  unread: string;
}

const LONGEST = 80;

const unreadable = (value: unknown): UnreadableCell => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return { unread: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text };
};

/** The id of a row of another table, which is all that a linked record says of it. */
const ROW_ID = /^rec[A-Za-z0-9]{14}$/;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The content of a cell: a lookup of one value is that value, a barcode is its text. */
const contentOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 1 && !ROW_ID.test(String(value[0])) ? contentOf(value[0]) : value;
  return isObject(value) && typeof value.text === 'string' ? value.text : value;
};

/**
 * The text of a cell; '' where it is empty. Several values, ids of other tables' rows, files and errors of formulas are
 * no text: read as empty, they would take away what the file has.
 */
export const cellText = (value: unknown): string | UnreadableCell => {
  const content = contentOf(value);
  if (content === null || content === undefined) return '';
  if (typeof content === 'number') return String(sheetNumber(content));
  return typeof content === 'string' ? content.trim() : unreadable(value);
};

/** Rows and items meet by it, also where one of them writes "ö" as "o" and a mark. */
export const skuOf = (value: unknown): string | UnreadableCell => {
  const text = cellText(value);
  return typeof text === 'string' ? composeText(text) : text;
};

const YES = ['yes', 'true', '1', 'x', 'on', 'ja', 'oui', 'sí', 'sì', 'sim'];
const NO = ['', 'no', 'false', '0', 'off', 'nein', 'non', 'não', 'nee', 'nej'];

/** Whether a box is ticked, or a text says yes; an empty cell is a box that is not. */
export const isYes = (value: unknown): boolean | UnreadableCell => {
  const content = contentOf(value);
  if (typeof content === 'boolean') return content;
  const text = cellText(value);
  if (typeof text !== 'string') return text;
  const word = composeText(text).toLowerCase();
  return YES.includes(word) || (!NO.includes(word) && unreadable(text));
};

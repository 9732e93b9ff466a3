import { cutText } from '@vitrine/contract/characters/cut-text';
import { parseWebAddress } from '@vitrine/contract/web-address';

/** Control characters and marks that change the writing direction. A subject must be one plain line. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** One line without control characters, for subjects and names: CR and LF would start another header. */
export const singleLine = (text: string): string => text.replace(NOT_IN_A_LINE, ' ').replace(/\s+/g, ' ').trim();

/** Email programs truncate longer ones, and some servers reject them. */
export const SUBJECT_MAXIMUM = 240;

/** One line with a length that every mail server accepts. */
export const subjectLine = (text: string): string => {
  const line = singleLine(text);
  if (line.length <= SUBJECT_MAXIMUM) return line;
  return `${cutText(line, SUBJECT_MAXIMUM - 1)}…`;
};

/** An invisible character that does not break the line but stops email programs from finding an address. */
const INVISIBLE = '\u200C';
const ADDRESS_SIGNS = /:\/\/|@|\.(?=\p{L}{2})|(?<=www)\./giu;

/**
 * Visitors' free text, changed so that email programs do not turn addresses in it into links. A stranger's text must
 * not be clickable in our emails.
 */
export const unlinked = (text: string): string =>
  singleLine(text).replace(ADDRESS_SIGNS, (sign) => `${sign}${INVISIBLE}`);

/** An http(s) address for a link or an image; null for anything else. A missing scheme is https. */
export const webAddress = (text: string | null): string | null => {
  const entered = text?.trim() ?? '';
  if (entered === '') return null;
  return parseWebAddress(/^[a-z][a-z0-9+.-]*:/i.test(entered) ? entered : `https://${entered}`)?.href ?? null;
};

/** A name within a sentence: its writing direction does not change that of the sentence. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** The text if it is set and not blank, unchanged. */
export const filled = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

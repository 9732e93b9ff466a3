/** Control characters and marks that turn the writing direction: a subject is one honest line. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** One line without control characters, for subjects: CR and LF would start another header. */
export const singleLine = (text: string): string => text.replace(NOT_IN_A_LINE, ' ').replace(/\s+/g, ' ').trim();

/** Longer ones are cut by email programs anyhow, and some servers refuse them. */
export const SUBJECT_MAXIMUM = 240;

/** One line of a length that every mail server takes. */
export const subjectLine = (text: string): string => {
  const line = singleLine(text);
  if (line.length <= SUBJECT_MAXIMUM) return line;
  return `${line.slice(0, SUBJECT_MAXIMUM - 1).replace(HALF_A_SIGN, '')}…`;
};

/** What is left where a line is cut through a sign of two parts. */
const HALF_A_SIGN = /[\uD800-\uDBFF]$/;

/** Breaks no line and shows nothing, yet ends what email programs take for an address. */
const INVISIBLE = '\u200C';
const ADDRESS_SIGNS = /:\/\/|@|\.(?=\p{L}{2})|(?<=www)\./giu;

/**
 * Free text of visitors, so that email programs make no link of an address in it: a stranger's words never become
 * something to click in an email that we send.
 */
export const unlinked = (text: string): string =>
  singleLine(text).replace(ADDRESS_SIGNS, (sign) => `${sign}${INVISIBLE}`);

/** An http(s) address that may stand in a link or an image; null for all else. A missing scheme is https. */
export const webAddress = (text: string | null): string | null => {
  const entered = text?.trim() ?? '';
  if (entered === '') return null;
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(entered) ? entered : `https://${entered}`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
};

/** What is set and not blank, as written. */
export const filled = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

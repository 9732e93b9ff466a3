const SEPARATOR = ',';

/**
 * Ids can contain the separator. Only the separator and the escape character are escaped, so that usual ids stay
 * readable.
 */
const escapeId = (id: string): string => id.replaceAll('%', '%25').replaceAll(SEPARATOR, '%2C');
const unescapeId = (text: string): string => text.trim().replaceAll(/%2c/gi, SEPARATOR).replaceAll('%25', '%');

/** Item ids as the text of a design. */
export const joinIds = (ids: readonly (string | number)[]): string =>
  ids.map((id) => escapeId(String(id))).join(SEPARATOR);

/** The item ids of the text of a design; empty ones are left out. */
export const splitIds = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map(unescapeId)
    .filter((id) => id !== '');

/**
 * The email of a link. Email programs encode it once, twice or not at all: decodes %40 to @, and %2B and spaces to +,
 * until none of them is left encoded.
 */
export const emailOfLink = (input: string): string => {
  const once = input
    .trim()
    .replace(/%25/gi, '%')
    .replace(/%40/gi, '@')
    .replace(/%2B|%20| /gi, '+');
  return once === input ? once : emailOfLink(once);
};

/**
 * The email of a link (platform.md §2). Email programs encode it once, twice or not at all: %40 becomes @, %2B and spaces
 * become +, until nothing encoded is left of either.
 */
export const emailOfLink = (given: string): string => {
  const once = given
    .trim()
    .replace(/%25/gi, '%')
    .replace(/%40/gi, '@')
    .replace(/%2B|%20| /gi, '+');
  return once === given ? once : emailOfLink(once);
};

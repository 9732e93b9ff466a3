/** One form for every spelling of an address: Unicode's compatibility form, trimmed. The case does not change. */
export const normaliseEmail = (input: string): string => input.normalize('NFKC').trim();

/** Whether two spellings mean the same account. */
export const isSameEmail = (one: string, other: string): boolean =>
  normaliseEmail(one).toLowerCase() === normaliseEmail(other).toLowerCase();

/** One form for every way of writing an address: Unicode's compatibility form, without spaces around it. Case is kept. */
export const normaliseEmail = (input: string): string => input.normalize('NFKC').trim();

/** Whether two ways of writing mean one account. */
export const isSameEmail = (one: string, other: string): boolean =>
  normaliseEmail(one).toLowerCase() === normaliseEmail(other).toLowerCase();

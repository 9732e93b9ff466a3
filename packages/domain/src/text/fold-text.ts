const OUTSIDE_ASCII = /[^\p{ASCII}]/u;
const ACCENTS = /\p{M}/gu;

/**
 * A text as searches compare it: in lower case and without accents, so that 'sjoberg' finds 'Sjöberg'. Texts of plain
 * letters, the most frequent ones, cost no more than their lower case.
 */
export const foldText = (text: string): string =>
  (OUTSIDE_ASCII.test(text) ? text.normalize('NFKD').replace(ACCENTS, '') : text).toLowerCase();

/** The folded words of a query, for searches that find them in any order. */
export const queryWords = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean);

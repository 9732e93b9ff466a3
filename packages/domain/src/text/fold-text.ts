const OUTSIDE_ASCII = /[^\p{ASCII}]/u;
const ACCENTS = /\p{M}/gu;
/** Letters that are no accented ones to Unicode, and how people write them on other keyboards. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const OTHER_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * A text as searches compare it: in lower case and without accents, so that 'sjoberg' finds 'Sjöberg' and 'weiss' finds
 * 'Weiß'. Texts of plain letters, the most frequent ones, cost no more than their lower case.
 */
export const foldText = (text: string): string =>
  OUTSIDE_ASCII.test(text)
    ? text
        .normalize('NFKD')
        .replace(ACCENTS, '')
        .toLowerCase()
        .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
    : text.toLowerCase();

/** The folded words of a query, for searches that find them in any order. */
export const queryWords = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean);

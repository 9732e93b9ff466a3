/** Letters that Unicode does not take for accented ones, as people write them on other keyboards. */
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

/**
 * A text as searches compare it: in lower case and without accents, so that 'sjoberg' finds 'Sjöberg' and 'weiss' finds
 * 'Weiß'.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (sign) => LETTERS[sign] ?? sign.replace(/\p{M}/u, ''));

/** The folded words of a query, for searches that find them in any order. */
export const queryWords = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean);

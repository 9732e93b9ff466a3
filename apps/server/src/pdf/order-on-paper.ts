import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

const RIGHT_TO_LEFT = /\p{Script=Hebrew}|\p{Script=Arabic}/u;

interface OrderedSign {
  /** Its position among the characters of the line. */
  index: number;
  sign: string;
  /** Odd where the text goes from right to left. */
  level: number;
}

/** Characters of one unit with the direction of emoji and of rare Chinese ones: the library reads units, not characters. */
const EMOJI = '\u2603';
const CHINESE = '\u4e00';
const inOneUnit = (sign: string): string => {
  if (sign.length === 1) return sign;
  return /\p{Script=Common}/u.test(sign) ? EMOJI : CHINESE;
};

/**
 * The characters of a line in their order on paper, from left to right, by the Unicode Bidirectional Algorithm. The
 * line's first letter tells its direction.
 * Brackets that go from right to left are mirrored.
 */
export function inOrderOnPaper(signs: readonly string[]): OrderedSign[] {
  const line = signs.map(inOneUnit).join('');
  if (!RIGHT_TO_LEFT.test(line)) return signs.map((sign, index) => ({ index, sign, level: 0 }));
  const embedding = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  return bidi.getReorderedIndices(line, embedding).map((index) => ({
    index,
    sign: mirrored.get(index) ?? signs[index] ?? '',
    level: embedding.levels[index] ?? 0,
  }));
}

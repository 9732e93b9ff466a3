import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

const RIGHT_TO_LEFT = /\p{Script=Hebrew}|\p{Script=Arabic}/u;

interface OrderedSign {
  sign: string;
  /** Odd where the text goes from right to left. */
  level: number;
}

/**
 * The characters of a line in their order on paper, from left to right, by the Unicode Bidirectional Algorithm. The
 * line's first letter tells its direction.
 * Brackets that go from right to left are mirrored.
 */
export function inOrderOnPaper(line: string): OrderedSign[] {
  if (!RIGHT_TO_LEFT.test(line)) return [...line].map((sign) => ({ sign, level: 0 }));
  const embedding = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  return bidi.getReorderedIndices(line, embedding).map((at) => ({
    sign: mirrored.get(at) ?? line.charAt(at),
    level: embedding.levels[at] ?? 0,
  }));
}

/** A part of a text between two places where a line may end. */
export interface Piece {
  text: string;
  /** Whether a space comes before it, which a new line leaves out. */
  hasSpace: boolean;
}

/** Writing systems without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** What begins no line: closing brackets and signs, small letters and signs that lengthen or repeat the last one. */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}\p{M}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u;
/** What ends no line. */
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The letters of a text with their accents, which stay together. */
export const lettersOf = (text: string): string[] => [...letters.segment(text)].map(({ segment }) => segment);

/** Splits a text where its lines may end: at spaces, and between words of languages that write without them. */
export const piecesOf = (text: string): Piece[] =>
  text
    .split(/[ \n\t]+/)
    .filter(Boolean)
    .flatMap((word, at) => wordsOf(word).map((part, index) => ({ text: part, hasSpace: at > 0 && index === 0 })));

function wordsOf(text: string): string[] {
  if (!UNSPACED.test(text)) return [text];
  const parts: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = parts.at(-1);
    const isJoined =
      last !== undefined &&
      (NEVER_FIRST.test(segment) || NEVER_LAST.test(last) || !(UNSPACED.test(segment) || UNSPACED.test(last)));
    if (isJoined) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

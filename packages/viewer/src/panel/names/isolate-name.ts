/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** First strong isolate, and its end. */
const [START, END] = ['\u2068', '\u2069'];

/**
 * A name for a sentence in one direction of writing: one with letters of the other direction is set apart, so that the
 * words and signs beside it keep their places.
 */
export function isolateName(name: string, isRightToLeft: boolean): string {
  const hasOwn = RIGHT_TO_LEFT.test(name);
  const isForeign = isRightToLeft ? !hasOwn && LETTER_OR_DIGIT.test(name) : hasOwn;
  return isForeign ? `${START}${name}${END}` : name;
}

/** Takes the place of a value in a text: no text has these signs. */
const mark = (at: number): string => `⟦${at}⟧`;
const MARKS = [0, 1, 2].map(mark);

/** Every text of a file by its path, with marks where values go: '/panel/choose' → 'Choose ⟦0⟧'. */
export function flattenTexts(texts: unknown, path = ''): Map<string, string> {
  if (typeof texts === 'string') return new Map([[path, texts]]);
  if (typeof texts === 'function') return flattenTexts(texts(...MARKS), path);
  if (typeof texts !== 'object' || texts === null) return new Map();
  return new Map(Object.entries(texts).flatMap(([key, value]) => [...flattenTexts(value, `${path}/${key}`)]));
}

/** The marks of a text, each once, in order of their numbers. */
export const marksOf = (text: string): string[] => MARKS.filter((each) => text.includes(each));

/** Takes the place of a value in a text: no text has these signs. */
const mark = (name: string): string => `⟦${name}⟧`;

/** A value that is a mark as a text, and whose properties are marks too. */
const value = (name: string): object =>
  new Proxy(Object(mark(name)), {
    get: (_, key) =>
      key === Symbol.toPrimitive || key === 'toString' || key === 'valueOf' ? () => mark(name) : mark(String(key)),
  });
const VALUES = ['0', '1', '2'].map(value);

/** Every text of a file by its path, with marks where values go: '/panel/choose' → 'Choose ⟦0⟧'. */
export function flattenTexts(texts: unknown, path = ''): Map<string, string> {
  if (typeof texts === 'string') return new Map([[path, texts]]);
  if (typeof texts === 'function') return flattenTexts(texts(...VALUES), path);
  if (typeof texts !== 'object' || texts === null) return new Map();
  return new Map(Object.entries(texts).flatMap(([key, value]) => [...flattenTexts(value, `${path}/${key}`)]));
}

/** The marks of a text, each once, sorted. */
export const marksOf = (text: string): string[] => [...new Set(text.match(/⟦\w+⟧/g))].sort();

export const withoutMarks = (text: string): string => text.replace(/⟦\w+⟧/g, ' ');

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] =>
  withoutMarks(text)
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];

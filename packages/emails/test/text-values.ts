/** Whatever a sentence is about: each of its properties is this text. */
const FACT = 'Zzz';
const facts = new Proxy(Object(FACT), {
  get: (_, key) => (key === Symbol.toPrimitive || key === 'toString' || key === 'valueOf' ? () => FACT : FACT),
});

/** Every text of a language's file by its path, with the same fact in each sentence. */
export function textValues(texts: object, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [[at, value]];
    if (typeof value === 'function') return [[at, value(facts, facts)]];
    return textValues(value, at);
  });
}

/** The words of a text in lower case, without the fact. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(FACT.toLowerCase(), ' ')
    .match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];

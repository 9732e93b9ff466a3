const parts = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Reads the search grammar: a comma means ANY, a plus means BOTH, and the plus binds closer (configurators.md §2, decision A24).
 * 'blue, green + racing' -> [['blue'], ['green', 'racing']].
 */
export const parseSearch = (query: string): string[][] =>
  parts(query.toLowerCase(), ',')
    .map((alternative) => parts(alternative, '+'))
    .filter((words) => words.length > 0);

/** Substring match, whatever the case. Of a list each word may stand in any of the texts. A search without words matches all. */
export const matchesSearch = (parsed: readonly (readonly string[])[], text: string | readonly string[]): boolean => {
  if (parsed.length === 0) return true;
  const texts = (typeof text === 'string' ? [text] : text).map((each) => each.toLowerCase());
  return parsed.some((words) => words.every((word) => texts.some((each) => each.includes(word))));
};

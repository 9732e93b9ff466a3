/** A value, such as a data file, in which other texts replace some, wherever they are. */
export const replaceTexts = <T>(value: T, texts: ReadonlyMap<string, string>): T => {
  if (typeof value === 'string') return (texts.get(value) ?? value) as T;
  if (Array.isArray(value)) return value.map((entry) => replaceTexts(entry, texts)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replaceTexts(entry, texts)])) as T;
};

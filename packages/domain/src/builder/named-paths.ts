const collect = (value: unknown, found: Set<string>): void => {
  if (typeof value === 'string') found.add(value);
  else if (Array.isArray(value)) for (const entry of value) collect(entry, found);
  else if (value !== null && typeof value === 'object') for (const entry of Object.values(value)) collect(entry, found);
};

/** Those of the known paths that a data file names, in whatever field. */
export const namedPaths = (file: object, known: Readonly<Record<string, unknown>>): string[] => {
  const texts = new Set<string>();
  collect(file, texts);
  return Object.keys(known).filter((path) => texts.has(path));
};

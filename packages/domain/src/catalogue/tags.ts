/** Tags as they are kept: trimmed, upper-cased, each once, in the order given (configurators.md §5). */
export const normaliseTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim().toUpperCase()).filter((tag) => tag !== '')),
];

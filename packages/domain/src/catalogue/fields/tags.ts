/** Tags as they are stored: trimmed, in upper case, without duplicates, in their order. */
export const normaliseTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim().toUpperCase()).filter((tag) => tag !== '')),
];

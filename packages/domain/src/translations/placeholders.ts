/** {{name}}, {name}, {0}, %s, %d, %1$s: what programs replace in a text. */
const PLACEHOLDER = /\{\{[^{}\n]{1,60}\}\}|\{[\w.-]{1,60}\}|%(?:\d{1,2}\$)?[sd](?![\p{L}\p{N}])/gu;

/** The placeholders of a text, in its order. */
export const placeholdersOf = (text: string): string[] => text.match(PLACEHOLDER) ?? [];

export interface PlaceholderDifference {
  /** In the source and not in the translation. */
  missing: string[];
  /** In the translation and not in the source. */
  added: string[];
}

const minus = (these: readonly string[], those: readonly string[]): string[] => {
  const rest = [...those];
  return these.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

/** How the placeholders of a translation differ from those of its source, each as often as it is there; null if not. */
export function comparePlaceholders(source: string, text: string): PlaceholderDifference | null {
  const [before, after] = [placeholdersOf(source), placeholdersOf(text)];
  const [missing, added] = [minus(before, after), minus(after, before)];
  return missing.length + added.length > 0 ? { missing, added } : null;
}

/** The address of a web page or file: http or https, whatever its host. Null for anything else. */
export function parseWebAddress(input: string): URL | null {
  if (!URL.canParse(input)) return null;
  const address = new URL(input);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : null;
}

/** The same as text. A link or an image may use it: no text of a visitor or a customer becomes a script. */
export const webAddress = (input: string | null | undefined): string | null =>
  (input && parseWebAddress(input)?.href) || null;

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A short digest of a text, which browser and server compute alike. It tells texts apart; it protects nothing. */
export function digestText(text: string): string {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`;
}

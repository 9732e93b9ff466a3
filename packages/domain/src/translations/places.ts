const escapeSegment = (text: string): string => text.replaceAll('%', '%25').replaceAll('/', '%2F');

/** The place of a word: its segments, of which any can hold any character. */
export const placeOf = (...segments: readonly (string | number)[]): string =>
  segments.map((segment) => escapeSegment(String(segment))).join('/');

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A short name for a text that would be too long in a place. Browser and server compute the same one. */
export function shortNameOf(text: string): string {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`;
}

/** A preset has no id: its design says which one it is, whatever its name and position. */
export const presetPlace = (configuration: string): string => placeOf('preset', shortNameOf(configuration), 'name');

/** Surcharges are known by their name. */
export const surchargePlace = (name: string): string => placeOf('surcharge', shortNameOf(name), 'name');

export const framePlace = (style: string): string => placeOf('frame-style', style, 'name');

export const CONFIGURATOR_PLACE = placeOf('configurator', 'name');

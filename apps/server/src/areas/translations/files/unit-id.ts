/** The place of a word as an id that XML allows (NMTOKEN), from which the place can be read again. */
export const unitIdOf = (place: string): string =>
  `w-${place.replace(/[^A-Za-z0-9.-]/g, (character) => `_${character.charCodeAt(0).toString(16)}_`)}`;

/** The place of a unit's id; null for one that this product did not write. */
export const placeOfUnitId = (id: string): string | null =>
  id.startsWith('w-')
    ? id.slice(2).replace(/_([0-9a-f]{1,4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : null;

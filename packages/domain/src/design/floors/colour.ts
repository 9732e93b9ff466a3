/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#([\da-f]{6}|[\da-f]{3})$/i;
const LOOSE =
  /^(#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|transparent|white|black|gr[ae]y|silver|red|green|blue|yellow|orange|brown|beige|ivory|navy|teal|olive|maroon|purple|pink|gold|tan)?$/i;
const TRIPLE = /(\d{1,3})\D+(\d{1,3})\D+(\d{1,3})/;

const byte = (text: string | undefined): number => Math.min(255, Number(text));

/** A colour in the notation of data files, '#C9CCCB' or 'rgb(149,152,153)'; null for anything else. */
export const readColour = (text: string | null | undefined): Rgb | null => {
  const [, hex] = HEX.exec(text?.trim() ?? '') ?? [];
  if (hex !== undefined) {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const at = (index: number): number => Number.parseInt(long.slice(index, index + 2), 16);
    return [at(0), at(2), at(4)];
  }
  const triple = TRIPLE.exec(text ?? '');
  return triple && [byte(triple[1]), byte(triple[2]), byte(triple[3])];
};

/**
 * Whether a text of a data file can be meant as a colour: one that is read, digits without a hash or with an alpha, or
 * a common name. Only those that readColour reads are shown everywhere.
 */
export const isColour = (text: string): boolean => readColour(text) !== null || LOOSE.test(text.trim());

export const writeColour = (colour: Rgb): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const BARE = /^[\da-f]{6}$|^[\da-f]{3}$/i;

/** Reads a colour as people type it, with or without a hash; '#C9CCCB', or null for anything else. */
export const readTypedColour = (text: string): string | null => {
  const trimmed = text.trim();
  const colour = readColour(BARE.test(trimmed) ? `#${trimmed}` : trimmed);
  return colour && writeColour(colour).toUpperCase();
};

/** Rough distance of two colours to the eye. Green counts most. */
export const colourDistance = (one: Rgb, other: Rgb): number =>
  Math.hypot((one[0] - other[0]) * 0.55, (one[1] - other[1]) * 0.77, (one[2] - other[2]) * 0.33);

/** Endings of the names of image files. */
const ENDING = /\.(?:png|jpe?g|webp|avif|tiff?|gif|bmp|heic)$/i;
/** What programs add to a name: versions, copies, and how the image was made. */
const ADDED = /[\s._-]+(?:v\d{1,3}|ver\d{1,3}|final|copy|kopie|copie|copia|rgba|@[23]x|\(\d{1,3}\))$/i;
/** A number or a single letter in front, also as 'Layer 2', with what separates it from the name. */
const NUMBERED =
  /^(?:(?:layer|step|group|ebene|gruppe|calque|capa|livello|laag|lager|camada)\s*)?(\d{1,4}|[a-z])[\s._)-]+(?=\S)/i;
/** A number before one of these measures something: it belongs to the name. */
const UNIT = /^(?:mm|cm|m|in|inch|ft|l|lt|kg|x|st|tlg|trg|er)\b/i;
const WORD_BORDERS = /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})|(?<=\p{L}{2})(?=\d{2,}\b)/gu;

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

const withoutEnding = (name: string): string => decoded(name).normalize('NFC').replace(ENDING, '').trim();

/** Removes ending, versions and marks of copies: 'Matt Navy_v2 (1).png' is 'Matt Navy'. Keeps a name that is only these. */
export const bareName = (name: string, size?: { width: number; height: number }): string => {
  let bare = withoutEnding(name);
  const pixels = size && new RegExp(`[\\s._-]+${size.width}\\s?[x×]\\s?${size.height}(?:px)?$`, 'i');
  for (;;) {
    const shorter = (pixels ? bare.replace(pixels, '') : bare).replace(ADDED, '');
    if (shorter === bare || shorter === '') return bare;
    bare = shorter;
  }
};

/**
 * The bare names of images beside each other. Those that would have the same one keep their versions and marks: 'Oak
 * (1).png' and 'Oak (2).png' are two choices.
 */
export const bareNames = (images: readonly { name: string; width: number; height: number }[]): string[] => {
  const bare = images.map((image) => bareName(image.name, image));
  const times = new Map<string, number>();
  for (const name of bare) times.set(name.toLowerCase(), (times.get(name.toLowerCase()) ?? 0) + 1);
  return bare.map((name, at) => (times.get(name.toLowerCase()) === 1 ? name : withoutEnding(images[at]?.name ?? name)));
};

/** A name as people write it: 'matt_navy' is 'Matt navy', 'MattNavy' is 'Matt Navy'. Capitals of a name stay. */
export const readableName = (name: string): string => {
  const spaced = name
    .replace(WORD_BORDERS, ' ')
    .replace(/[\s_+]+|(?<=\D)\.(?=\D)|(?<=\p{L})-+(?=\p{L})|\s*--+\s*/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s._-]+|[\s._-]+$/g, '');
  const [first = ''] = spaced;
  return /\p{Lu}/u.test(spaced) ? spaced : first.toUpperCase() + spaced.slice(first.length);
};

/** A name without the number that orders it. */
export interface NumberedName {
  order: number | null;
  rest: string;
}

const splitNumber = (name: string): NumberedName => {
  const [whole = '', sign = ''] = NUMBERED.exec(name) ?? [];
  const rest = name.slice(whole.length);
  if (whole === '' || UNIT.test(rest)) return { order: null, rest: name };
  return { order: /\d/.test(sign) ? Number(sign) : sign.toLowerCase().charCodeAt(0), rest };
};

/** A number behind words that all names begin with: 'SDB 02 - Bleu nuit'. */
const NUMBERED_WITHIN = /^(\p{L}[\p{L}\s._-]*?)[\s_]+(\d{1,4})[\s._)-]+(?=\p{L})/u;

const splitWithin = (names: readonly string[]): NumberedName[] | null => {
  const found = names.map((name) => NUMBERED_WITHIN.exec(name));
  const starts = new Set(found.map((match) => match?.[1]?.toLowerCase()));
  if (names.length < 2 || starts.size !== 1) return null;
  const split = found.map((match, at) => ({
    order: match ? Number(match[2]) : null,
    rest: names[at]?.slice(match?.[0].length ?? 0) ?? '',
  }));
  const isOrdered = split.every(({ order, rest }) => order !== null && !UNIT.test(rest));
  const orders = new Set(split.map(({ order }) => order));
  const rests = new Set(split.map(({ rest }) => rest.toLowerCase()));
  const areDifferent = orders.size === names.length && rests.size === names.length;
  return isOrdered && areDifferent ? split : null;
};

/**
 * Splits the numbers that order names from the names: '02_Worktop' is 2 and 'Worktop'. All of them are ordered or none: a
 * number that only some have, or without which two names would be the same ('600 mm' and '800 mm', '2-door' and
 * '3-door'), belongs to the name. Words before the number that all names begin with say nothing either.
 */
export const splitNumbers = (names: readonly string[]): NumberedName[] => {
  const split = names.map(splitNumber);
  const rests = new Set(split.map(({ rest }) => rest.toLowerCase()));
  const before = new Set(names.map((name) => name.toLowerCase()));
  const isOrdered = split.every(({ order }) => order !== null) && rests.size === before.size;
  return isOrdered ? split : (splitWithin(names) ?? names.map((rest) => ({ order: null, rest })));
};

/** A product code in front of a name: 'BW-1203 Oak' is 'BW-1203' and 'Oak'. */
const CODE = /^((?=[\p{L}\d-]*\d)(?=[\p{L}\d-]*\p{Lu})[\p{Lu}\d]{1,6}(?:-?[\p{Lu}\d]{1,6}){0,3})[\s._-]+(?=\p{L}{2})/u;

/** Splits the codes from names where each name has one in front, and each has another. */
export const splitCodes = (names: readonly string[]): { code: string | null; rest: string }[] => {
  const codes = names.map((name) => CODE.exec(name)?.[1] ?? null);
  const isCoded = names.length > 1 && codes.every((code) => code !== null) && new Set(codes).size === codes.length;
  return names.map((name, at) => {
    const code = isCoded ? (codes[at] ?? null) : null;
    return { code, rest: code === null ? name : name.replace(CODE, '') };
  });
};

const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares names as people order them: 'Tile 9' before 'Tile 10'. */
export const compareNames = (one: string, other: string): number => inOrder.compare(one, other);

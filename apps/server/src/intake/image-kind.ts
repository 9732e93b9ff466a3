import { fileMessages } from '@vitrine/contract/configurators/file-messages';

const KINDS = { png: 'PNG', jpg: 'JPEG', jpeg: 'JPEG', webp: 'WebP' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

/** The image type that these bytes begin; null for anything else. */
function imageKind(bytes: Buffer): Kind | null {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'PNG';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'JPEG';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'WebP' : null;
}

const ENDINGS = { PNG: 'png', JPEG: 'jpg', WebP: 'webp' } as const;

export type ImageEnding = (typeof ENDINGS)[Kind];

/** The ending of a file with these bytes; null for anything but an image. */
export function imageEnding(bytes: Buffer): ImageEnding | null {
  const kind = imageKind(bytes);
  return kind && ENDINGS[kind];
}

/** Why an image of this type does not match its name; null when it does. */
export function imageIssue(name: string, type: ImageEnding | null): string | null {
  if (type === null) return fileMessages.notAImage(name);
  const really = KINDS[type];
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const claimed = Object.hasOwn(KINDS, ending) ? KINDS[ending as keyof typeof KINDS] : null;
  return claimed === null || claimed === really ? null : fileMessages.otherImage(name, really);
}

/**
 * The bytes of a PNG, JPEG or WebP that are safe to decode; null for anything else, which must not be decoded.
 */
export function decodable(bytes: Buffer): Buffer | null {
  const kind = imageKind(bytes);
  if (kind === 'PNG') return withoutTexts(bytes);
  return kind === 'JPEG' && hasTooManyScans(bytes) ? null : kind && bytes;
}

const PNG_START = 8;
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);

/** A PNG without its text chunks: they unpack to a thousand times their size, and nothing reads them. */
function withoutTexts(png: Buffer): Buffer {
  const parts = [png.subarray(0, PNG_START)];
  let at = PNG_START;
  while (at + PNG_START <= png.length) {
    const end = at + png.readUInt32BE(at) + 12;
    if (!TEXTS.has(png.toString('latin1', at + 4, at + PNG_START))) parts.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/**
 * Each scan of a progressive JPEG goes over all its pixels, and one that changes none has fifty bytes: half a megabyte
 * of them is decoded for a minute. Programs save about ten scans.
 */
const SCANS_MAXIMUM = 100;

const MARKER = 0xff;
const SCAN = 0xda;
const END = 0xd9;
/** A byte of pixels, a marker that has no content, and one that says where decoding may begin again. */
const hasNoContent = (code: number): boolean => code <= 0x01 || (code >= 0xd0 && code <= 0xd8);

function hasTooManyScans(jpeg: Buffer): boolean {
  let scans = 0;
  let at = jpeg.indexOf(MARKER, 2);
  while (at >= 0 && at + 4 <= jpeg.length) {
    const code = jpeg.readUInt8(at + 1);
    if (code === END) return false;
    if (code === SCAN) scans++;
    if (scans > SCANS_MAXIMUM) return true;
    const isFiller = code === MARKER;
    const content = isFiller || hasNoContent(code) ? 0 : jpeg.readUInt16BE(at + 2);
    at = jpeg.indexOf(MARKER, at + (isFiller ? 1 : 2) + content);
  }
  return false;
}

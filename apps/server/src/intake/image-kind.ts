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

const PNG_START = 8;
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * The bytes of a PNG, JPEG or WebP that are safe to decode; null for anything else, which must not be decoded. Text
 * chunks of a PNG are dropped: they unpack to a thousand times their size, and nothing reads them.
 */
export function decodable(bytes: Buffer): Buffer | null {
  const kind = imageKind(bytes);
  if (kind !== 'PNG') return kind && bytes;
  const parts = [bytes.subarray(0, PNG_START)];
  let at = PNG_START;
  while (at + PNG_START <= bytes.length) {
    const end = at + bytes.readUInt32BE(at) + 12;
    if (!TEXTS.has(bytes.toString('latin1', at + 4, at + PNG_START))) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

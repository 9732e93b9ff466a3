import { fileMessages } from '@vitrine/contract/configurators/file-messages';

const KINDS = { png: 'PNG', jpg: 'JPEG', jpeg: 'JPEG', webp: 'WebP' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

/** What picture these bytes begin; null for anything else. */
function pictureKind(bytes: Buffer): Kind | null {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'PNG';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'JPEG';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'WebP' : null;
}

/** What is wrong with a picture that is not what its name says; null when nothing is. */
export function pictureFault(name: string, bytes: Buffer): string | null {
  const really = pictureKind(bytes);
  if (really === null) return fileMessages.notAPicture(name);
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const said = Object.hasOwn(KINDS, ending) ? KINDS[ending as keyof typeof KINDS] : null;
  return said === null || said === really ? null : fileMessages.otherPicture(name, really);
}

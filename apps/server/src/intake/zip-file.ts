import type fs from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';

/** One file of a ZIP. The sizes are the directory's claims. */
export interface ZipEntry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
  offset: number;
}

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 0xffff;
/** The longest name, extra field and comment would be more; no real file has those. */
const DIRECTORY_BYTES_EACH = 2048;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const MEGABYTE = 1024 * 1024;

const inflate = promisify(inflateRaw);

export const imagesRefused = (messages: string[]): AppError =>
  new AppError('uploads.images_refused', { errors: { assets: messages } });

const unreadable = (): AppError => imagesRefused([fileMessages.zipUnreadable]);

/** Whether bytes begin as a ZIP does. */
export const looksLikeZip = (bytes: Buffer): boolean => bytes.length >= 4 && bytes.readUInt32LE(0) === LOCAL_MARK;

async function readAt(file: fs.FileHandle, offset: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, offset);
  if (bytesRead !== length) throw unreadable();
  return bytes;
}

/**
 * The files that a ZIP holds, by its directory; unpacks nothing. Rejects what is no ZIP, more files than the limit,
 * passwords, and names that lead outside.
 */
export async function listZip(file: fs.FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat();
  const tailBytes = Math.min(size, END_BYTES + LONGEST_COMMENT);
  const tail = await readAt(file, size - tailBytes, tailBytes);
  const end = findEnd(tail);
  const count = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (count > limits.images) throw imagesRefused([fileMessages.tooMany(limits.images)]);
  if (bytes > (count + 1) * DIRECTORY_BYTES_EACH || offset + bytes > size) throw unreadable();
  const directory = await readAt(file, offset, bytes);
  const entries: ZipEntry[] = [];
  for (let at = 0, index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > bytes || directory.readUInt32LE(at) !== ENTRY_MARK) throw unreadable();
    const next = at + ENTRY_BYTES + lengthsAt(directory, at).reduce((sum, length) => sum + length, 0);
    if (next > bytes) throw unreadable();
    const entry = readEntry(directory, at);
    if (!entry.name.endsWith('/')) entries.push(entry);
    at = next;
  }
  return entries;
}

const lengthsAt = (directory: Buffer, at: number): number[] =>
  [28, 30, 32].map((field) => directory.readUInt16LE(at + field));

/** The directory's end record is at the very end, before a comment that may contain anything. */
function findEnd(tail: Buffer): number {
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) === END_MARK && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  throw unreadable();
}

function readEntry(directory: Buffer, at: number): ZipEntry {
  const nameBytes = directory.readUInt16LE(at + 28);
  const name = directory
    .toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
    // Some Windows tools write backslashes.
    .replaceAll('\\', '/');
  assertInside(name);
  if (directory.readUInt16LE(at + 8) & ENCRYPTED) throw imagesRefused([fileMessages.zipEncrypted(name)]);
  return {
    name,
    method: directory.readUInt16LE(at + 10),
    crc: directory.readUInt32LE(at + 16),
    packed: directory.readUInt32LE(at + 20),
    unpacked: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
  };
}

/** Rejects names that would lead out of the target folder. */
export function assertInside(name: string): void {
  const isOutside = /^(\/|[a-z]:)/i.test(name) || name.includes('\0') || name.split('/').includes('..');
  if (isOutside) throw imagesRefused([fileMessages.nameOutside(name.replaceAll('\0', ''))]);
}

/** One file unpacked; never larger than an image may be, whatever its directory says. */
export async function readZipEntry(file: fs.FileHandle, entry: ZipEntry): Promise<Buffer> {
  const tooLarge = imagesRefused([fileMessages.imageTooLarge(entry.name, limits.imageBytes / MEGABYTE)]);
  if (entry.method !== STORED && entry.method !== DEFLATED) throw imagesRefused([fileMessages.zipMethod(entry.name)]);
  if (entry.unpacked > limits.imageBytes || entry.packed > limits.imageBytes + MEGABYTE) throw tooLarge;
  const local = await readAt(file, entry.offset, LOCAL_BYTES);
  if (local.readUInt32LE(0) !== LOCAL_MARK) throw unreadable();
  const start = entry.offset + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
  const packed = await readAt(file, start, entry.packed);
  const unpacked =
    entry.method === STORED
      ? packed
      : await inflate(packed, { maxOutputLength: limits.imageBytes }).catch((error: { code?: string }) => {
          throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge : unreadable();
        });
  if (unpacked.length !== entry.unpacked || crc32(unpacked) !== entry.crc) throw unreadable();
  return unpacked;
}

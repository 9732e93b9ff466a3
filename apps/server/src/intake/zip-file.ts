import type fs from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import { MEGABYTE } from '@vitrine/contract/upload-limits';
import { type Entry, fromFdPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';

/** One file of an upload: out of a ZIP, or of a folder. */
export interface UploadedFile {
  name: string;
  /** The unpacked size; in a ZIP as its directory claims. */
  bytes: number;
  /** Rejects a file of more bytes; without a number, of more than an image may have. */
  read(maximumBytes?: number): Promise<Buffer>;
}

const LOCAL_MARK = 0x04034b50;
/** The longest name, extra field and comment would be more; no real file has those. */
const DIRECTORY_BYTES_EACH = 2048;
const STORED = 0;
const DEFLATED = 8;

export const imagesInvalid = (messages: string[]): AppError =>
  new AppError('uploads.images_invalid', { errors: { assets: messages } });

const unreadable = (error?: unknown): AppError =>
  error instanceof AppError ? error : imagesInvalid([fileMessages.zipUnreadable]);

const tooLarge = (name: string, maximumBytes: number): AppError =>
  imagesInvalid([fileMessages.imageTooLarge(name, maximumBytes / MEGABYTE)]);

/** Whether bytes begin as a ZIP does. */
export const looksLikeZip = (bytes: Buffer): boolean => bytes.length >= 4 && bytes.readUInt32LE(0) === LOCAL_MARK;

/**
 * The files that a ZIP holds, by its directory; unpacks nothing. Rejects what is no ZIP, more files than the limit,
 * passwords, and names that lead outside. The caller closes the file.
 */
export async function listZip(file: fs.FileHandle): Promise<UploadedFile[]> {
  try {
    // Names are checked below, with a message for each; sizes while unpacking.
    const zip = await fromFdPromise(file.fd, { decodeStrings: false, validateEntrySizes: false });
    if (zip.entryCount > limits.images) throw imagesInvalid([fileMessages.tooMany(limits.images)]);
    return await listEntries(zip);
  } catch (error) {
    throw unreadable(error);
  }
}

async function listEntries(zip: ZipFile): Promise<UploadedFile[]> {
  const files: UploadedFile[] = [];
  let directoryBytes = 0;
  for await (const entry of zip.eachEntry()) {
    directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (directoryBytes > (zip.entryCount + 1) * DIRECTORY_BYTES_EACH) throw unreadable();
    // Some Windows tools write backslashes.
    const name = nameOf(entry).replaceAll('\\', '/');
    assertInside(name);
    if (entry.isEncrypted()) throw imagesInvalid([fileMessages.zipEncrypted(name)]);
    if (name.endsWith('/')) continue;
    const read = (maximumBytes = limits.imageBytes) => unpack(zip, entry, name, maximumBytes);
    files.push({ name, bytes: entry.uncompressedSize, read });
  }
  return files;
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The name of a file. macOS does not say that its names are UTF-8, and Windows writes them in the code page of DOS. */
function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  try {
    return UTF8.decode(fileNameRaw);
  } catch {
    return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  }
}

/** Rejects names that would lead out of the target folder. */
export function assertInside(name: string): void {
  const isOutside = /^(\/|[a-z]:)/i.test(name) || name.includes('\0') || name.split('/').includes('..');
  if (isOutside) throw imagesInvalid([fileMessages.nameOutside(name.replaceAll('\0', ''))]);
}

/** One file unpacked; never larger than the limit, whatever its directory says. */
async function unpack(zip: ZipFile, entry: Entry, name: string, maximumBytes: number): Promise<Buffer> {
  const { compressionMethod, compressedSize, uncompressedSize } = entry;
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED)
    throw imagesInvalid([fileMessages.zipMethod(name)]);
  if (uncompressedSize > maximumBytes || compressedSize > maximumBytes + MEGABYTE) throw tooLarge(name, maximumBytes);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maximumBytes) throw tooLarge(name, maximumBytes);
    }
  } catch (error) {
    throw unreadable(error);
  }
  const bytes = Buffer.concat(chunks, length);
  if (length !== uncompressedSize || crc32(bytes) !== entry.crc32) throw unreadable();
  return bytes;
}

import { crc32 } from 'node:zlib';

export interface ZippedFile {
  name: string;
  bytes: Buffer;
}

/** Where the bytes of each file begin: readers of USDZ map them into memory as they are. */
const ALIGNMENT = 64;
const LOCAL = 30;
const CENTRAL = 46;
/** An extra field without meaning, whose content is the padding. */
const PADDING = { id: 0x1986, head: 4 };
/** 1 January 1980, so that the same design is the same file. */
const DATE = 0x21;

/** Name, sizes and checksum, as both headers of a file have them. */
function writeCommon(header: Buffer, at: number, { name, bytes }: ZippedFile): void {
  header.writeUInt16LE(10, at);
  // UTF-8 names; stored, not compressed.
  header.writeUInt16LE(0x0800, at + 2);
  header.writeUInt16LE(DATE, at + 8);
  header.writeUInt32LE(crc32(bytes), at + 10);
  header.writeUInt32LE(bytes.length, at + 14);
  header.writeUInt32LE(bytes.length, at + 18);
  header.writeUInt16LE(Buffer.byteLength(name), at + 22);
}

/** A ZIP archive without compression, in which every file's bytes begin at a multiple of 64, as USDZ asks for. */
export function zipAligned(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const free = offset + LOCAL + name.length;
    let extra = (ALIGNMENT - (free % ALIGNMENT)) % ALIGNMENT;
    if (extra > 0 && extra < PADDING.head) extra += ALIGNMENT;
    const header = Buffer.alloc(LOCAL + name.length + extra);
    header.writeUInt32LE(0x04034b50, 0);
    writeCommon(header, 4, file);
    header.writeUInt16LE(extra, 28);
    name.copy(header, LOCAL);
    if (extra > 0) {
      header.writeUInt16LE(PADDING.id, LOCAL + name.length);
      header.writeUInt16LE(extra - PADDING.head, LOCAL + name.length + 2);
    }
    const entry = Buffer.alloc(CENTRAL + name.length);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(10, 4);
    writeCommon(entry, 6, file);
    entry.writeUInt32LE(offset, 42);
    name.copy(entry, CENTRAL);
    directory.push(entry);
    parts.push(header, file.bytes);
    offset += header.length + file.bytes.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, end]);
}

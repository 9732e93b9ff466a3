import { crc32, deflateSync } from 'node:zlib';

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');

/** One chunk of a PNG with its checksum. */
export function pngChunk(type: string, data: Buffer | string): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(named.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

export interface PngParts {
  width: number;
  height: number;
  /** Rows that it really has. */
  rows?: number;
  interlaced?: boolean;
  /** Chunks before and after the pixels. */
  before?: Buffer;
  behind?: Buffer;
}

/** A black PNG that claims this size. */
export function pngOf({ width, height, rows = height, interlaced = false, before, behind }: PngParts): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, interlaced ? 1 : 0], 8);
  const pixels = deflateSync(Buffer.alloc(rows * (1 + width * 3)));
  return Buffer.concat([
    PNG_START,
    pngChunk('IHDR', header),
    before ?? Buffer.alloc(0),
    pngChunk('IDAT', pixels),
    behind ?? Buffer.alloc(0),
    pngChunk('IEND', ''),
  ]);
}

/** A JPEG with one more segment after its start: 0xfe is a comment, 0xe1 has EXIF and XMP. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer | string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(Buffer.byteLength(data) + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(data), jpeg.subarray(2)]);
}

/** A JPEG that claims another size. */
export function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  let at = 2;
  while (changed[at + 1] !== 0xc0 && changed[at + 1] !== 0xc2) at += 2 + changed.readUInt16BE(at + 2);
  changed.writeUInt16BE(height, at + 5);
  changed.writeUInt16BE(width, at + 7);
  return changed;
}

const riffChunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** A lossy WebP converted to an extended one: with this size, and text in a chunk of this type (`XMP `, `EXIF`). */
export function extendedWebp(
  webp: Buffer,
  { width, height, type, text }: { width: number; height: number; type: string; text: string },
): Buffer {
  const facts = Buffer.alloc(10);
  facts[0] = type === 'EXIF' ? 8 : 4;
  facts.writeUIntLE(width - 1, 4, 3);
  facts.writeUIntLE(height - 1, 7, 3);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', facts),
    webp.subarray(12),
    riffChunk(type, Buffer.from(text)),
  ]);
  return riffChunk('RIFF', body);
}

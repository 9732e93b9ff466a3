import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type HostileFile, hostileFile } from './hostile-file.ts';
import { claiming, extendedWebp, pngChunk, pngOf } from './image-parts.ts';
import { blank } from './images-with-metadata.ts';

const size = { width: 220, height: 110 };
const MEGABYTE = 1024 * 1024;

const frames = (): Promise<Buffer>[] =>
  [1, 2, 3].map((shade) =>
    sharp({ create: { ...size, channels: 3, background: { r: shade * 60, g: 0, b: 0 } } })
      .png()
      .toBuffer(),
  );

/** The chunks that make a PNG an animation of two frames. */
function animatedPng(): Buffer {
  const numbers = (...overrides: number[]): Buffer => {
    const bytes = Buffer.alloc(overrides.length * 4);
    for (const [at, value] of overrides.entries()) bytes.writeUInt32BE(value, at * 4);
    return bytes;
  };
  const frame = (at: number): Buffer =>
    pngChunk('fcTL', Buffer.concat([numbers(at, size.width, size.height, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
  const pixels = deflateSync(Buffer.alloc(size.height * (1 + size.width * 3), 9));
  const second = pngChunk('fdAT', Buffer.concat([numbers(2), pixels]));
  return pngOf({
    ...size,
    before: Buffer.concat([pngChunk('acTL', numbers(2, 0)), frame(0)]),
    behind: Buffer.concat([frame(1), second]),
  });
}

/** Images that claim or become more than they are, are truncated, or contain several images. */
export async function imagesThatFlood(): Promise<HostileFile[]> {
  const [jpeg, webp] = await Promise.all([blank().jpeg().toBuffer(), blank().webp().toBuffer()]);
  const animated = () => sharp(frames0, { join: { animated: true } });
  const frames0 = await Promise.all(frames());
  const png = pngOf(size);
  const damaged = Buffer.from(png);
  damaged.writeUInt32BE(0, png.indexOf('IDAT') - 8);
  const packed = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes, 0x61));
  const text = Buffer.concat([Buffer.from('x\0\0'), packed(32 * MEGABYTE)]);
  const profile = Buffer.concat([Buffer.from('x\0\0'), packed(32 * MEGABYTE)]);
  const files: [name: string, ending: string, bytes: Buffer][] = [
    ['PNG of 3.6 thousand million pixels', 'png', pngOf({ width: 60_000, height: 60_000, rows: 1 })],
    [
      'PNG of two thousand million columns',
      'png',
      Buffer.concat([png.subarray(0, 16), Buffer.from([0x7f, 0xff, 0xff, 0xff]), png.subarray(20)]),
    ],
    ['PNG one row beyond the limit', 'png', pngOf({ width: 8000, height: 6300, rows: 1 })],
    ['PNG without size', 'png', pngOf({ width: 0, height: 0, rows: 0 })],
    ['PNG with a text that unpacks to 32 MB', 'png', pngOf({ ...size, before: pngChunk('zTXt', text) })],
    ['PNG with a profile that unpacks to 32 MB', 'png', pngOf({ ...size, before: pngChunk('iCCP', profile) })],
    ['PNG with more pixels than it claims', 'png', pngOf({ ...size, rows: 90_000 })],
    ['PNG with fewer pixels than it claims', 'png', pngOf({ ...size, rows: 10 })],
    ['JPEG of four thousand million pixels', 'jpg', claiming(jpeg, 65_500, 65_500)],
    [
      'WebP of 268 million pixels',
      'webp',
      extendedWebp(webp, { width: 16_384, height: 16_384, type: 'XMP ', text: 'x' }),
    ],
    ['half a PNG', 'png', png.subarray(0, png.length / 2)],
    ['PNG of a header only', 'png', png.subarray(0, 33)],
    ['PNG with a wrong checksum', 'png', damaged],
    ['half a JPEG', 'jpg', jpeg.subarray(0, jpeg.length / 2)],
    ['JPEG of a start only', 'jpg', jpeg.subarray(0, 4)],
    ['half a WebP', 'webp', webp.subarray(0, webp.length / 2)],
    ['WebP of a head only', 'webp', webp.subarray(0, 16)],
    ['nothing', 'png', Buffer.alloc(0)],
    ['animated PNG', 'png', animatedPng()],
    ['animated WebP', 'webp', await animated().webp({ loop: 0, delay: 50 }).toBuffer()],
    ['animated GIF called a PNG', 'png', await animated().gif({ loop: 0, delay: 50 }).toBuffer()],
  ];
  return files.map(([name, ending, bytes]) => hostileFile(name, ending, bytes));
}

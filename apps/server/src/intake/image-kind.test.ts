import { deflateSync } from 'node:zlib';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodable } from './image-kind.ts';

/** A chunk with a checksum that nothing checks: it is left out. */
const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
};

const END_BYTES = 12;

describe('the bytes that a decoder gets', () => {
  test.each(['tEXt', 'zTXt', 'iTXt'])('is a PNG without %s, pixel for pixel the same', async (type) => {
    const png = await tinyPng(9, 9, [1, 2, 3, 255]);
    const text = chunk(type, Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(1e6))]));
    const at = png.length - END_BYTES;
    const withText = Buffer.concat([png.subarray(0, at), text, png.subarray(at)]);
    expect(decodable(withText)?.equals(png)).toBe(true);
  });

  test('are the intact part of a PNG that is cut off', async () => {
    const png = await tinyPng(9, 9, [1, 2, 3, 255]);
    for (let length = 8; length < png.length; length++) {
      expect(decodable(png.subarray(0, length))?.length).toBeLessThanOrEqual(length);
    }
  });

  test('are a JPEG or WebP as it came', async () => {
    const image = sharp(await tinyPng(9, 9, [1, 2, 3, 255]));
    for (const bytes of [await image.jpeg().toBuffer(), await image.webp().toBuffer()]) {
      expect(decodable(bytes)).toBe(bytes);
    }
  });

  test.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['another kind of image', 'GIF89a'],
    ['nothing', ''],
  ])('are not %s', (_what, text) => {
    expect(decodable(Buffer.from(text))).toBeNull();
  });
});

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

const jpegWithScans = (scans: number): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8ffdb00021234', 'hex'),
    ...Array.from({ length: scans }, () => Buffer.from('ffda0004000012ff0034ffd0ffff', 'hex')),
    Buffer.from('ffd9', 'hex'),
  ]);

/** A part of a JPEG that decoders skip, such as the data of a camera. */
const chunkOfJpeg = (data: Buffer): Buffer => {
  const head = Buffer.from('ffe10000', 'hex');
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

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

  test('are a progressive JPEG with the scans that programs save', async () => {
    const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919) % 251));
    const photo = sharp(noise, { raw: { width: 64, height: 64, channels: 3 } });
    for (const mozjpeg of [false, true]) {
      const bytes = await photo.clone().jpeg({ progressive: true, mozjpeg }).toBuffer();
      expect(decodable(bytes)).toBe(bytes);
    }
  });

  test('are not a JPEG with thousands of scans, of which each goes over all pixels', () => {
    expect(decodable(jpegWithScans(100))).not.toBeNull();
    expect(decodable(jpegWithScans(101))).toBeNull();
    const padded = Buffer.concat([
      jpegWithScans(101).subarray(0, 2),
      chunkOfJpeg(Buffer.alloc(9)),
      jpegWithScans(101).subarray(2),
    ]);
    expect(decodable(padded)).toBeNull();
  });

  test('are a JPEG whatever it has in its other parts and behind its end', () => {
    const marks = Buffer.from('ffda00020000'.repeat(500), 'hex');
    const bytes = Buffer.concat([
      jpegWithScans(1).subarray(0, 2),
      chunkOfJpeg(marks),
      jpegWithScans(1).subarray(2),
      marks,
    ]);
    expect(decodable(bytes)).toBe(bytes);
  });

  test.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['another kind of image', 'GIF89a'],
    ['nothing', ''],
  ])('are not %s', (_what, text) => {
    expect(decodable(Buffer.from(text))).toBeNull();
  });
});

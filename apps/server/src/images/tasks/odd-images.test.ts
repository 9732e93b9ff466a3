import { crc32, deflateSync } from 'node:zlib';
import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectLayer } from './inspect-layer.ts';
import { makeAsset } from './make-asset.ts';

const colourOf = async ({ files, asset }: Awaited<ReturnType<typeof makeAsset>>): Promise<number[]> => {
  const bytes = files.get(asset.variants[0]?.file ?? '') ?? Buffer.alloc(0);
  return [...(await sharp(bytes).removeAlpha().raw().toBuffer()).subarray(0, 3)];
};

/** An opaque left half of 16 bits a channel; the right half has an alpha below one of 8 bits. */
const sixteenBits = async (width: number, height: number): Promise<Buffer> => {
  const pixels = new Uint16Array(width * height * 4);
  for (let at = 0; at < width * height; at++)
    pixels.set([0xc000, 0x4000, 0, at % width < width / 2 ? 0xffff : 0x0040], at * 4);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
};

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A PNG of any size with the pixels of none. */
const pngHeader = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1));
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
};

describe('an image of a camera or a printer', () => {
  test('in CMYK is shown in its colours', async () => {
    const red = { create: { width: 64, height: 32, channels: 3 as const, background: '#d02020' } };
    const made = await makeAsset(await sharp(red).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(), 'image');
    expect(made.asset.frame).toEqual([64, 32]);
    const [r = 0, g = 255, b = 255] = await colourOf(made);
    expect(r - Math.max(g, b)).toBeGreaterThan(100);
  });

  test('with 16 bits a channel is as transparent as it looks', async () => {
    const bytes = await sixteenBits(64, 32);
    expect((await sharp(bytes).metadata()).depth).toBe('ushort');
    expect(await inspectLayer(bytes)).toEqual({ frame: [64, 32], hidden: 0.5 });
    expect((await makeAsset(bytes, 'image')).asset.rect).toEqual([0, 0, 32, 32]);
  });

  test('that EXIF turns is upright for every check', async () => {
    const plain = sharp({ create: { width: 64, height: 32, channels: 3, background: '#888' } });
    const bytes = await plain.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await inspectLayer(bytes)).frame).toEqual([32, 64]);
    expect((await makeAsset(bytes, 'image')).asset.frame).toEqual([32, 64]);
  });

  test('that is animated is its first image', async () => {
    const frames = await Promise.all([tinyPng(16, 16, [200, 0, 0, 255]), tinyPng(16, 16, [0, 0, 200, 255])]);
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const made = await makeAsset(bytes, 'image');
    expect(made.asset.frame).toEqual([16, 16]);
    expect((await colourOf(made))[0]).toBeGreaterThan(150);
  });

  test('of 30,000 pixels is rejected by its header', async () => {
    const bytes = pngHeader(30_000, 15_000);
    expect(30_000 * 15_000).toBeGreaterThan(limits.imagePixels);
    await expect(makeAsset(bytes, 'image')).rejects.toMatchObject({ code: 'uploads.too_large' });
    await expect(inspectLayer(bytes)).rejects.toMatchObject({ code: 'uploads.too_large' });
  });
});

import { tinyPng } from '@vitrine/fixtures/tiny-png';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeAsset } from './make-asset.ts';

/** A transparent frame with one opaque box. */
const boxIn = async (
  width: number,
  height: number,
  box: { left: number; top: number; width: number; height: number },
) =>
  sharp(await tinyPng(width, height, [0, 0, 0, 0]))
    .composite([{ input: await tinyPng(box.width, box.height, [200, 30, 30, 255]), left: box.left, top: box.top }])
    .png()
    .toBuffer();

describe('a layer image', () => {
  test('is cut to what can be seen, widened to the grid of four pixels', async () => {
    const { asset } = await makeAsset(await boxIn(1024, 512, { left: 101, top: 50, width: 30, height: 9 }), 'image');
    expect(asset.frame).toEqual([1024, 512]);
    expect(asset.rect).toEqual([100, 48, 32, 12]);
  });

  test('is stored at full, half and quarter size of exactly that rectangle', async () => {
    const { asset, files } = await makeAsset(
      await boxIn(1024, 512, { left: 8, top: 8, width: 400, height: 200 }),
      'image',
    );
    expect(asset.variants.map(({ scale }) => scale)).toEqual([1, 2, 4]);
    for (const { scale, file, bytes } of asset.variants) {
      const written = files.get(file) ?? Buffer.alloc(0);
      const { width, height } = await sharp(written).metadata();
      expect([width, height, written.length]).toEqual([400 / scale, 200 / scale, bytes]);
    }
  });

  test('leaves a corner of one that shows nothing', async () => {
    const { asset } = await makeAsset(await tinyPng(1024, 512, [0, 0, 0, 0]), 'image');
    expect(asset.rect).toEqual([0, 0, 4, 4]);
  });

  test('is named by its content', async () => {
    const bytes = await tinyPng(64, 64, [1, 2, 3, 255]);
    const first = await makeAsset(bytes, 'image');
    expect([...(await makeAsset(bytes, 'image')).files.keys()]).toEqual([...first.files.keys()]);
  });
});

test('a mask of one channel is stored exactly', async () => {
  const pixels = Buffer.from(Array.from({ length: 600 * 40 }, (_, at) => (at * 37) % 256));
  const mask = await sharp(pixels, { raw: { width: 600, height: 40, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const { asset, files } = await makeAsset(mask, 'image');
  const stored = await sharp(files.get(asset.variants[0]?.file ?? ''))
    .extractChannel(0)
    .raw()
    .toBuffer();
  expect(stored.equals(pixels)).toBe(true);
});

test('a thumbnail is stored small and whole', async () => {
  const { asset } = await makeAsset(await tinyPng(800, 400, [9, 9, 9, 255]), 'thumbnail');
  expect(asset.frame).toEqual([256, 128]);
  expect(asset.variants).toHaveLength(1);
});

describe('rejects', () => {
  test.each([
    ['text', Buffer.from('not an image')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['nothing', Buffer.alloc(0)],
    ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('%s', async (_name, bytes) => {
    await expect(makeAsset(bytes, 'image')).rejects.toMatchObject({ code: 'uploads.not_an_image' });
  });
});

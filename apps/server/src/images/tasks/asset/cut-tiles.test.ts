import type { Asset } from '@vitrine/contract/latest-file';
import { tileFile, tileFileArea } from '@vitrine/domain/design/view/tiles/tile-grid';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type MadeAsset, makeAsset } from '../make-asset.ts';

/** A part of a panorama's height: what is tiled depends on the width, and encoding takes its time for each pixel. */
const FRAME = { width: 8192, height: 2048 };

/** A room of smooth colours, opaque. */
async function drawRoom(width: number, height: number): Promise<Buffer> {
  const small = Buffer.alloc(64 * 32 * 3);
  for (let at = 0; at < 64 * 32; at++) small.set([at % 256, (at * 3) % 200, 255 - (at % 128)], at * 3);
  return sharp(small, { raw: { width: 64, height: 32, channels: 3 } })
    .resize({ width, height, fit: 'fill' })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A room of one colour, opaque. */
const drawBlank = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer();

const filesOf = ({ asset }: MadeAsset): string[] =>
  asset.tiles?.levels.flatMap(({ scale, area: [left, top, columns, rows] }) =>
    Array.from({ length: columns * rows }, (_, at) =>
      tileFile(asset.tiles ?? { name: '', levels: [] }, {
        scale,
        column: left + (at % columns),
        row: top + Math.floor(at / columns),
      }),
    ).flatMap((file) => file ?? []),
  ) ?? [];

const pixelsOf = async (bytes: Buffer | undefined) =>
  sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

describe('a panorama of 8192 pixels', () => {
  let source: Buffer;
  let room: MadeAsset;
  beforeAll(async () => {
    source = await drawRoom(FRAME.width, FRAME.height);
    room = await makeAsset(source, 'image', true);
  });

  test('is whole at a half and below, and in tiles at its full size', async () => {
    expect(room.asset).toMatchObject({ frame: [8192, 2048], rect: [0, 0, 8192, 2048] });
    expect(room.asset.variants.map(({ scale }) => scale)).toEqual([2, 4, 8]);
    const { width, height } = await sharp(room.files.get(room.asset.variants[0]?.file ?? '')).metadata();
    expect([width, height]).toEqual([4096, 1024]);
    expect(room.asset.tiles?.levels).toEqual([{ scale: 1, area: [0, 0, 16, 4] }]);
    expect(room.files.size).toBe(3 + 16 * 4);
    expect(filesOf(room).every((file) => room.files.has(file))).toBe(true);
  });

  test('has in each tile what the image has there, with the edge of what is beside it', async () => {
    const whole = await sharp(source).ensureAlpha().raw().toBuffer();
    for (const [column, row] of [
      [0, 0],
      [7, 2],
      [15, 3],
    ] as const) {
      const file = tileFile(room.asset.tiles ?? { name: '', levels: [] }, { scale: 1, column, row }) ?? '';
      const { data, info } = await pixelsOf(room.files.get(file));
      const area = tileFileArea({ column, row }, FRAME);
      expect([info.width, info.height]).toEqual([area.width, area.height]);
      let sum = 0;
      for (let y = 0; y < area.height; y++)
        for (let x = 0; x < area.width; x++) {
          const across = (area.x + x + FRAME.width) % FRAME.width;
          const down = Math.min(FRAME.height - 1, Math.max(0, area.y + y));
          const green = (whole[(down * FRAME.width + across) * 4 + 1] ?? 0) - (data[(y * area.width + x) * 4 + 1] ?? 0);
          sum += green * green;
        }
      expect(10 * Math.log10(255 ** 2 / (sum / (area.width * area.height)))).toBeGreaterThan(45);
    }
  });

  test('stays whole in a configurator that is no panorama', async () => {
    const { asset } = await makeAsset(source, 'image');
    expect(asset.variants.map(({ scale }) => scale)).toEqual([1, 2, 4]);
    expect(asset.tiles).toBeUndefined();
  });
});

test('a layer has tiles where it has content only', async () => {
  const box = (left: number, top: number) => ({
    input: { create: { width: 60, height: 40, channels: 4 as const, background: '#c02020' } },
    left,
    top,
  });
  const layer = await sharp({ create: { ...FRAME, channels: 4, background: '#0000' } })
    .composite([box(1000, 476), box(2100, 1076)])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { asset, files } = await makeAsset(layer, 'image', true);
  expect(asset.rect).toEqual([1000, 472, 1160, 648] satisfies Asset['rect']);
  const tiles = asset.tiles ?? { name: '', levels: [] };
  expect(tiles.levels[0]?.area).toEqual([1, 0, 4, 3]);
  const made = filesOf({ asset, files });
  expect(made.map((file) => file.split('-').slice(-3).join('-'))).toEqual([
    '1-1-0.webp',
    '1-2-0.webp',
    '1-1-1.webp',
    '1-2-1.webp',
    '1-4-2.webp',
  ]);
  const { data, info } = await pixelsOf(files.get(tileFile(tiles, { scale: 1, column: 4, row: 2 }) ?? ''));
  const middle = (60 * info.width + 60) * 4;
  for (const [channel, value] of [192, 32, 32, 255].entries())
    expect(Math.abs((data[middle + channel] ?? 0) - value)).toBeLessThanOrEqual(3);
  expect(data[3]).toBe(0);
  expect([...(await makeAsset(layer, 'image', true)).files.keys()], 'named by its content').toEqual([...files.keys()]);
});

test('a layer that shows nothing has no tiles, and hides none', async () => {
  const layer = await sharp({ create: { ...FRAME, channels: 4, background: '#0000' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { asset, files } = await makeAsset(layer, 'image', true);
  expect(asset.rect).toEqual([0, 0, 8, 8]);
  expect(asset.tiles?.levels).toEqual([{ scale: 1, area: [0, 0, 1, 1], present: '0' }]);
  expect(files.size).toBeLessThanOrEqual(3);
});

test('a panorama of 16384 pixels has two scales of tiles, and is whole at 4096', async () => {
  const { asset, files } = await makeAsset(await drawBlank(16_384, 1024), 'image', true);
  expect(asset.variants.map(({ scale }) => scale)).toEqual([4, 8, 16]);
  expect(asset.tiles?.levels).toEqual([
    { scale: 1, area: [0, 0, 32, 2] },
    { scale: 2, area: [0, 0, 16, 1] },
  ]);
  expect(files.size).toBe(3 + 64 + 16);
});

describe('rejects a panorama', () => {
  test('that is larger than 16384 x 8192', async () => {
    await expect(makeAsset(await drawBlank(16_392, 400), 'image', true)).rejects.toMatchObject({
      code: 'uploads.too_large',
      errors: { image: ['Panoramas can be up to 16384 × 8192 pixels.'] },
    });
  });

  test('of an odd size that has too many pixels to stay whole', async () => {
    await expect(makeAsset(await drawBlank(9001, 4500), 'image', true)).rejects.toMatchObject({
      code: 'uploads.too_large',
      errors: { image: [expect.stringContaining('that 8 divides')] },
    });
  });

  test('but takes an odd size that can stay whole', async () => {
    const { asset } = await makeAsset(await drawBlank(8001, 400), 'image', true);
    expect(asset.tiles).toBeUndefined();
    expect(asset.variants.map(({ scale }) => scale)).toEqual([1]);
  });
});

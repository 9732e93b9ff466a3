import { createHash } from 'node:crypto';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aBlend, aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { type Rgba, tinyPng } from '@vitrine/fixtures/tiny-png';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ContentFiles } from '../ports/content-files.ts';
import { drawOpeningImage } from './draw-opening-image.ts';
import { drawTile } from './tile.ts';

/** Images of one colour, all of the frame's size. */
async function aConfigurator(type: ConfiguratorType, file: ConfiguratorFile, colours: Record<string, Rgba>) {
  const files = new Map<string, Buffer>();
  const assets: AssetIndex = {};
  for (const [path, colour] of Object.entries(colours)) {
    const bytes = await tinyPng(64, 40, colour);
    files.set(`kitchen/${path}`, bytes);
    const variants: Asset['variants'] = [{ scale: 1, file: path, bytes: bytes.length }];
    assets[path] = { frame: [64, 40], rect: [0, 0, 64, 40], variants };
  }
  const content = {
    read: async (path: string) => files.get(path) ?? null,
    write: async (path: string, bytes: Buffer) => void files.set(path, bytes),
  } as unknown as ContentFiles;
  return { content, files, prepared: { dataUrl: 'kitchen', type, file, assets } };
}

const meanOf = async (image: Buffer | null | undefined): Promise<number[]> =>
  (await sharp(image ?? undefined).stats()).channels.slice(0, 3).map(({ mean }) => mean);

const still = aLayeredFile({
  base: { image: 'base.png', width: 64, height: 40, projection: 'perspective' },
  layers: [
    aLayer({
      items: ['red', 'blue'].map((id) => anItem({ id, name: id, image_path: `${id}.png`, thumbnail: null })),
    }),
  ],
});
const COLOURS: Record<string, Rgba> = {
  'base.png': [90, 90, 90, 255],
  'red.png': [200, 0, 0, 255],
  'blue.png': [0, 0, 200, 255],
};

test('a tile shows the design that the configurator opens with, and is named by its content', async () => {
  const { content, files, prepared } = await aConfigurator('stockset', still, COLOURS);
  const path = (await drawTile(content, prepared)) ?? '';
  const tile = files.get(path) ?? Buffer.alloc(0);
  expect(path).toBe(`kitchen/assets/${createHash('sha256').update(tile).digest('base64url').slice(0, 22)}.webp`);
  expect(await sharp(tile).metadata()).toMatchObject({ format: 'webp', width: 800, height: 500 });
  const [red = 0, , blue = 255] = await meanOf(tile);
  expect([red > 190, blue < 10]).toEqual([true, true]);
  const other = await drawOpeningImage(content, prepared, { design: 'blue', format: 'jpeg' });
  expect(await sharp(other ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 500 });
  expect((await meanOf(other))[2]).toBeGreaterThan(190);
});

test('a floor is drawn with the flakes of its blend', async () => {
  const file = aFloorsFile({
    blends: [
      aBlend({ parts: [{ id: 'FLK-01', percent: 1, size: 'l' }] }),
      aBlend({ id: 'BLD-02', parts: [{ id: 'FLK-02', percent: 1, size: 'l' }] }),
    ],
    scene: {
      ...{ base: 'room.png', mask: 'mask.png', width: 64, height: 40 },
      homography_world_to_image: [
        [16, 0, 0],
        [0, 16, 0],
        [0, 0, 1],
      ],
    },
  });
  const room = { 'room.png': [90, 90, 90, 255], 'mask.png': [255, 255, 255, 255] } satisfies Record<string, Rgba>;
  const { content, prepared } = await aConfigurator('floors', file, room);
  const draw = (design?: string) => drawOpeningImage(content, prepared, { design, format: 'jpeg' });
  const [white = 0] = await meanOf(await draw());
  const [black = 255] = await meanOf(await draw('BLD-02'));
  expect([white > 200, black < 60]).toEqual([true, true]);
});

test('a wardrobe has a tile without any image', async () => {
  const { content, files, prepared } = await aConfigurator('slidingrobe', aRobeFile(), {});
  expect(files.has((await drawTile(content, prepared)) ?? '')).toBe(true);
});

test.each([
  ['whose base was never sent', {}],
  ['whose base has no file any more', { 'base.png': COLOURS['base.png'] as Rgba }],
])('a room %s has no tile', async (_, colours) => {
  const { content, files, prepared } = await aConfigurator('stockset', still, colours);
  files.clear();
  expect(await drawTile(content, prepared)).toBeNull();
  expect(files.size).toBe(0);
});

import { aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawRobe, type RobeDrawing } from './draw-robe.ts';

const TILE: RobeDrawing = { size: { width: 800, height: 500 }, format: 'jpeg' };

const file = aRobeFile({
  materials: [aRobePart(), aRobePart({ id: 'MAT-02', name: 'Red', hex: '#cc0000' })],
});

const middleOf = async (image: Buffer): Promise<number[]> => [
  ...(await sharp(image).extract({ left: 396, top: 200, width: 1, height: 1 }).raw().toBuffer()),
];

test('a wardrobe is drawn in the size that is asked for, with the material of its doors in the middle', async () => {
  const image = await drawRobe(file, 'DR-01,FR-01,IN-01,MAT-02', TILE);
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 500 });
  const [red = 0, green = 255, blue = 255] = await middleOf(image);
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green, blue)).toBeLessThan(60);
});

test('without a design it is the one that the file begins with', async () => {
  expect(await middleOf(await drawRobe(file, '', TILE))).toEqual(
    await middleOf(await drawRobe(file, 'DR-01,FR-01,IN-01,MAT-01', TILE)),
  );
});

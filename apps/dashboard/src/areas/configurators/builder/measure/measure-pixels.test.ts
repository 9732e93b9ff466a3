import { COVERAGE_GRID } from '@vitrine/domain/builder/image-facts';
import { describe, expect, test } from 'vitest';
import { inWholeImage, measurePixels, thumbnailPart } from './measure-pixels.ts';

const WIDTH = 64;
const HEIGHT = 32;

/** An image that is opaque in a box, and transparent around it. */
const boxAt = (left: number, top: number, right: number, bottom: number, alpha = 255) => {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) data[(y * WIDTH + x) * 4 + 3] = alpha;
  return { data, width: WIDTH, height: HEIGHT };
};

describe('what an image covers', () => {
  test('is the smallest box around what is not transparent, with the cells of the grid that it fills', () => {
    const { visible, hidden, coverage } = measurePixels(boxAt(4, 2, 8, 6));
    expect(visible).toEqual([4, 2, 4, 4]);
    expect(hidden).toBeCloseTo(16 / (WIDTH * HEIGHT));
    const filled = coverage.flatMap((share, at) => (share > 0 ? [[at % COVERAGE_GRID.columns, share]] : []));
    expect(filled).toEqual([
      [2, 1],
      [3, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  test('hides nothing where it can be seen through', () => {
    expect(measurePixels(boxAt(0, 0, WIDTH, HEIGHT, 249))).toMatchObject({ hidden: 0, visible: [0, 0, WIDTH, HEIGHT] });
    expect(measurePixels(boxAt(0, 0, WIDTH, HEIGHT)).hidden).toBe(1);
  });

  test('is nothing for an image of which nothing is visible', () => {
    expect(measurePixels(boxAt(0, 0, 0, 0))).toMatchObject({ visible: null, hidden: 0 });
  });
});

test('a box of a smaller copy is widened to the grid of the whole image, and stays in it', () => {
  const whole = { width: 4096, height: 2046 };
  expect(inWholeImage([10, 10, 20, 20], 4, whole)).toEqual([36, 36, 88, 88]);
  expect(inWholeImage([0, 0, 1024, 512], 4, whole)).toEqual([0, 0, 4096, 2048]);
});

describe('a thumbnail', () => {
  const whole = { width: WIDTH, height: HEIGHT };

  test('shows all of something that is not too long', () => {
    const { visible, coverage } = measurePixels(boxAt(4, 4, 24, 16));
    expect(thumbnailPart(visible ?? [0, 0, 0, 0], coverage, whole)).toEqual([4, 4, 20, 12]);
  });

  test('of something long shows the square in its middle', () => {
    const { visible, coverage } = measurePixels(boxAt(0, 8, 64, 16));
    expect(thumbnailPart(visible ?? [0, 0, 0, 0], coverage, whole)).toEqual([28, 8, 8, 8]);
  });

  test('of something with a hole in its middle shows a part that is filled', () => {
    const image = boxAt(0, 8, 64, 16);
    for (let y = 8; y < 16; y++) for (let x = 8; x < 56; x++) image.data[(y * WIDTH + x) * 4 + 3] = 0;
    const { visible, coverage } = measurePixels(image);
    const [left] = thumbnailPart(visible ?? [0, 0, 0, 0], coverage, whole);
    expect([0, 56]).toContain(left);
  });
});

import { expect, test } from 'vitest';
import { type GreyImage, lightFromPhoto } from './light-from-photo.ts';

const WIDTH = 120;
const HEIGHT = 80;
/** An image by its pixels: across and down from 0 to 1. */
const image = (valueAt: (x: number, y: number) => number): GreyImage => ({
  data: Uint8ClampedArray.from({ length: WIDTH * HEIGHT }, (_, at) =>
    valueAt((at % WIDTH) / WIDTH, Math.floor(at / WIDTH) / HEIGHT),
  ),
  width: WIDTH,
  height: HEIGHT,
});
const at = ({ data }: GreyImage, x: number, y: number): number =>
  data[Math.round(y * HEIGHT) * WIDTH + Math.round(x * WIDTH)] ?? 0;
const everywhere = image(() => 255);
const lowerHalf = image((_, y) => (y >= 0.5 ? 255 : 0));

test('an evenly lit floor of any brightness is full light: flakes keep their colours', () => {
  for (const grey of [40, 128, 220]) {
    const light = lightFromPhoto(
      image(() => grey),
      everywhere,
    );
    expect(Math.min(...light.data)).toBeGreaterThanOrEqual(250);
  }
});

test('a shadow is as dark as the floor in it; what is brighter than most is full light', () => {
  const light = lightFromPhoto(
    image((x) => (x < 0.4 ? 100 : 200)),
    everywhere,
  );
  expect(at(light, 0.2, 0.5)).toBeGreaterThan(120);
  expect(at(light, 0.2, 0.5)).toBeLessThan(135);
  expect(at(light, 0.8, 0.5)).toBeGreaterThan(250);
});

test('the pattern of the old floor does not stay', () => {
  const chequered = image((x, y) => ((Math.floor(x * 60) + Math.floor(y * 40)) % 2 === 0 ? 90 : 170));
  const light = lightFromPhoto(chequered, everywhere);
  const inside = [0.3, 0.4, 0.5, 0.6, 0.7].flatMap((x) => [0.4, 0.5, 0.6].map((y) => at(light, x, y)));
  expect(Math.max(...inside) - Math.min(...inside)).toBeLessThan(16);
});

test('what is beside the floor has no part in it: no dark seam at its edge', () => {
  const light = lightFromPhoto(
    image((_, y) => (y >= 0.5 ? 180 : 10)),
    lowerHalf,
  );
  expect(at(light, 0.5, 0.52)).toBeGreaterThan(245);
  expect(at(light, 0.5, 0.1)).toBe(255);
});

test('a mask without any floor, and a black photo, are lit evenly or not at all, without an error', () => {
  expect(
    new Set(
      lightFromPhoto(
        everywhere,
        image(() => 0),
      ).data,
    ),
  ).toEqual(new Set([255]));
  expect(
    lightFromPhoto(
      image(() => 0),
      everywhere,
    ).data,
  ).toHaveLength(WIDTH * HEIGHT);
});

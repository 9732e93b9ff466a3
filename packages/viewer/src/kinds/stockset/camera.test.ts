import { expect, test } from 'vitest';
import { createFlatCamera } from './camera.ts';

const camera = createFlatCamera([1920, 1080]);
const square = { width: 400, height: 400 };

test('covers the area at first, from the centre', () => {
  const home = camera.home(square);
  expect(home).toEqual({ x: 0.5, y: 0.5, zoom: 1 });
  const [across, down] = camera.lens(home, square).halfExtent;
  expect(down).toBeCloseTo(0.5);
  expect(across).toBeCloseTo((400 / 400) * (1080 / 1920) * 0.5);
});

test('shows the whole image when zoomed out to the least, and stays in its centre', () => {
  const out = camera.limit({ x: 0.9, y: 0.1, zoom: 0.01 }, square);
  expect(out).toMatchObject({ x: 0.5, y: 0.5 });
  expect(camera.lens(out, square).halfExtent[0]).toBeCloseTo(0.5);
});

test('never pans beyond the edge', () => {
  const { x } = camera.limit({ x: -3, y: 0.5, zoom: 2 }, square);
  expect(x).toBeCloseTo(camera.lens({ x, y: 0.5, zoom: 2 }, square).halfExtent[0]);
});

test('frame pixels on one of the screen follow from covering and zoom', () => {
  expect(camera.density(camera.home(square), square)).toBeCloseTo(1080 / 400);
  expect(camera.density({ x: 0.5, y: 0.5, zoom: 2 }, square)).toBeCloseTo(1080 / 800);
});

test('there is nothing to drag where the whole image is visible', () => {
  expect(camera.movable({ width: 960, height: 540 })).toBe(false);
  expect(camera.movable(square)).toBe(true);
});

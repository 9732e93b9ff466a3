import { expect, test } from 'vitest';
import { createPanoramicCamera } from '../../kinds/panoramic/camera.ts';
import { advanceMotion, isMoving, type Motion, restAt } from './motion.ts';

const camera = createPanoramicCamera(0, 4096);
const size = { width: 900, height: 600 };
const run = (first: Motion, frame: number): Motion[] => {
  const all = [first];
  while (isMoving(all.at(-1) ?? first) && all.length < 1000)
    all.push(advanceMotion(all.at(-1) ?? first, frame, camera, size));
  return all;
};

test('a view at rest stays as it is', () => {
  const still = restAt({ x: 1, y: 0, zoom: 1 });
  expect(isMoving(still)).toBe(false);
  expect(advanceMotion(still, 16, camera, size)).toEqual(still);
});

test('an image that is let go slows down and stops', () => {
  const steps = run({ view: { x: 0, y: 0, zoom: 1 }, speed: { x: -1, y: 0 }, goal: null }, 16);
  const ways = steps.slice(1).map((motion, index) => motion.view.x - (steps[index]?.view.x ?? 0));
  expect(steps.length).toBeLessThan(120);
  for (const [index, way] of ways.slice(1).entries()) expect(way).toBeLessThanOrEqual((ways[index] ?? 0) + 1e-9);
});

test('coasts as far on a slow screen as on a fast one', () => {
  const end = (frame: number) =>
    run({ view: { x: 0, y: 0, zoom: 1 }, speed: { x: -1, y: 0 }, goal: null }, frame).at(-1)?.view.x ?? 0;
  expect(end(48)).toBeCloseTo(end(8), 1);
});

test('glides to its goal and rests exactly there', () => {
  const goal = { x: 0.5, y: 0.2, zoom: 2 };
  const last = run({ ...restAt({ x: 0, y: 0, zoom: 1 }), goal }, 16).at(-1);
  expect(last?.view.x).toBeCloseTo(0.5);
  expect(last?.view.zoom).toBe(2);
  expect(last?.goal).toBeNull();
});

test('glides the short way round', () => {
  const goal = { x: -3, y: 0, zoom: 1 };
  const second = advanceMotion({ ...restAt({ x: 3, y: 0, zoom: 1 }), goal }, 16, camera, size);
  expect(second.view.x).toBeGreaterThan(3);
});

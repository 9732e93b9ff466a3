import { describe, expect, test } from 'vitest';
import { createPanoramicCamera } from '../kinds/panoramic/camera.ts';
import { findChangedArea, findVisibleArea, intersectAreas, isWithin, shrinkArea, uniteAreas } from './area.ts';

const placed = (file: string, x: number, y: number, width: number, height: number) => ({ file, x, y, width, height });
const base = placed('base', 0, 0, 100, 50);
const navy = placed('navy', 20, 10, 30, 20);
const green = placed('green', 25, 15, 30, 20);

test('the overlap of areas apart is nothing', () => {
  expect(intersectAreas(placed('a', 0, 0, 10, 10), placed('b', 10, 0, 10, 10))).toBeNull();
  expect(intersectAreas(navy, green)).toEqual({ x: 25, y: 15, width: 25, height: 15 });
});

test('a changed choice changes the area around the old and the new image', () => {
  expect(findChangedArea([base, navy], [base, green])).toEqual(uniteAreas(navy, green));
  expect(findChangedArea([base, navy], [base, navy])).toBeNull();
  expect(findChangedArea([], [base, navy])).toEqual({ x: 0, y: 0, width: 100, height: 50 });
});

test('a choice without an image changes the area of the one before it', () => {
  expect(findChangedArea([base, navy], [base])).toMatchObject({ x: 20, y: 10, width: 30, height: 20 });
});

test('half the size is rounded outwards, with one more pixel before it', () => {
  expect(shrinkArea({ x: 3, y: 2, width: 4, height: 3 })).toEqual({ x: 1, y: 0, width: 3, height: 3 });
});

test('an area is within another when all of it is', () => {
  expect(isWithin(navy, base)).toBe(true);
  expect(isWithin(navy, navy)).toBe(true);
  expect(isWithin(green, navy)).toBe(false);
  expect(isWithin(placed('a', 0, 0, 10, 10), placed('b', 10, 0, 10, 10))).toBe(false);
});

describe('what a view can show of a panorama', () => {
  const frame = { width: 4096, height: 2048, wraps: true, isPreview: false };
  const size = { width: 900, height: 800 };
  const camera = createPanoramicCamera(0, frame.width);
  const seen = (x: number, y: number, zoom = 1) => findVisibleArea(camera.lens({ x, y, zoom }, size), frame);
  const whole = { x: 0, y: 0, width: frame.width, height: frame.height };

  test('is a strip, narrower the nearer it looks', () => {
    const level = seen(0, 0);
    expect(level.x + level.width / 2).toBeCloseTo(2048, -1);
    expect(level.width).toBeLessThan(1100);
    expect(isWithin(seen(0, 0, 2), level)).toBe(true);
  });

  test('is the whole where the edges meet, and where it looks steeply up', () => {
    expect(seen(Math.PI, 0)).toEqual(whole);
    expect(seen(0, 1.4)).toEqual(whole);
  });

  test('holds every point of the view', () => {
    for (const yaw of [-1.2, 0, 0.9])
      for (const pitch of [-0.5, 0, 0.3])
        for (const zoom of [0.9, 1, 3]) {
          const lens = camera.lens({ x: yaw, y: pitch, zoom }, size);
          const area = findVisibleArea(lens, frame);
          for (const x of [-1, 0, 1])
            for (const y of [-1, 0, 1]) {
              const across = camera.toUv(lens, x, y)[0] * frame.width;
              expect(across, `${yaw} ${pitch} ${zoom} ${x} ${y}`).toBeGreaterThan(area.x);
              expect(across).toBeLessThan(area.x + area.width);
            }
        }
  });

  test('is the whole of a flat image', () => {
    expect(findVisibleArea(camera.lens({ x: 0, y: 0, zoom: 4 }, size), { ...frame, wraps: false })).toEqual(whole);
  });
});

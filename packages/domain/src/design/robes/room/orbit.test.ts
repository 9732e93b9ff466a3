import { describe, expect, test } from 'vitest';
import {
  computeDistance,
  computePose,
  createHomeView,
  dragView,
  limitView,
  type OrbitView,
  VIEW_ANGLE,
  zoomView,
} from './orbit.ts';

const SIZES = [
  { width: 1.2, height: 1.8, aspect: 1.4 },
  { width: 4.8, height: 2.6, aspect: 1.4 },
  { width: 2.4, height: 2.3, aspect: 0.6 },
];

const views: OrbitView[] = [-9, -0.4, 0, 0.4, 9].flatMap((x) =>
  [-9, 0, 9].flatMap((y) => [0.1, 1, 3, 99].map((zoom) => ({ x, y, zoom, right: 9 * x, up: 9 * y }))),
);

describe.each(SIZES)('a wardrobe of $width x $height m in an area of $aspect', (size) => {
  test('the camera never looks from below the floor, from behind the wall, or past the wardrobe', () => {
    for (const view of views) {
      const { eye, target } = computePose(limitView(view, size), size);
      expect(eye[1]).toBeGreaterThan(0);
      expect(eye[2]).toBeGreaterThan(0.4);
      expect(Math.abs(target[0])).toBeLessThanOrEqual(size.width / 2);
      expect(target[1]).toBeGreaterThanOrEqual(0);
      expect(target[1]).toBeLessThanOrEqual(size.height);
    }
  });

  test('at the start all of it is visible', () => {
    const distance = computeDistance(createHomeView(), size);
    const high = Math.tan(VIEW_ANGLE / 2) * distance;
    expect(high).toBeGreaterThan(size.height / 2);
    expect(high * size.aspect).toBeGreaterThan(size.width / 2);
  });

  test('a view within the limits stays as it is', () => {
    expect(limitView(createHomeView(), size)).toEqual(createHomeView());
  });

  test('zooming in around a point looks towards it, and zooming out again looks at the centre', () => {
    const near = zoomView(createHomeView(), 2, { x: 100, y: -50 }, 600, size);
    expect(near.zoom).toBe(2);
    expect(near.right).toBeGreaterThan(0);
    expect(near.up).toBeGreaterThan(0);
    const far = zoomView(near, 0.25, { x: 0, y: 0 }, 600, size);
    expect(Math.abs(far.right) + Math.abs(far.up)).toBe(0);
  });

  test('dragging to the right turns to the left', () => {
    expect(dragView(createHomeView(), { x: 50, y: 0 }, 600, size).x).toBeLessThan(createHomeView().x);
  });
});

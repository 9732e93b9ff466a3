import { describe, expect, test } from 'vitest';
import { panoramicCamera } from '../kinds/panoramic/camera.ts';
import { flatCamera } from '../kinds/stockset/camera.ts';
import type { Camera, Point, Size, View } from './camera.ts';
import { dragged, stepped, zoomed } from './moves.ts';

const size: Size = { width: 900, height: 600 };
const panorama = panoramicCamera(0, 4096);
const flat = flatCamera([1920, 1080]);

/** Where in the image a point of the view lies, near the middle. */
const under = (camera: Camera, view: View, at: Point): Point => {
  const [across, down] = camera.lens(view, size).spread;
  const [right, below] = [(at.x / size.width) * 2 * across, (at.y / size.height) * 2 * down];
  return camera.wraps ? { x: view.x + right, y: view.y - below } : { x: view.x + right, y: view.y + below };
};

describe.each([
  ['a panorama', panorama],
  ['a flat image', flat],
] as const)('%s', (_, camera) => {
  const start = { ...camera.home(size), zoom: 2 };

  test('follows the finger', () => {
    const by = { x: 40, y: 25 };
    const before = under(camera, start, { x: 0, y: 0 });
    const after = under(camera, dragged(camera, start, by, size), by);
    expect(after.x).toBeCloseTo(before.x, 4);
    expect(after.y).toBeCloseTo(before.y, 4);
  });

  test('keeps the point under the pointer in its place when it is zoomed', () => {
    const at = { x: 120, y: -80 };
    const closer = zoomed(camera, start, 1.5, at, size);
    expect(closer.zoom).toBeCloseTo(3);
    expect(under(camera, closer, at).x).toBeCloseTo(under(camera, start, at).x, 4);
    expect(under(camera, closer, at).y).toBeCloseTo(under(camera, start, at).y, 4);
  });

  test('goes the way of the arrow key, in smaller steps when it is zoomed in', () => {
    const right = stepped(camera, start, { x: 1, y: 0 }, size);
    const closer = stepped(camera, { ...start, zoom: 4 }, { x: 1, y: 0 }, size);
    expect(right.x).toBeGreaterThan(start.x);
    expect(closer.x - start.x).toBeCloseTo((right.x - start.x) / 2);
    const above = stepped(camera, start, { x: 0, y: -1 }, size);
    expect(Math.sign(above.y - start.y)).toBe(camera.wraps ? 1 : -1);
  });

  test('stops at its limits', () => {
    expect(zoomed(camera, start, 1000, { x: 0, y: 0 }, size).zoom).toBe(
      camera.limit({ ...start, zoom: 1000 }, size).zoom,
    );
  });
});

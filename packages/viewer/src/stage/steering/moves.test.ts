import type { Point, Size, View } from '@vitrine/domain/design/view/projection';
import { describe, expect, test } from 'vitest';
import { createPanoramicCamera } from '../../kinds/panoramic/camera.ts';
import { createFlatCamera } from '../../kinds/stockset/camera.ts';
import type { Camera } from './camera.ts';
import { dragView, stepView, zoomView } from './moves.ts';

const size: Size = { width: 900, height: 600 };
const panorama = createPanoramicCamera(0, 4096);
const flat = createFlatCamera([1920, 1080]);

/** The position in the image of a point of the view, near the centre. */
const under = (camera: Camera, view: View, at: Point): Point => {
  const [across, down] = camera.lens(view, size).halfExtent;
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
    const after = under(camera, dragView(camera, start, by, size), by);
    expect(after.x).toBeCloseTo(before.x, 4);
    expect(after.y).toBeCloseTo(before.y, 4);
  });

  test('keeps the point under the pointer where it is when it is zoomed', () => {
    const at = { x: 120, y: -80 };
    const closer = zoomView(camera, start, 1.5, at, size);
    expect(closer.zoom).toBeCloseTo(3);
    expect(under(camera, closer, at).x).toBeCloseTo(under(camera, start, at).x, 4);
    expect(under(camera, closer, at).y).toBeCloseTo(under(camera, start, at).y, 4);
  });

  test('goes the way of the arrow key, in smaller steps when it is zoomed in', () => {
    const right = stepView(camera, start, { x: 1, y: 0 }, size);
    const closer = stepView(camera, { ...start, zoom: 4 }, { x: 1, y: 0 }, size);
    expect(right.x).toBeGreaterThan(start.x);
    expect(closer.x - start.x).toBeCloseTo((right.x - start.x) / 2);
    const above = stepView(camera, start, { x: 0, y: -1 }, size);
    expect(Math.sign(above.y - start.y)).toBe(camera.wraps ? 1 : -1);
  });

  test('stops at its limits', () => {
    expect(zoomView(camera, start, 1000, { x: 0, y: 0 }, size).zoom).toBe(
      camera.limit({ ...start, zoom: 1000 }, size).zoom,
    );
  });
});

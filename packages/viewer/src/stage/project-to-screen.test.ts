import { expect, test } from 'vitest';
import { createPanoramicCamera } from '../kinds/panoramic/camera.ts';
import { createFlatCamera } from '../kinds/stockset/camera.ts';
import { projectToScreen } from './project-to-screen.ts';

const size = { width: 900, height: 600 };

test('on a flat image the centre of the view is in the centre, and what is beside the view has no position', () => {
  const camera = createFlatCamera([1800, 1200]);
  const project = (at: { x: number; y: number }, zoom = 1) =>
    projectToScreen(at, camera.lens({ x: 0.5, y: 0.5, zoom }, size), false, size);
  expect(project({ x: 0.5, y: 0.5 })).toEqual({ x: 450, y: 300 });
  expect(project({ x: 0.25, y: 0.75 })).toEqual({ x: 225, y: 450 });
  expect(project({ x: 0.6, y: 0.5 }, 2)?.x).toBeCloseTo(630);
  expect(project({ x: 0.1, y: 0.5 }, 2)).toBeNull();
});

test('in a panorama a point goes the other way when the visitor turns, across the seam too, and is gone behind', () => {
  const camera = createPanoramicCamera(0, 4096);
  const project = (x: number, yaw: number, y = 0.5, pitch = 0) =>
    projectToScreen({ x, y }, camera.lens({ x: yaw, y: pitch, zoom: 1 }, size), true, size);
  expect(project(0.5, 0)).toEqual({ x: 450, y: 300 });
  expect(project(0.5, 0.3)?.x).toBeLessThan(450);
  expect(project(0.02, Math.PI)?.x).toBeGreaterThan(450);
  expect(project(0.98, Math.PI)?.x).toBeLessThan(450);
  expect(project(0, 0)).toBeNull();
  expect(project(0.5, 0, 0.45)?.y).toBeLessThan(300);
  expect(project(0.5, 0, 0.45, 0.05 * Math.PI)?.y).toBeCloseTo(300);
});

test('is the way back of what the shader looks up, wherever the visitor looks', () => {
  const camera = createPanoramicCamera(0, 4096);
  const lens = camera.lens({ x: 0.7, y: -0.4, zoom: 1.3 }, size);
  for (const [across, up] of [
    [-0.8, 0.6],
    [0.3, -0.9],
    [0.9, 0.9],
  ] as const) {
    const [vx, vy] = [across * lens.halfExtent[0], up * lens.halfExtent[1]];
    const [cosine, sine] = lens.tilt;
    const [dx, dy, dz] = [vx, vy * cosine + sine, cosine - vy * sine];
    const at = {
      x: lens.centre[0] + Math.atan2(dx, dz) / (2 * Math.PI),
      y: lens.centre[1] - Math.atan2(dy, Math.hypot(dx, dz)) / Math.PI,
    };
    const found = projectToScreen(at, lens, true, size);
    expect(found?.x).toBeCloseTo(((across + 1) / 2) * size.width, 6);
    expect(found?.y).toBeCloseTo(((1 - up) / 2) * size.height, 6);
  }
});

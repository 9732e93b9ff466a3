import { DEGREE } from '@vitrine/domain/design/view/degree';
import { describe, expect, test } from 'vitest';
import { createPanoramicCamera } from './camera.ts';

const camera = createPanoramicCamera(30, 4096);
const desk = { width: 912, height: 668 };
test('starts where the file says, looking level', () => {
  const home = camera.home(desk);
  expect(home.x).toBeCloseTo(Math.PI / 6);
  expect(home).toMatchObject({ y: 0, zoom: 1 });
});

describe('the lens', () => {
  test('looks to the right of the frame’s centre by its yaw, and up by its pitch', () => {
    const { centre, tilt } = camera.lens({ x: Math.PI / 2, y: Math.PI / 6, zoom: 1 }, desk);
    expect(centre).toEqual([0.75, 0.5]);
    expect(tilt[1]).toBeCloseTo(0.5);
  });

  test('is computed on a mesh, but pixel by pixel near straight up', () => {
    const mesh = (pitch: number) => camera.lens({ x: 0, y: pitch * DEGREE, zoom: 1 }, desk).mesh;
    expect(mesh(0)).toEqual([35, 26]);
    expect(mesh(60)).toBeNull();
    expect(mesh(-60)).toBeNull();
  });

  test('does not distort: half the width and height are in the proportion of the area', () => {
    const [across, down] = camera.lens(camera.home(desk), desk).halfExtent;
    expect(across / down).toBeCloseTo(desk.width / desk.height);
  });

  test('a wide area shows more of the room than a square one, and a very wide one not much more', () => {
    const half = (width: number, height: number) =>
      camera.lens({ x: 0, y: 0, zoom: 1 }, { width, height }).halfExtent[0];
    expect(half(912, 668)).toBeGreaterThan(half(390, 400));
    expect(half(3000, 600)).toBe(1.1);
  });
});

test('one pixel in the centre covers as much of the frame as the density says', () => {
  const view = camera.home(desk);
  const [across] = camera.lens(view, desk).halfExtent;
  const radiansOfPixel = Math.atan((2 * across) / desk.width);
  expect(camera.density(view, desk)).toBeCloseTo((radiansOfPixel / (2 * Math.PI)) * 4096, 3);
  expect(camera.density({ ...view, zoom: 2 }, desk)).toBeCloseTo(camera.density(view, desk) / 2);
});

test('limits looking up and down and zooming, and turns without end', () => {
  const limited = camera.limit({ x: 7 * Math.PI, y: 2, zoom: 99 }, desk);
  expect(Math.abs(limited.x)).toBeCloseTo(Math.PI);
  expect(limited.y).toBeCloseTo(85 * DEGREE);
  expect(limited.zoom).toBe(4);
  const widest = camera.limit({ x: 0, y: 0, zoom: 0.01 }, desk);
  expect(Math.atan(camera.lens(widest, desk).halfExtent[0]) / DEGREE).toBeCloseTo(62);
});

test('finds where in the frame a point of the view is, as its shader does', () => {
  const level = camera.lens({ x: 0, y: 0, zoom: 1 }, desk);
  expect(camera.toUv(level, 0, 0)).toEqual([0.5, 0.5]);
  expect(camera.toUv(level, 1, 0)[0]).toBeCloseTo(0.5 + Math.atan(level.halfExtent[0]) / (2 * Math.PI));
  expect(camera.toUv(level, 0, 1)[1]).toBeCloseTo(0.5 - Math.atan(level.halfExtent[1]) / Math.PI);
  const up = camera.lens({ x: Math.PI / 2, y: 30 * DEGREE, zoom: 1 }, desk);
  expect(camera.toUv(up, 0, 0)[0]).toBeCloseTo(0.75);
  expect(camera.toUv(up, 0, 0)[1]).toBeCloseTo(0.5 - 30 / 180);
});

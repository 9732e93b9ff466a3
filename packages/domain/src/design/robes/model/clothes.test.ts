import { expect, test } from 'vitest';
import { buildFolded, buildGarment } from './clothes.ts';
import { Solid } from './solid.ts';

/** The points of a solid, each with its normal. */
function pointsOf(build: (solid: Solid) => void) {
  const solid = new Solid();
  build(solid);
  const { positions, normals } = solid.faces;
  return Array.from({ length: positions.length / 3 }, (_, at) => ({
    at: positions.slice(3 * at, 3 * at + 3) as [number, number, number],
    normal: normals.slice(3 * at, 3 * at + 3) as [number, number, number],
  }));
}

test('a garment has a collar above its shoulders, as wide as a neck', () => {
  const collar = pointsOf((solid) => buildGarment(solid, { length: 700, fall: 1 })).filter(({ at: [, y] }) => y > 0.01);
  expect(collar.length).toBeGreaterThan(20);
  expect(Math.max(...collar.map(({ at: [, y] }) => y))).toBeLessThan(0.04);
  expect(Math.max(...collar.map(({ at: [, , z] }) => z))).toBeLessThan(0.07);
});

test('folded knitwear is widest half way up, rounded to its edges, and its top faces up', () => {
  const points = pointsOf((solid) => buildFolded(solid, [280, 45, 300]));
  const widthAt = (low: number, high: number): number =>
    Math.max(...points.filter(({ at: [, y] }) => y >= low && y <= high).map(({ at: [x] }) => 2 * x));
  expect(widthAt(0.02, 0.025)).toBeCloseTo(0.28);
  expect(widthAt(0, 0.001)).toBeLessThan(0.26);
  expect(widthAt(0.043, 0.045)).toBeLessThan(0.26);
  const top = points.filter(({ at: [, y] }) => y > 0.0449);
  expect(top.length).toBeGreaterThan(10);
  for (const { normal } of top) expect(normal[1]).toBeGreaterThan(0.9);
  for (const { at, normal } of points)
    if (at[1] > 0.01) expect(normal[0] * at[0] + normal[2] * at[2]).toBeGreaterThan(-1e-9);
});

import { describe, expect, test } from 'vitest';
import type { Extent } from '../model/space.ts';
import { spreadLight } from './light-grid.ts';

const EXTENT = [1.2, 1.2, 0.6] as const;
const SHELF: Extent = [0, 0.59, -0.6, 1.2, 0.61, -0.05];
const SIDE: Extent = [0, 0, -0.6, 0.02, 1.2, 0];
const HOOK: Extent = [0.6, 0.2, -0.3, 0.603, 0.4, -0.297];

/** What arrives at a point in metres: the room's light, the window's, and where most comes from, aside and up. */
function lightAt(bodies: readonly Extent[], point: readonly [number, number, number]): number[] {
  const { size, bytes } = spreadLight(EXTENT, bodies);
  const [x, y, z] = [0, 1, 2].map((axis) => {
    const part = ((point[axis] ?? 0) + (axis === 2 ? EXTENT[2] : 0)) / (EXTENT[axis] ?? 1);
    return Math.min((size[axis] ?? 1) - 1, Math.floor(part * (size[axis] ?? 1)));
  }) as [number, number, number];
  const at = 4 * ((z * size[1] + y) * size[0] + x);
  return [...bytes.slice(at, at + 4)].map((byte) => byte / 255);
}

describe('light that spreads into a wardrobe', () => {
  test('is whole where nothing is in the way', () => {
    const [room, window] = lightAt([], [0.6, 0.6, -0.01]);
    expect(room).toBeCloseTo(1, 1);
    expect(window).toBeCloseTo(1, 1);
  });

  test('is less under a board than over it, and least in the corner beside a side board', () => {
    const over = lightAt([SHELF], [0.6, 0.68, -0.4]);
    const under = lightAt([SHELF], [0.6, 0.52, -0.4]);
    const corner = lightAt([SHELF, SIDE], [0.07, 0.54, -0.4]);
    expect(under[0]).toBeLessThan(over[0] ?? 0);
    expect(corner[0]).toBeLessThan(under[0] ?? 0);
  });

  test('comes from above over a board and from below under it', () => {
    expect(lightAt([SHELF], [0.6, 0.68, -0.4])[3]).toBeGreaterThan(0.5);
    expect(lightAt([SHELF], [0.6, 0.52, -0.4])[3]).toBeLessThan(0.5);
  });

  test('hardly misses what a hook keeps away', () => {
    const free = lightAt([], [0.6, 0.3, -0.5]);
    const hooked = lightAt([HOOK], [0.6, 0.3, -0.5]);
    expect((free[0] ?? 0) - (hooked[0] ?? 0)).toBeLessThan(0.02);
  });

  test('takes bodies that reach beyond it, and very large wardrobes, in bounded memory', () => {
    const { size, bytes } = spreadLight([10, 10, 0.67], [[-1, -1, -2, 11, 0.1, 1]]);
    expect(size[0] * size[1] * size[2]).toBeLessThan(300_000);
    expect(bytes).toHaveLength(4 * size[0] * size[1] * size[2]);
  });
});

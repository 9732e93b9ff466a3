import { tileLimits } from '@vitrine/contract/configurators/tile-limits';
import { describe, expect, test } from 'vitest';
import { createPanoramicProjection } from '../panoramic-projection.ts';
import { tileArea } from './tile-grid.ts';
import { visibleTiles } from './visible-tiles.ts';

/** The same numbers from 0 to 1 in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 700 },
  { width: 900, height: 300 },
];
const FRAMES = [
  { width: 8192, height: 4096 },
  { width: 16_384, height: 8192 },
  { width: 9000, height: 4500 },
];
/** Points of a view in each direction. */
const POINTS = 240;

describe('the tiles of a view', () => {
  const random = createRandom(7);
  const views = Array.from({ length: 60 }, (_, index) => ({
    view: { x: (random() * 2 - 1) * Math.PI, y: (random() * 2 - 1) * 1.5, zoom: 0.7 + random() * 3.3 },
    size: SIZES[index % SIZES.length] ?? { width: 640, height: 400 },
    frame: FRAMES[index % FRAMES.length] ?? { width: 8192, height: 4096 },
  }));

  test.each(views)('cover view %#, and no more than it needs', ({ view, size, frame }) => {
    const projection = createPanoramicProjection(0, frame.width);
    const lens = projection.lens(projection.limit(view, size), size);
    const tiles = visibleTiles(projection, lens, frame, 1);
    const names = new Set(tiles.map(({ column, row }) => `${column} ${row}`));
    expect(names.size, 'no tile twice').toBe(tiles.length);
    const seen: [number, number][] = [];
    for (let y = 0; y <= POINTS; y++)
      for (let x = 0; x <= POINTS; x++) {
        const [u, v] = projection.toUv(lens, (2 * x) / POINTS - 1, (2 * y) / POINTS - 1);
        const point: [number, number] = [(u - Math.floor(u)) * frame.width, Math.min(v, 1 - 1e-9) * frame.height];
        seen.push(point);
        const tile = `${Math.floor(point[0] / tileLimits.size)} ${Math.floor(point[1] / tileLimits.size)}`;
        if (!names.has(tile)) expect.fail(`${tile} is seen at ${x}, ${y}`);
      }
    // Near straight up and down, a view turns through all columns within a few of its own pixels.
    const away = tiles.filter(({ row }) => row > 1 && (row + 2) * tileLimits.size < frame.height);
    for (const tile of away) {
      const { x, y, width, height } = tileArea(tile, frame);
      const near = 0.3 * tileLimits.size;
      const isSeen = seen.some(([across, down]) => {
        const turned = [across, across - frame.width, across + frame.width];
        return (
          down > y - near && down < y + height + near && turned.some((at) => at > x - near && at < x + width + near)
        );
      });
      if (!isSeen) expect.fail(`${tile.column} ${tile.row} is not seen`);
    }
  });

  test('begin in the middle of the view', () => {
    const projection = createPanoramicProjection(45, 8192);
    const size = { width: 1440, height: 900 };
    const lens = projection.lens(projection.home(size), size);
    const [first] = visibleTiles(projection, lens, { width: 8192, height: 4096 }, 1);
    expect(first?.column).toBeGreaterThanOrEqual(9);
    expect(first?.column).toBeLessThanOrEqual(10);
    expect([3, 4]).toContain(first?.row);
  });
});

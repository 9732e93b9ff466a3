import { FLAKE_SIZES } from '@vitrine/contract/floors/limits';
import { expect, test } from 'vitest';
import { SHAPES } from './chip-shapes.ts';
import { CHIP_VALUES, type Chips, chooseEdge, countChips, createChips, ROUNDS } from './chips.ts';

const PARTS = [
  { share: 0.5, size: 's' },
  { share: 0.3, size: 'm' },
  { share: 0.2, size: 'l' },
] as const;
const listChips = ({ count, values, forms, parts }: Chips) =>
  Array.from({ length: count }, (_, at) => {
    const [x = 0, y = 0, radius = 0, turn = 0, tone = 0] = values.subarray(at * CHIP_VALUES);
    return { x, y, radius, turn, tone, form: forms[at] ?? 0, part: parts[at] ?? 0 };
  });
const all = (seed: string) =>
  Array.from({ length: ROUNDS }, (_, round) => listChips(createChips(PARTS, 300, seed, round))).flat();

test('the same seed strews the same chips, another seed others', () => {
  expect(createChips(PARTS, 200, 'Domino', 3)).toEqual(createChips(PARTS, 200, 'Domino', 3));
  expect(createChips(PARTS, 200, 'Domino', 3)).not.toEqual(createChips(PARTS, 200, 'Granite', 3));
  expect(createChips(PARTS, 200, 'Domino', 3)).not.toEqual(createChips(PARTS, 200, 'Domino', 4));
});

test('every kind covers as much as its share says', () => {
  const areas = [0, 0, 0];
  for (const { part, radius } of all('areas')) areas[part] = (areas[part] ?? 0) + radius ** 2;
  const sum = areas.reduce((one, other) => one + other, 0);
  PARTS.forEach(({ share }, part) => {
    expect((areas[part] ?? 0) / sum).toBeCloseTo(share, 1.7);
  });
});

test('chips lie on the square, none of them in a heap', () => {
  const chips = all('even');
  expect(chips.every(({ turn, tone }) => turn >= 0 && turn < 2 * Math.PI && Math.abs(tone) <= 1)).toBe(true);
  expect(chips.every(({ x, y }) => x >= 0 && x < 300 && y >= 0 && y < 300)).toBe(true);
  const counts = Array.from({ length: 9 }, () => 0);
  for (const { x, y } of chips) {
    const at = Math.floor(x / 100) + 3 * Math.floor(y / 100);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const mean = chips.length / 9;
  expect(Math.max(...counts.map((count) => Math.abs(count - mean) / mean))).toBeLessThan(0.04);
});

test('sizes are those of real flakes, in millimetres across', () => {
  const across = FLAKE_SIZES.map((size) => {
    const radii = listChips(createChips([{ share: 1, size }], 300, 'sizes', 0)).map(({ radius }) => radius * 2);
    return [Math.min(...radii), Math.max(...radii)];
  });
  const [small, medium, large] = across.map((range) => range.map((value) => Math.round(value * 10) / 10));
  expect(small).toEqual([2.6, 4.2]);
  expect(medium).toEqual([5.4, 8.2]);
  expect(large).toEqual([9.2, 13.2]);
});

test('forms are convex and have 3 to 7 sides, all of each kind there', () => {
  for (const shape of SHAPES) {
    const turns = shape.map(([x, y], at) => {
      const [nextX, nextY] = shape[(at + 1) % shape.length] ?? [0, 0];
      const [afterX, afterY] = shape[(at + 2) % shape.length] ?? [0, 0];
      return (nextX - x) * (afterY - nextY) - (nextY - y) * (afterX - nextX);
    });
    expect(Math.min(...turns)).toBeGreaterThan(0);
  }
  expect(new Set(SHAPES.map(({ length }) => length))).toEqual(new Set([3, 4, 5, 6, 7]));
});

test('a square is as large as its chips allow, within bounds', () => {
  const edge = chooseEdge(PARTS, 20_000, [100, 1000]);
  expect(countChips(PARTS, edge)).toBeCloseTo(20_000, 5);
  expect(chooseEdge(PARTS, 10, [100, 1000])).toBe(100);
  expect(chooseEdge(PARTS, 1e9, [100, 1000])).toBe(1000);
});

import { expect, test } from 'vitest';
import { around, changedArea, overlap, shrink } from './area.ts';

const placed = (file: string, x: number, y: number, width: number, height: number) => ({ file, x, y, width, height });
const base = placed('base', 0, 0, 100, 50);
const navy = placed('navy', 20, 10, 30, 20);
const green = placed('green', 25, 15, 30, 20);

test('the overlap of areas apart is nothing', () => {
  expect(overlap(placed('a', 0, 0, 10, 10), placed('b', 10, 0, 10, 10))).toBeNull();
  expect(overlap(navy, green)).toEqual({ x: 25, y: 15, width: 25, height: 15 });
});

test('a changed choice changes the area around the old and the new picture', () => {
  expect(changedArea([base, navy], [base, green])).toEqual(around(navy, green));
  expect(changedArea([base, navy], [base, navy])).toBeNull();
  expect(changedArea([], [base, navy])).toEqual({ x: 0, y: 0, width: 100, height: 50 });
});

test('a choice without a picture changes the area of the one before it', () => {
  expect(changedArea([base, navy], [base])).toMatchObject({ x: 20, y: 10, width: 30, height: 20 });
});

test('half the size is rounded outwards', () => {
  expect(shrink({ x: 3, y: 2, width: 4, height: 3 })).toEqual({ x: 1, y: 1, width: 3, height: 2 });
});

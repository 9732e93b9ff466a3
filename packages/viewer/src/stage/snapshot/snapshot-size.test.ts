import { expect, test } from 'vitest';
import { clampSnapshotSize } from './snapshot-size.ts';

test.each([
  [1280, 800, 1280, 800],
  [4096, 4096, 4096, 4096],
  [9000, 20.4, 4096, 20],
  [0.4, -3, 1, 1],
  [Number.NaN, Number.POSITIVE_INFINITY, 1, 4096],
])('%d x %d becomes %d x %d', (width, height, across, down) => {
  expect(clampSnapshotSize({ width, height })).toEqual({ width: across, height: down });
});

test('is no larger than the graphics card can draw', () => {
  expect(clampSnapshotSize({ width: 4096, height: 100 }, 2048)).toEqual({ width: 2048, height: 100 });
});

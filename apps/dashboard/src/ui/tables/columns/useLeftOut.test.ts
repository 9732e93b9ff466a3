import { expect, test } from 'vitest';
import { leftOut } from './useLeftOut.ts';

const COLUMNS = [
  { least: 180 },
  { width: '104px' },
  { width: 'clamp(96px, 11vw, 170px)', leaves: 2 },
  { width: '20%', least: 140, leaves: 1 },
  { width: '60px', leaves: 3 },
];

test.each([
  [580, []],
  [579, [3]],
  [440, [3]],
  [439, [3, 2]],
  [343, [3, 2, 4]],
  [100, [3, 2, 4]],
] as const)('in %d pixels the columns %j are left out', (available, out) => {
  expect([...leftOut(COLUMNS, available)]).toEqual(out);
});

test('a table whose columns all have to stay keeps them', () => {
  expect(leftOut([{ width: '300px' }, { least: 300 }], 100).size).toBe(0);
});

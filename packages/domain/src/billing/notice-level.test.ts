import { expect, test } from 'vitest';
import { noticeLevels } from './notice-level.ts';

test.each([
  [89, 100, []],
  [90, 100, [90]],
  [99, 100, [90]],
  [100, 100, [90, 100]],
  [5, 0, []],
  [3, 2, [90, 100]],
])('%s of %s sessions cause notices at %j per cent', (used, limit, levels) => {
  expect(noticeLevels(used, limit)).toEqual(levels);
});

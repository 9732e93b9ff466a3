import { expect, test } from 'vitest';
import { counted } from './count.ts';

test('a count has its noun in the form of the language', () => {
  expect(counted('de', 1, { one: 'Tag', other: 'Tage' })).toBe('1 Tag');
  expect(counted('de', 7, { one: 'Tag', other: 'Tage' })).toBe('7 Tage');
});

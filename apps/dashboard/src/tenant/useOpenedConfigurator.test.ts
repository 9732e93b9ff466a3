import { expect, test } from 'vitest';
import { selectedVersion } from './useOpenedConfigurator.ts';

test.each([
  ['the one in the address', [1, 1.001, 1.002], 1, 1.001, 1],
  ['the one it was opened with, when a newer one appears', [1, 1.001, 1.002], undefined, 1.001, 1.001],
  ['the newest, when the address names none that exists', [1, 1.002, 1.001], 'x', null, 1.002],
  ['none before the first was saved', [], undefined, null, null],
])('selects %s', (_, versions, requested, openedWith, selected) => {
  expect(selectedVersion(versions, requested, openedWith)).toBe(selected);
});

import { expect, test } from 'vitest';
import { continues, newerOfManufacturer, sourceVersion, workingLine } from './copy-versions.ts';
import { highestOfMajors, nextMinorVersion } from './next-minor-version.ts';

const makers = (version: number, based_on: number | null = null) => ({ version, based_on, reseller_id: null });
const own = (version: number, based_on: number) => ({ version, based_on, reseller_id: 20 });

const ROWS = [makers(1), own(1.002, 1), own(1.003, 1.002), makers(1.004, 1)];

test.each([
  ['of the manufacturer, until the reseller has its own', [makers(1), makers(1.001, 1)], [1, 1.001]],
  ['of the reseller, as soon as it has any', ROWS, [1.002, 1.003]],
  ['of nobody, without versions', [], []],
])('work continues on the versions %s', (_whose, rows, expected) => {
  expect(workingLine(rows).map(({ version }) => version)).toEqual(expected);
});

test.each([
  ["the manufacturer's continues the manufacturer's", makers(1), makers(1.004), true],
  ["the reseller's continues the manufacturer's", makers(1), own(1.002, 1), true],
  ["the reseller's continues the reseller's", own(1.002, 1), own(1.003, 1.002), true],
  ["the manufacturer's never continues the reseller's", own(1.002, 1), makers(1.004), false],
])('%s', (_case, edited, later, expected) => {
  expect(continues(edited, later)).toBe(expected);
});

test.each([
  ["the manufacturer's own", 1.004, 1.004],
  ['one edit away', 1.002, 1],
  ['two edits away', 1.003, 1],
  ['unknown', 9, null],
])('the source of a version that is %s', (_case, version, expected) => {
  expect(sourceVersion(ROWS, version)).toBe(expected);
});

test.each<[string, number | null, number, number | null]>([
  ["newer than what the copy's version goes back to", 1.004, 1.003, 1.004],
  ['newer than the one on screen', 1.004, 1, 1.004],
  ['the one on screen', 1.004, 1.004, null],
  ['rolled back to an earlier one', 1, 1.004, null],
  ['what the copy goes back to', 1, 1.003, null],
  ['none, on the configurator itself', null, 1, null],
  ['one that the copy cannot see', 1.009, 1.003, null],
])("the manufacturer's live version is %s", (_case, live, version, expected) => {
  expect(newerOfManufacturer({ manufacturer_version: live, version_rows: ROWS }, version)).toBe(expected);
});

test('the next number follows the highest of its major, by whomever it was saved', () => {
  const highest = highestOfMajors([1000, 1004, 1002, 2000]).map((thousandths) => thousandths / 1000);
  expect(highest).toEqual([1.004, 2]);
  expect(nextMinorVersion(highest, 1.002)).toBe(1.005);
});

import { expect, test } from 'vitest';
import { isArea, readAreas, resellerForPostcode } from './route-by-postcode.ts';

const resellers = [
  { id: 1, areas: ['SW', 'W', 'NW1'] },
  { id: 2, areas: ['SW1', 'SW1A', 'LS11'] },
  { id: 3, areas: ['10', '1012', 'D02'] },
  { id: 4, areas: ['W'] },
];

test.each<[string, number | null, string]>([
  ['SW19 5AE', 1, 'a letters-only area'],
  ['sw195ae', 1, 'however it is written'],
  ['SW1V 2QQ', 2, 'the longer of two'],
  ['SW1A 1AA', 2, 'the longest of three'],
  ['SW1', 2, 'an outward part alone'],
  ['W1A 1AA', 1, 'the first of two that are as long'],
  ['WC2N 5DU', null, 'W is not WC'],
  ['WF1 1AA', null, 'W is not WF'],
  ['NW1 4RY', 1, 'NW1'],
  ['NW1W 9AA', 1, 'NW1W is part of NW1'],
  ['NW10 4AB', null, 'NW1 is not NW10'],
  ['LS1 1AA', null, 'an area longer than the outward part, which looks like its inward part'],
  ['LS11 5PS', 2, 'LS11'],
  ['10115', 3, 'a German postcode'],
  ['1012 AB', 3, 'a Dutch postcode'],
  ['D02 AF30', 3, 'an Irish postcode'],
  ['20095', null, 'nobody'],
  ['', null, 'no postcode'],
  ['none of your business', null, 'words'],
])('%s goes to %s: %s', (postcode, reseller, _case) => {
  expect(resellerForPostcode(postcode, resellers)).toBe(reseller);
});

test('areas are read in any spelling, without duplicates', () => {
  expect(readAreas(' sw, W;\nNW 1 ,, sw')).toEqual(['SW', 'W', 'NW1']);
  expect(readAreas(' ')).toEqual([]);
});

test.each([
  ['SW', true],
  ['10115', true],
  ['ABCDEFGH', true],
  ['ABCDEFGHI', false],
  ['SW-1', false],
  ['É', false],
  ['', false],
])('%s as an area: %s', (area, valid) => {
  expect(isArea(area)).toBe(valid);
});

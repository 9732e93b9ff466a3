import { aDoorRange, aDoorRangeGroup, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { describe, expect, test } from 'vitest';
import { doorRangeGroup, doorRangesOf, rangeLock, rangesOfItem } from './door-ranges.ts';

const matt = aDoorRange({ id: 1, name: 'Matt', safe_name: 'matt' });
const gloss = aDoorRange({ id: 2, name: 'High Gloss', safe_name: 'high_gloss' });
const ranges = aDoorRangeGroup([matt, gloss]);
const other = { ...ranges, name: 'Colour', safe_name: 'colour', filters: [] };

const anItemOf = (options: string[], filter: { name?: string; group?: string } = {}) =>
  anItem({ filter: [{ name: 'Door Range', group: 'door_range', options, ...filter } as never] });

test.each([
  ['by its key', { ...ranges, name: 'Fronts' }],
  ['by its name in any case', { ...ranges, safe_name: 'fronts', name: ' DOOR range ' }],
])('the group of door ranges is found %s', (_how, group) => {
  const file = aLayeredFile({ filter_groups: [other, group] });
  expect(doorRangeGroup(file)).toBe(file.filter_groups?.[1]);
  expect(doorRangesOf(file)).toHaveLength(2);
});

test('a file without door ranges has none', () => {
  expect(doorRangeGroup(aLayeredFile({ filter_groups: [other] }))).toBeUndefined();
  expect(doorRangesOf(aLayeredFile({ filter_groups: [] }))).toEqual([]);
});

test.each([
  ['a name', anItemOf(['high gloss']), ['High Gloss']],
  ['a safe name', anItemOf([' HIGH_GLOSS ']), ['High Gloss']],
  ['several, in the order of the ranges', anItemOf(['High Gloss', 'Matt']), ['Matt', 'High Gloss']],
  ['a filter of that name only', anItemOf(['Matt'], { group: 'x' }), ['Matt']],
  ['a filter of that group only', anItemOf(['Matt'], { name: 'x' }), ['Matt']],
  ['another filter', anItemOf(['Matt'], { name: 'x', group: 'x' }), []],
  ['an unknown range', anItemOf(['Satin']), []],
  ['nothing', anItem({ filter: [] }), []],
])('an item that names %s belongs to these ranges', (_what, item, names) => {
  expect(rangesOfItem([matt, gloss], item).map(({ name }) => name)).toEqual(names);
});

describe('an item is off with its door ranges', () => {
  const file = aLayeredFile({ filter_groups: [ranges] });
  const lockOf = (off: readonly number[]) => rangeLock(file, ({ id }) => off.includes(Number(id)));

  test.each([
    ['its only one is off', [1], anItemOf(['Matt']), true],
    ['another one is off', [2], anItemOf(['Matt']), false],
    ['one of two is off', [1], anItemOf(['Matt', 'High Gloss']), false],
    ['both are off', [1, 2], anItemOf(['Matt', 'High Gloss']), true],
    ['it names none', [1, 2], anItem({ filter: [] }), false],
    ['none is off', [], anItemOf(['Matt']), false],
  ])('where %s', (_case, off, item, isOff) => {
    expect(lockOf(off)(item)).toBe(isOff);
  });
});

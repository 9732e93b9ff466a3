import { aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aFlake, aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import { freeId, idLike, idsOf, withNewItems } from './new-items.ts';
import { rowsOf } from './rows-of.ts';

test.each([
  ['a layer', aLayeredFile(), 2, anItem({ id: 'H9' })],
  ['flakes', aFloorsFile(), 'flakes', aFlake({ id: 'FLK-90' })],
  ['doors', aRobeFile(), 'doors', aRobePart({ id: 'DR-90' })],
  ['frames', aRobeFile(), 'frames', aRobePart({ id: 'FR-90' })],
  ['materials', aRobeFile(), 'materials', aRobePart({ id: 'MAT-90' })],
] as const)('new items come to the end of %s, and nothing else changes', (_name, file, location, item) => {
  const before = structuredClone(file);
  const after = withNewItems(file, [{ location, item }]);
  expect(rowsOf(after, location)).toEqual([...rowsOf(file, location), item]);
  expect(idsOf(after).size).toBe(idsOf(file).size + 1);
  expect(file).toEqual(before);
});

test('an id is made of the name, numbered where it is taken, or is the next number among numbers', () => {
  const rows = [anItem({ id: 'oak' })];
  expect(freeId(new Set(['oak', 'oak-2']), rows, 'Oak')).toBe('oak-3');
  expect(freeId(new Set(), rows, '樫')).toBe('item');
  expect(freeId(new Set(['9']), [anItem({ id: 7 }), anItem({ id: 8 })], 'Oak')).toBe(10);
});

test('an entered id is a number only among numbers', () => {
  expect(idLike([anItem({ id: 7 })], '12')).toBe(12);
  expect(idLike([anItem({ id: 7 })], 'A12')).toBeNull();
  expect(idLike([anItem({ id: 'A1' })], '12')).toBe('12');
});

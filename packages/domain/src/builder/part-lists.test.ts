import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import { addParts, changePart, duplicatePart, movePart, partsOf, removePart } from './part-lists.ts';

const floors = aFloorsFile();
const robe = aRobeFile();
const idsOf = (file: Parameters<typeof partsOf>[0], list: Parameters<typeof partsOf>[1]) =>
  partsOf(file, list).map(({ id }) => id);

test('parts are added with ids that no part of the file has', () => {
  const file = addParts(floors, 'finishes', [{ name: 'Satin' }, { name: 'Satin' }]);
  expect(idsOf(file, 'finishes')).toEqual(['satin', 'satin-2']);
  expect(idsOf(addParts(file, 'flakes', [{ name: 'Satin' }]), 'flakes').at(-1)).toBe('satin-3');
});

test('a list of numbers goes on with the next one', () => {
  const numbered = aFloorsFile({ flakes: [{ ...floors.flakes[0], id: 7, name: 'White' }] });
  expect(idsOf(addParts(numbered, 'flakes', [{ name: 'Black' }]), 'flakes')).toEqual([7, 8]);
});

test('nested lists keep what is beside them', () => {
  const file = { ...robe, frames: { ...robe.frames, note: 'from the catalogue' } };
  const changed = changePart(file, 'frames', 'FR-01', { name: 'Silver' });
  expect(changed.frames).toMatchObject({ note: 'from the catalogue', frameType: [{ id: 'FR-01', name: 'Silver' }] });
});

test('parts are moved, copied below themselves without their SKU, and removed', () => {
  expect(idsOf(movePart(floors, 'flakes', 'FLK-03', 0), 'flakes')).toEqual(['FLK-03', 'FLK-01', 'FLK-02']);
  const coded = changePart(robe, 'materials', 'MAT-01', { product_code: 'OAK', safe_name: 'oak' });
  const copied = duplicatePart(coded, 'materials', 'MAT-01');
  expect(copied.materials[1]).toMatchObject({ id: 'natural-oak', name: 'Natural Oak', product_code: null });
  expect(copied.materials[1]).not.toHaveProperty('safe_name');
  expect(idsOf(removePart(copied, 'materials', 'MAT-01'), 'materials')).toEqual(['natural-oak', 'MAT-02']);
  expect(removePart(floors, 'flakes', 'none')).toEqual(floors);
});

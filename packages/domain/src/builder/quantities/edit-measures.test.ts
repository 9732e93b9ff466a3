import { quantityMessages as messages } from '@vitrine/contract/configurators/quantity-messages';
import type { Measure } from '@vitrine/contract/prices/quantity';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aBlend, aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import {
  addMeasure,
  changeMeasure,
  isFixedMeasure,
  measureIdIssue,
  measureIssue,
  removeMeasure,
  renameMeasure,
  roomMeasures,
  usersOfMeasure,
} from './edit-measures.ts';

const wall: Measure = { id: 'wall', name: 'Length of the wall', unit: 'm', value: 4.2 };
const file = aLayeredFile({
  measures: [wall, { ...wall, id: 'wall_2', name: 'Other wall' }],
  layers: [
    aLayer({ name: 'Worktops', quantity: { unit: 'm', amount: 'wall + wall_2 + min(wall, 2)' } }),
    aLayer({
      name: 'Walls',
      items: [anItem({ name: 'Sage', quantity: { unit: 'm2', amount: 'wall_2 * 2.4', waste: 5 } })],
    }),
  ],
});

test('a measure is added with a name for formulas that no other has', () => {
  const added = addMeasure(addMeasure(file, 'Height (ca. 2½ m)'), 'Wall');
  expect(added.measures?.slice(2).map(({ id, name, value }) => [id, name, value])).toEqual([
    ['height_ca_21_2_m', 'Height (ca. 2½ m)', 1],
    ['wall_3', 'Wall', 1],
  ]);
  expect(addMeasure(aLayeredFile(), '壁').measures?.[0]?.id).toBe('measure');
});

test('a change of its name for formulas changes the formulas that use it, and no other names', () => {
  const renamed = renameMeasure(file, 'wall', 'length');
  expect(renamed.measures?.map(({ id }) => id)).toEqual(['length', 'wall_2']);
  expect(renamed.layers[0]?.quantity?.amount).toBe('length + wall_2 + min(length, 2)');
  expect(renamed.layers[1]?.items[0]?.quantity).toEqual({ unit: 'm2', amount: 'wall_2 * 2.4', waste: 5 });
});

test('what uses a measure is named, layers and items alike', () => {
  expect(usersOfMeasure(file, 'wall')).toEqual(['Worktops']);
  expect(usersOfMeasure(file, 'wall_2')).toEqual(['Worktops', 'Sage']);
  expect(usersOfMeasure(file, 'height')).toEqual([]);
  const floor = aFloorsFile({ blends: [aBlend({ name: 'Domino', quantity: { unit: 'm2', amount: 'ceil(area)' } })] });
  expect(usersOfMeasure(floor, 'area')).toEqual(['Domino']);
});

test('a measure changes and is removed', () => {
  expect(changeMeasure(file, 'wall', { value: 5, max: 9 }).measures?.[0]).toEqual({ ...wall, value: 5, max: 9 });
  expect(removeMeasure(file, 'wall').measures?.map(({ id }) => id)).toEqual(['wall_2']);
});

test('a floor always has its area, which stays when another measure is added; a wardrobe has sizes instead', () => {
  const floor = addMeasure(aFloorsFile(), 'Edge');
  expect(roomMeasures(floor).map(({ id }) => id)).toEqual(['area', 'edge']);
  expect([isFixedMeasure(floor, 'area'), isFixedMeasure(floor, 'edge')]).toEqual([true, false]);
  expect(roomMeasures(aRobeFile())).toEqual([]);
});

test('names for formulas and ranges that cannot be have a reason', () => {
  expect(measureIdIssue(file, 'wall', '2nd')).toBe(messages.idWrong);
  expect(measureIdIssue(file, 'wall', 'wall_2')).toBe(messages.idTaken);
  expect(measureIdIssue(file, 'wall', 'wall')).toBeUndefined();
  expect(measureIssue({ ...wall, min: 6, max: 5 })).toBe(messages.rangeReversed);
  expect(measureIssue({ ...wall, min: 5 })).toBe(messages.valueOutside);
  expect(measureIssue({ ...wall, min: 4.2, max: 4.2 })).toBeUndefined();
});

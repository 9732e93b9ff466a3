import { quantityMessages as messages } from '@vitrine/contract/configurators/quantity-messages';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { aBlend, aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { describe, expect, test } from 'vitest';
import { DECIMAL_COMMA, DECIMAL_POINT } from '../../numbers/parse-number.ts';
import type { FloorDraft, RobeDraft } from '../draft.ts';
import { partOf } from '../part-lists.ts';
import {
  amountIssue,
  changeQuantity,
  knownMeasures,
  readAmount,
  shownPartQuantity,
  shownQuantity,
} from './quantity-rules.ts';

const measures = [{ id: 'wall', name: 'Wall', unit: 'm' as const, value: 5 }];

describe('an amount', () => {
  test.each([
    ['', DECIMAL_POINT, null],
    [' 2.5 ', DECIMAL_POINT, 2.5],
    ['2,5', DECIMAL_COMMA, 2.5],
    ['wall * 2', DECIMAL_POINT, 'wall * 2'],
  ])('%j is read', (text, style, amount) => expect(readAmount(text, style)).toBe(amount));

  test.each([
    ['', undefined],
    ['3', undefined],
    ['wall + 0.6', undefined],
    ['-3', messages.amountAbove],
    ['200000', messages.amountAbove],
    ['wall +', messages.formulaEnds],
    ['wall # 2', messages.formulaWrong('# 2')],
    ['wall 2', messages.formulaWrong('2')],
    ['sqrt(wall)', messages.formulaWrong('sqrt')],
    ['wall * heigth', messages.unknownMeasure('heigth')],
    [`wall${' + wall'.repeat(50)}`, messages.formulaLong],
  ])('%j is checked', (text, issue) => expect(amountIssue(text, DECIMAL_POINT, ['wall'])).toBe(issue));
});

test('a rule loses the fields that are emptied, keeps unknown ones, and ends with its unit', () => {
  const rule = changeQuantity(null, { unit: 'm' });
  expect(rule).toEqual({ unit: 'm' });
  expect(changeQuantity({ unit: 'm', waste: 5, note: 'x' }, { waste: null, pack: 2 })).toEqual({
    unit: 'm',
    pack: 2,
    note: 'x',
  });
  expect(changeQuantity({ unit: 'm', amount: 3 }, { unit: 'm2' })).toEqual({ unit: 'm2', amount: 3 });
  expect(changeQuantity(rule, { unit: null })).toBeNull();
  expect(changeQuantity(null, { amount: 3 })).toBeNull();
});

test('what the room shown needs is what designs are priced by: with waste, in whole packs', () => {
  const file = aLayeredFile({ measures });
  expect(shownQuantity(file, { unit: 'm', amount: 'wall + 0.6', waste: 5, pack: 0.5 })).toBe(6);
  expect(shownQuantity(file, { unit: 'piece' })).toBe(1);
});

test('a floor and a wardrobe need of a part what the first design with it needs', () => {
  const blend = aBlend({ quantity: { unit: 'm2', amount: 'area * 3' } });
  const floor: FloorDraft = { type: 'floors', file: aFloorsFile({ blends: [blend] }), images: {} };
  expect(shownPartQuantity(floor, 'blends', partOf(floor.file, 'blends', 'BLD-01') ?? { id: 1, name: '' })).toBe(3);
  const material = aRobePart({ id: 'MAT-01', quantity: { unit: 'piece', amount: 'doors' } });
  const robe: RobeDraft = { type: 'slidingrobe', file: aRobeFile({ materials: [material] }), images: {} };
  const inAllDoors = shownPartQuantity(robe, 'materials', { ...material });
  expect(inAllDoors).toBeGreaterThan(3);
  expect(Math.sqrt(inAllDoors ?? 0) % 1).toBe(0);
  expect(shownPartQuantity(floor, 'flakes', { id: 'FLK-01', name: 'Signal White' })).toBeUndefined();
});

test('formulas of each kind know its measures', () => {
  expect(knownMeasures(aLayeredFile({ measures }))).toEqual(['wall']);
  expect(knownMeasures(aFloorsFile())).toEqual(['area']);
  expect(knownMeasures(aRobeFile())).toContain('panel_area');
});

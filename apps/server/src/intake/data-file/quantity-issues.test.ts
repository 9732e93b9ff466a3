import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aBlend, aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import { listImpossibleAmounts, listWrongFormulas } from './quantity-issues.ts';

const area = (amount: string | number) => ({ unit: 'm2' as const, amount });

test('formulas over the measures of the file, and numbers, are fine', () => {
  const measures = [{ id: 'wall', name: 'Wall', unit: 'm' as const, value: 4 }];
  const layers = [aLayer({ quantity: area('wall * 2.4'), items: [anItem({ quantity: area(12) })] })];
  expect(listWrongFormulas(aLayeredFile({ measures, layers }))).toEqual([]);
  expect(listWrongFormulas(aFloorsFile({ blends: [aBlend({ quantity: area('ceil(area)') })] }))).toEqual([]);
  const materials = [aRobePart({ quantity: area('panel_area * 1.1') })];
  expect(listWrongFormulas(aRobeFile({ materials }))).toEqual([]);
});

test('others are named with their place', () => {
  const layers = [aLayer({ quantity: area('wall *'), items: [anItem(), anItem({ quantity: area('width') })] })];
  expect(listWrongFormulas(aLayeredFile({ layers }))).toEqual([
    `layers[0].quantity.amount: ${fileMessages.notAFormula}`,
    `layers[0].items[1].quantity.amount: ${fileMessages.unknownMeasure('width')}`,
  ]);
  const frames = { frameType: [aRobePart({ quantity: area('area') })] };
  expect(listWrongFormulas(aRobeFile({ frames }))).toEqual([
    `frames.frameType[0].quantity.amount: ${fileMessages.unknownMeasure('area')}`,
  ]);
  expect(listWrongFormulas('no file')).toEqual([]);
});

test('prices and packs beyond what can be calculated with are named with their place', () => {
  const pack = (units: number) => ({ unit: 'm' as const, pack: units });
  const items = [
    anItem({ price: 1e21 }),
    anItem({ price: 1e9, quantity: pack(1e-6) }),
    anItem({ quantity: pack(1e-7) }),
  ];
  expect(listImpossibleAmounts(aLayeredFile({ layers: [aLayer({ items })] }))).toEqual([
    'layers[0].items[0].price: must be at most 1000000000',
    'layers[0].items[2].quantity.pack: must be at least 0.000001',
  ]);
  expect(listImpossibleAmounts(aRobeFile({ doors: [aRobePart({ price: 2e9 })] }))).toHaveLength(1);
  expect(listImpossibleAmounts(aFloorsFile({ blends: [aBlend({ price: 2e9 })] }))).toHaveLength(1);
  expect(listImpossibleAmounts('no file')).toEqual([]);
});

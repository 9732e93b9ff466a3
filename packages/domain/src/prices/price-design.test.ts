import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { PriceTable } from '@vitrine/contract/prices/price-table';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aBlend, aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Design } from '../design/design.ts';
import { modelOf } from '../design/model-of.ts';
import { isPricedPerSquareMetre, partsModelOf } from '../design/parts-of.ts';
import { pricedLines } from './cart-lines.ts';
import type { Measures } from './formula.ts';
import { articlesOfFile } from './parts/articles-of-file.ts';
import { filePrices, itemAmounts, type PriceSource, priceParts, pricesPerSquareMetre } from './price-design.ts';

const ROBE = aRobeFile({
  doors: [aRobePart({ id: 'DR-01', name: 'Half', panels: [0.5, 0.5], price: 200, product_code: 'D1' })],
  frames: { frameType: [aRobePart({ id: 'FR-01', name: 'Silver', price: 10, frameStyle: 'Slim' })] },
  internals: { options: [aRobePart({ id: 'IN-01', name: 'Hanging', price: 100 })] },
  materials: [
    aRobePart({ id: 'MAT-01', name: 'Oak', price: 19.99, finish: 'matt', product_code: 'M1' }),
    aRobePart({ id: 'MAT-02', name: 'Glass', quantity: { unit: 'm2' }, price: 90, finish: 'glass' }),
  ],
});

const priceOf = (type: ConfiguratorType, file: ConfiguratorFile, source: PriceSource, measures: Measures = {}) => {
  const model = modelOf(type, file);
  const design = model.start();
  return priceParts(partsModelOf(type, file).parts(design, measures), source, measures);
};

const tableWith = (overrides: Partial<PriceTable> = {}): PriceTable => ({
  currency: 'GBP',
  prices: {},
  surcharges: [],
  tax: null,
  ...overrides,
});

describe('prices of the data file', () => {
  test('of a room are the sum of its items, also where two items share a SKU', () => {
    expect(priceOf('panoramic', aLayeredFile(), filePrices('GBP')).total).toBe(3 * 3900);
  });

  test('of a door are its layout and its materials by their share; equal panels are priced together', () => {
    const { parts, total } = priceOf('slidingrobe', ROBE, filePrices('GBP'));
    const oak = parts.filter(({ sku }) => sku === 'M1');
    expect(oak.every(({ quantity, amount }) => quantity === 1_000_000 && amount === 1999)).toBe(true);
    const doors = oak.length;
    expect(total).toBe(doors * (20_000 + 1999 + 1000 + 10_000));
  });

  test('without any price there is no total', () => {
    const file = aLayeredFile({ layers: [aLayer({ items: [anItem({ price: null })] })] });
    expect(priceOf('panoramic', file, filePrices('GBP')).total).toBeNull();
  });
});

describe('quantities', () => {
  test.each([
    ['price', anItem({ price: 1e21 }), null],
    ['pack', anItem({ price: 5, quantity: { unit: 'm', amount: 3, pack: 1e-9 } }), 1500],
  ])('an impossible %s of an older file prevents no calculation', (_what, item, total) => {
    const older = aLayeredFile({ layers: [aLayer({ items: [item] })] });
    expect(priceOf('panoramic', older, filePrices('GBP')).total).toBe(total);
  });

  test('of a floor follow the area that the visitor enters', () => {
    const one = priceOf('floors', aFloorsFile(), filePrices('GBP'));
    const own = priceOf('floors', aFloorsFile(), filePrices('GBP'), { area: 24.5 });
    expect(own.total).toBe(Math.round((one.total ?? 0) * 24.5));
  });

  test('of a floor are in whole packs once its area is known, not for a single square metre', () => {
    const blend = aBlend({ price: 40, quantity: { unit: 'm2', pack: 5 } });
    const file = aFloorsFile({ blends: [blend], finishes: [] });
    expect(priceOf('floors', file, filePrices('GBP')).total).toBe(4000);
    expect(priceOf('floors', file, filePrices('GBP'), { area: 12 }).total).toBe(15 * 4000);
    expect(isPricedPerSquareMetre('floors', file, {})).toBe(true);
    expect(isPricedPerSquareMetre('floors', file, { area: 12 })).toBe(false);
    const room = [{ id: 'area', name: 'Floor', unit: 'm2' as const, value: 12 }];
    expect(isPricedPerSquareMetre('floors', { ...file, measures: room }, {})).toBe(false);
  });

  test('of a layer are formulas over the measures of the room', () => {
    const file = aLayeredFile({
      measures: [{ id: 'floor', name: 'Floor', unit: 'm2', value: 12.5 }],
      layers: [aLayer({ quantity: { unit: 'm2', amount: 'floor', waste: 10 }, items: [anItem({ price: 40 })] })],
    });
    expect(priceOf('panoramic', file, filePrices('GBP')).total).toBe(55_000);
    expect(priceOf('panoramic', file, filePrices('GBP'), { floor: 20 }).total).toBe(88_000);
  });

  test('of glass are the area of its panels', () => {
    const model = modelOf('slidingrobe', ROBE);
    const design = model.choose(model.start(), 'door.1.panel.1', 'MAT-02');
    const glass = partsModelOf('slidingrobe', ROBE)
      .parts(design, {})
      .find(({ name }) => name === 'Glass');
    expect(glass?.unit).toBe('m2');
    expect(glass?.quantity).toBeGreaterThan(500_000);
    expect(glass?.quantity).toBeLessThan(1_500_000);
  });
});

describe('a price list', () => {
  const file = aLayeredFile({
    layers: [
      aLayer({ items: [anItem({ id: 'W1', product_code: 'A-1' })] }),
      aLayer({ name: 'Doors', safe_name: 'doors', order: 2, items: [anItem({ id: 'D1', product_code: null })] }),
    ],
  });
  const prices = { 'sku A-1': 1000, 'item doors/D1': 2050 };

  test('prices by SKU, and items without one by their place; what it lacks has no price', () => {
    expect(priceOf('panoramic', file, tableWith({ prices })).total).toBe(3050);
    const { parts, total } = priceOf('panoramic', file, tableWith({ prices: { 'sku A-1': 1000 } }));
    expect(parts.map(({ amount }) => amount)).toEqual([1000, null]);
    expect(total).toBe(1000);
  });

  test.each([
    [{ isIncluded: false, isShown: true }, 3660],
    [{ isIncluded: false, isShown: false }, 3050],
    [{ isIncluded: true, isShown: true }, 3050],
    [{ isIncluded: true, isShown: false }, 2542],
  ])('with 20 %% tax %j the total is %s', (how, total) => {
    const tax = { country: 'GB', rate: 2000, ...how };
    expect(priceOf('panoramic', file, tableWith({ prices, tax })).total).toBe(total);
  });

  test('surcharges are for an option, a size, or always, as a rate or once', () => {
    const surcharges = [
      { name: 'Delivery', kind: 'amount' as const, value: 5000, when: { kind: 'always' as const } },
      { name: 'Neutral', kind: 'rate' as const, value: 1000, when: { kind: 'option' as const, option: 'Neutral' } },
      { name: 'Gloss', kind: 'rate' as const, value: 1000, when: { kind: 'option' as const, option: 'Gloss' } },
      {
        name: 'Large',
        kind: 'rate' as const,
        value: 500,
        when: { kind: 'measure' as const, measure: 'floor', from: 20, until: 40 },
      },
    ];
    const small = priceOf('panoramic', file, tableWith({ prices, surcharges }));
    expect(small.surcharges).toEqual([
      { name: 'Delivery', amount: 5000 },
      { name: 'Neutral', amount: 305 },
    ]);
    expect(small.total).toBe(8355);
    const large = priceOf('panoramic', file, tableWith({ prices, surcharges }), { floor: 20 });
    expect(large.surcharges.at(-1)).toEqual({ name: 'Large', amount: 153 });
    const namesAt = (floor: number) =>
      priceOf('panoramic', file, tableWith({ prices, surcharges }), { floor }).surcharges.map(({ name }) => name);
    expect([19.99, 40, 40.01].map((floor) => namesAt(floor).includes('Large'))).toEqual([false, true, false]);
    const { surcharges: left } = pricesPerSquareMetre(tableWith({ prices, surcharges }));
    expect(left.map(({ name }) => name)).toEqual(['Neutral', 'Gloss']);
  });
});

/** Random walks through everything that can be chosen. */
const choicesOf = (type: ConfiguratorType, file: ConfiguratorFile): readonly (readonly [string, string])[] => {
  const start = modelOf(type, file).start();
  const ids = articlesOfFile(type, file).flatMap(({ article }) => article.split('/').at(-1) ?? []);
  return Object.keys(start).flatMap((part) => [...ids, '2', '4', '1800', '3000'].map((id) => [part, id] as const));
};

describe.each([
  ['panoramic', aLayeredFile()],
  ['floors', aFloorsFile()],
  ['slidingrobe', ROBE],
] as const)('designs of %s', (type, file) => {
  const model = modelOf(type, file);
  const { parts } = partsModelOf(type, file);
  const walk = (steps: readonly (readonly [string, string])[]): Design =>
    steps.reduce((design, [part, choice]) => model.choose(design, part, choice), model.start());
  const table = tableWith({
    prices: Object.fromEntries(articlesOfFile(type, file).map(({ article }, index) => [article, 995 + 37 * index])),
    surcharges: [{ name: 'Fitting', kind: 'rate', value: 333, when: { kind: 'always' } }],
    tax: { country: 'GB', rate: 2000, isIncluded: false, isShown: true },
  });

  test('cost the same as items, as lines of a cart and as parts, after their text is read again too', () => {
    const steps = fc.array(fc.constantFrom(...choicesOf(type, file)), { maxLength: 12 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 400 }), (taken, tenths) => {
        const measures = { area: tenths / 10 };
        const design = walk(taken);
        const price = priceParts(parts(design, measures), table, measures);
        const items = model.items(design);
        const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
        const surcharges = sum(price.surcharges.map(({ amount }) => amount));
        expect(sum(itemAmounts(items.length, price.parts)) + surcharges).toBe(price.subtotal);
        expect(sum(pricedLines(items, price).map(({ amount }) => amount))).toBe(price.subtotal);
        const again = model.restore(model.write(design)).design;
        expect(priceParts(parts(again, measures), table, measures).total).toBe(price.total);
        expect(Number.isSafeInteger(price.subtotal)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

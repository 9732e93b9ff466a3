import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { modelOf } from '@vitrine/domain/design/model-of';
import { partsModelOf } from '@vitrine/domain/design/parts-of';
import { articlesOfFile } from '@vitrine/domain/prices/parts/articles-of-file';
import { mergeParts } from '@vitrine/domain/prices/parts/parts-list';
import { priceParts } from '@vitrine/domain/prices/price-design';
import { linesOfDesign } from '@vitrine/domain/quotes/design-lines';
import { sumsOfQuote } from '@vitrine/domain/quotes/quote-sums';
import { aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presentPrice } from './present-price.ts';

const ROBE = aRobeFile({
  doors: [
    aRobePart({ id: 'DR-01', name: 'Half', panels: [0.5, 0.5], price: 200, product_code: 'D1' }),
    aRobePart({ id: 'DR-02', name: 'Thirds', panels: [0.33, 0.33, 0.34], price: 260, product_code: 'D2' }),
  ],
  materials: [
    aRobePart({ id: 'MAT-01', name: 'Oak', quantity: { unit: 'm2', waste: 7 }, finish: 'matt', product_code: 'M1' }),
    aRobePart({ id: 'MAT-02', name: 'Glass', quantity: { unit: 'm2' }, price: 90, finish: 'glass' }),
  ],
});

const sumOf = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);

describe.each([
  ['floors', aFloorsFile()],
  ['slidingrobe', ROBE],
] as const)('a random design of %s', (type: ConfiguratorType, file: ConfiguratorFile) => {
  const model = modelOf(type, file);
  const { parts } = partsModelOf(type, file);
  const articles = articlesOfFile(type, file).map(({ article }) => article);
  const places = Object.keys(model.start());
  const ids = [...articles.flatMap((article) => article.split('/').at(-1) ?? []), 'DR-02', 'MAT-02', '3', '1850'];

  test('costs in a quote and in a parts list what it costs by itself', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...places), fc.constantFrom(...ids)), { maxLength: 12 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 250_000 }), fc.boolean(), (taken, unitPrice, isIncluded) => {
        const design = taken.reduce((before, [part, choice]) => model.choose(before, part, choice), model.start());
        const price = priceParts(
          parts(design, { area: 12.3 }),
          {
            currency: 'GBP',
            prices: Object.fromEntries(articles.map((article, index) => [article, unitPrice + 37 * index])),
            surcharges: [{ name: 'Fitting', kind: 'rate', value: 333, when: { kind: 'always' } }],
            tax: { country: 'GB', rate: 2000, isIncluded, isShown: true },
          },
          {},
        );
        const presented = presentPrice(price, []);
        const calculated = { ...presented, price_list: null, version: 1, design: '' };
        const sums = sumsOfQuote({ lines: linesOfDesign(calculated), tax_included: isIncluded });
        expect(sums).toMatchObject({ subtotal: price.subtotal, total: price.total });
        const listed = mergeParts(presented.parts).map(({ amount }) => amount);
        expect(sumOf(listed) + sumOf(presented.surcharges.map(({ amount }) => amount))).toBe(price.subtotal);
      }),
      { numRuns: 300 },
    );
  });
});

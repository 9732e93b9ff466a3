import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFormula } from './formula.ts';

const MEASURES = { width: 2.4, height: 2.3, doors: 3, area: 12.5 };

test.each([
  ['2', 2],
  ['2 * (width + height)', 9.4],
  ['ceil(area / 2.5) * 2.5', 12.5],
  ['max(width, height, 5) - 1', 4],
  ['-(-3)', 3],
  ['8 / 4 / 2', 1],
  ['10 - 4 - 3', 3],
  ['2 + 3 * 4', 14],
  ['round(area)', 13],
  ['unknown + 1', 1],
  ['1 - 5', 0],
  ['1 / 0', 0],
  ['0 / 0', 0],
  ['constructor', 0],
])('%s is %s', (text, result) => {
  expect(readFormula(text)?.evaluate(MEASURES)).toBeCloseTo(result, 9);
});

test.each([
  '',
  '2 +',
  '(2',
  '2)',
  'width height',
  'Width',
  'eval(1)',
  'constructor(1)',
  'min()',
  'a.b',
  '1e9',
  '2 ** 3',
  `${'('.repeat(60)}1${')'.repeat(60)}`,
  '1'.repeat(201),
])('%j is no formula', (text) => {
  expect(readFormula(text)).toBeUndefined();
});

test('names the measures that it needs', () => {
  expect(readFormula('2 * (width + height) / width')?.measures).toEqual(['width', 'height']);
});

test('any text is a formula with a usable result, or none', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.+-*/(), widthceilmax_'), maxLength: 60 });
  fc.assert(
    fc.property(text, (written) => {
      const result = readFormula(written)?.evaluate(MEASURES);
      if (result !== undefined) expect(result >= 0 && Number.isFinite(result)).toBe(true);
    }),
  );
});

import { expect, test } from 'vitest';
import { isShortened, isSpreadsheetLoss } from './spreadsheet-losses.ts';

test.each([
  ['00123', '123'],
  ['1.50', '1.5'],
  ['1.50', '1,5'],
  ['1e5', '100000'],
  ['1e5', '1.00E+05'],
  ['4006381333931', '4.00638E+12'],
  ['4006381333931', '4,00638E+12'],
  ['12345678901234567890', '12345678901234567000'],
  ['12-05', '2026-05-12'],
  ['12-05', '12. Mai'],
  ['12-05', '05-Dec'],
  ['MAR-1', 'Mrz 01'],
  ['3/4', '03.04.2026'],
  ['Dąb jasny', 'D?b jasny'],
  ['Oak 🪵', 'Oak ??'],
  ['Oak 🪵', 'Oak ?'],
  ['=SUM', "'=SUM"],
])('%j became %j', (text, cell) => {
  expect(isSpreadsheetLoss(text, cell)).toBe(true);
});

test.each([
  ['00123', '124'],
  ['123', '123'],
  ['4006381333931', '4.00639E+12'],
  ['4006381333931', '4006381333932'],
  ['SKU-1', 'SKU-2'],
  ['12-05', '12-06'],
  ['Oak', 'O?k'],
  ['Oak', '2026-05-12'],
  ['Dąb', 'D?c'],
  ['', '?'],
  ['-10', "'-10"],
])('%j was edited to %j', (text, cell) => {
  expect(isSpreadsheetLoss(text, cell)).toBe(false);
});

test.each([
  ['4.00638E+12', true],
  ['1,5E+15', true],
  ['4006381333931', false],
  ['E+12', false],
  ['OAK1E+12', false],
])('%j is shortened: %j', (text, expected) => {
  expect(isShortened(text)).toBe(expected);
});

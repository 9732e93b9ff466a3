import { expect, test } from 'vitest';
import { isFormulaError } from './formula-errors.ts';

test.each([
  ...['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NUM!', '#NULL!', '#SPILL!', '#CALC!', '#GETTING_DATA!'],
  ...['#NV', '#BEZUG!', '#WERT!', '#¡VALOR!', '#¿NOMBRE?', '#N/D', '#N/B', '#VÄRDEFEL!', ' #N/A '],
])('%s is the error of a formula', (text) => {
  expect(isFormulaError(text)).toBe(true);
});

test.each(['', '#1', '#Oak!', '#C0966A', 'No. #NV', '#OAK', '# N/A'])('%j is none', (text) => {
  expect(isFormulaError(text)).toBe(false);
});

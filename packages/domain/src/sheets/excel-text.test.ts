import { expect, test } from 'vitest';
import { excelSheetName, excelText } from './excel-text.ts';

test.each([
  ['plain\n\ttext', 'plain\n\ttext'],
  ['vertical\u000Btab', 'vertical_x000B_tab'],
  ['two\r\nlines', 'two_x000D_\nlines'],
  ['a_x0041_b', 'a_x005F_x0041_b'],
  ['a_x00_b', 'a_x00_b'],
])('%j is %j in a cell', (text, cell) => {
  expect(excelText(text)).toBe(cell);
});

test.each([
  ['Doors / Matt', 'Doors   Matt'],
  ["'Doors'", 'Doors'],
  ['???', 'Sheet'],
  ['', 'Sheet'],
  [`${'a'.repeat(30)}🚪`, 'a'.repeat(30)],
])('the sheet of %j is called %j', (title, name) => {
  expect(excelSheetName(title)).toBe(name);
});

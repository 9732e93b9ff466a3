import { expect, test } from 'vitest';
import { RETIRED_WORDS, retiredWords } from './words.mjs';

test.each([
  ['alone', 'the house that asks'],
  ['at the front of a name', 'const houseId = 1;'],
  ['inside a name', 'openHouse()'],
  ['in capitals', 'HOUSE_ID'],
  ['between hyphens', './useTheHouse-key.ts'],
])('finds a retired word %s', (_where, line) => {
  expect(retiredWords(`first\n${line}`)).toEqual([[2, '"house" is written "tenant" here']]);
});

test.each([
  ['warehouse'],
  ['the mail server of the customer'],
  ['<picture>'],
  ['C-MAIL-01'],
  ["name: 'e-mail'"],
  ['session.refused'],
])('leaves %s alone', (line) => {
  expect(retiredWords(line)).toEqual([]);
});

test.each([
  ['interface Changed {', true],
  ['export type Sent = string;', true],
  ['interface Grouped<Item> {', true],
  ['interface ChangedEntry {', false],
  ['export interface Feed {', false],
  ['  type Assigned,', false],
])('a type is a noun: %s', (line, isFound) => {
  expect(retiredWords(line).length > 0).toBe(isFound);
});

test('no retired word is the replacement of another', () => {
  const replacements = Object.values(RETIRED_WORDS).flatMap((text) => text.split(/\W+/));
  expect(replacements.filter((word) => Object.hasOwn(RETIRED_WORDS, word))).toEqual([]);
});

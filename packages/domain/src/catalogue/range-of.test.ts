import { anItem } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { optionsOf, rangeOf } from './range-of.ts';

const colour = { name: 'Colour', options: ['Grey', 'Dark'], group: 'colour' };
const range = { name: 'Range', options: ['Matt', 'Gloss'], group: 'door_range' };

test.each([
  ['the door range, at any position', [colour, range], 'Matt'],
  ['else the first option of the first filter', [colour], 'Grey'],
  ['nothing without filters', [], ''],
  ['nothing where the filter has no option', [{ name: 'Colour', options: [] }], ''],
])('rangeOf shows %s', (_, filter, shown) => {
  expect(rangeOf(anItem({ filter }))).toBe(shown);
});

test('optionsOf lists the options of all filters', () => {
  expect(optionsOf(anItem({ filter: [colour, range] }))).toEqual(['Grey', 'Dark', 'Matt', 'Gloss']);
});

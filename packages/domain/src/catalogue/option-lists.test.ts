import { anItem } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { isListedLayer, isListedOption, listedOptions, optionsByFilter } from './option-lists.ts';

test.each(['Skirts', 'Wall', 'Tower Units', 'Base units', 'WORKTOPS', 'Plinths oak', 'Flooring'])(
  'a layer named %s is not offered',
  (name) => {
    expect(isListedLayer(name)).toBe(false);
  },
);

test('other layers are offered', () => {
  expect(['Doors', 'Handles', 'Taps'].every(isListedLayer)).toBe(true);
});

test.each(['Blank end', 'Colour match x', 'No handle', 'with no trim', '', 'Skirting', ' wall units'])(
  'an option named "%s" is not offered',
  (name) => {
    expect(isListedOption(name)).toBe(false);
  },
);

test('a word that only ends in no is offered, and a name that only contains a hidden one', () => {
  expect(isListedOption('Volcano grey')).toBe(true);
  expect(isListedOption('Wall oak')).toBe(true);
});

test('each option is offered once, in the order of the alphabet', () => {
  expect(listedOptions(['Oak', 'Blank end', 'Ash', 'Oak'])).toEqual(['Ash', 'Oak']);
});

test('options are gathered by filter, without hidden names', () => {
  const items = [
    anItem({ filter: [{ name: 'Colour', options: ['Red', 'No colour'] }] }),
    anItem({
      filter: [
        { name: 'Worktops', options: ['Oak'] },
        { name: 'Colour', options: ['Blue'] },
      ],
    }),
  ];
  expect([...optionsByFilter(items)]).toEqual([['Colour', ['Blue', 'Red']]]);
});

test('the options of 40,000 items are gathered within a second', () => {
  const items = Array.from({ length: 40_000 }, (_, at) => ({ filter: [{ name: 'Colour', options: [`C${at % 40}`] }] }));
  const began = performance.now();
  expect(optionsByFilter(items).get('Colour')).toHaveLength(40);
  expect(performance.now() - began).toBeLessThan(1000);
});

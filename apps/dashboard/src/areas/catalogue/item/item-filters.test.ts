import { aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { filterFields, withOption, withRange } from './item-filters.ts';

const file = aLayeredFile();
const colour = (...options: string[]) => ({ name: 'Colour', options, group: 'colour' });
const doorRange = (...options: string[]) => ({ name: 'Door Range', options, group: 'door_range' });
const items = [
  anItem({ id: 1, filter: [doorRange('Matt'), colour('Red', 'No colour')] }),
  anItem({ id: 2, filter: [doorRange('gloss'), colour('Blue')] }),
  anItem({ id: 3, filter: [] }),
];

test('the range offers the door ranges, whatever the case in the item', () => {
  const fields = filterFields(file, items, items[1]?.filter ?? []);
  expect([fields.range, fields.ranges]).toEqual(['Gloss', ['Matt', 'Gloss']]);
  expect(fields.categories).toEqual([{ name: 'Colour', options: ['Blue', 'Red'], ticked: ['Blue'] }]);
});

test('without door ranges it offers the options of the first filter', () => {
  const plain = items.map((item) =>
    anItem({ id: item.id, filter: item.filter.filter(({ name }) => name === 'Colour') }),
  );
  expect(filterFields(file, plain, plain[0]?.filter ?? [])).toEqual({
    range: 'Red',
    ranges: ['Blue', 'Red'],
    categories: [],
  });
});

test('a range that is not offered any more stays to be seen', () => {
  expect(filterFields(file, items, [doorRange('Oak')]).ranges).toEqual(['Matt', 'Gloss', 'Oak']);
});

test('another range leaves the other filters as they are', () => {
  expect(withRange(items[0]?.filter ?? [], items, 'Gloss')).toEqual([doorRange('Gloss'), colour('Red', 'No colour')]);
});

test('an item without filters gets them with their group', () => {
  expect(withRange([], items, 'Matt')).toEqual([doorRange('Matt')]);
  expect(withOption([], items, { name: 'Colour', option: 'Red', on: true })).toEqual([colour('Red')]);
});

test('options that are not offered survive a tick', () => {
  const ticked = withOption(items[0]?.filter ?? [], items, { name: 'Colour', option: 'Blue', on: true });
  expect(ticked[1]).toEqual(colour('Red', 'No colour', 'Blue'));
  expect(withOption(ticked, items, { name: 'Colour', option: 'Red', on: false })[1]).toEqual(
    colour('No colour', 'Blue'),
  );
});

test('the filters of a layer are read once, as a form asks at each keystroke and an import for each line', () => {
  let reads = 0;
  const counted = items.map((item) => ({
    ...item,
    get filter() {
      reads += 1;
      return item.filter;
    },
  }));
  const ask = (): void => {
    filterFields(file, counted, []);
    withRange([], counted, 'Matt');
    withOption([], counted, { name: 'Colour', option: 'Red', on: true });
  };
  ask();
  const first = reads;
  ask();
  expect(reads).toBe(first);
});

import { aDoorRange, aDoorRangeGroup, aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { tabsOf } from '../data-tabs.ts';
import { doorGroupsOf } from './door-groups.ts';

const namesIn = (file = aLayeredFile(), shown = file.filter_groups[0]?.filters ?? []) => {
  const { ranges, groups } = doorGroupsOf(file, tabsOf(file), shown);
  return {
    ranges: ranges.map(({ name }) => name),
    groups: groups.map(({ label, range, items }) => [label, range?.name ?? null, items.map(({ item }) => item.id)]),
  };
};

test('ranges called Matt and Gloss head the groups of their options', () => {
  expect(namesIn()).toEqual({
    ranges: [],
    groups: [
      ['Matt', 'Matt', ['D1', 'D2']],
      ['Gloss', 'Gloss', ['D3', 'D4']],
    ],
  });
});

test('ranges of other names have no group, and options are grouped by their finish, Matt before Gloss before the rest', () => {
  const door = (id: string, range: string, finish: string) =>
    anItem({
      id,
      filter: [
        { name: 'Door Range', options: [range], group: 'door_range' },
        { name: 'Door Finish', options: [finish], group: 'door_finish' },
      ],
    });
  const file = aLayeredFile({
    layers: [
      aLayer({
        name: 'Doors',
        items: [door('A', 'Shaker', 'Oak'), door('B', 'Slab', 'High gloss'), door('C', 'Slab', 'Ultra Matt')],
      }),
      aLayer({ name: 'Skirts', layer_type: 'hidden', items: [door('S', 'Slab', 'Matt')] }),
    ],
    filter_groups: [
      aDoorRangeGroup([
        aDoorRange({ id: 'sh', name: 'Shaker', safe_name: 'shaker' }),
        aDoorRange({ id: 'sl', name: 'Slab', safe_name: 'slab' }),
      ]),
    ],
  });
  expect(namesIn(file)).toEqual({
    ranges: ['Shaker', 'Slab'],
    groups: [
      ['Matt', null, ['C']],
      ['Gloss', null, ['B']],
      ['Oak', null, ['A']],
    ],
  });
  expect(namesIn(file, file.filter_groups[0]?.filters.slice(0, 1))).toEqual({
    ranges: ['Shaker'],
    groups: [['Oak', null, ['A']]],
  });
});

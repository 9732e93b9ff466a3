import { aLayer, aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { editedPlaces, tabsOf } from './layer-tabs.ts';

test('one tab a layer in the order of drawing, then the door ranges', () => {
  expect(tabsOf(aLayeredFile()).map(({ label, place }) => [label, place])).toEqual([
    ['Walls', 0],
    ['Handles', 2],
    ['Doors', 1],
    ['Door Range', 'pano_doors'],
  ]);
});

test('a hidden layer has no tab, and Upstand Cutout is called Cooker', () => {
  const file = aLayeredFile({
    layers: [aLayer({ layer_type: 'hidden' }), aLayer({ name: 'Upstand Cutout', order: 2 })],
    filter_groups: [],
  });
  expect(tabsOf(file).map(({ label, place }) => [label, place])).toEqual([['Cooker', 1]]);
});

test('says where edits are pending', () => {
  const edits = [
    { layer_index: 2, id: 'H1', data: { price: 1 } },
    { layer_index: 'pano_doors' as const, id: 1, data: { disabled: true as const } },
  ];
  expect([...editedPlaces(edits)]).toEqual([2, 'pano_doors']);
});

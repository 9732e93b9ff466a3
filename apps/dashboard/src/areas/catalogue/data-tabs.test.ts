import { aLayer, aLayeredFile } from '@vitrine/fixtures/catalogue';
import { aBlend, aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import { editedLocations, tabsOf } from './data-tabs.ts';

test('one tab a layer in the order of drawing, then the door ranges', () => {
  expect(tabsOf(aLayeredFile()).map(({ label, location }) => [label, location])).toEqual([
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
  expect(tabsOf(file).map(({ label, location }) => [label, location])).toEqual([['Cooker', 1]]);
});

test('a layer without items has a tab, for its first ones', () => {
  const file = aLayeredFile({
    layers: [aLayer({ items: [] }), aLayer({ name: 'Doors', order: 2 })],
    filter_groups: [],
  });
  expect(tabsOf(file).map(({ label, rows }) => [label, rows.length])).toEqual([
    [aLayer().name, 0],
    ['Doors', aLayer().items.length],
  ]);
});

test('says where edits are pending', () => {
  const edits = [
    { layer_index: 2, id: 'H1', data: { price: 1 } },
    { layer_index: 'pano_doors' as const, id: 1, data: { disabled: true as const } },
  ];
  expect([...editedLocations(edits)]).toEqual([2, 'pano_doors']);
});

test('floors have flakes and blends; sika blends have their own table', () => {
  const sika = aBlend({ id: 'S1', type: 'sika-blend' });
  const kinds = (blends = aFloorsFile().blends) =>
    tabsOf(aFloorsFile({ blends })).map(({ label, kind, location, rows }) => [label, kind, location, rows.length]);
  const flakes = ['Flakes', 'flakes', 'flakes', 3];
  expect(kinds()).toEqual([flakes, ['Blends', 'blends', 'blends', 2]]);
  expect(kinds([sika])).toEqual([flakes, ['Blends', 'sika_blends', 'blends', 1]]);
  expect(kinds([aBlend(), sika])).toEqual([
    flakes,
    ['Blends', 'blends', 'blends', 1],
    ['Sika blends', 'sika_blends', 'blends', 1],
  ]);
  expect(kinds([])).toEqual([flakes, ['Blends', 'blends', 'blends', 0]]);
});

test('a wardrobe has doors, frames, internals and materials, in this order', () => {
  expect(tabsOf(aRobeFile()).map(({ label, rows }) => [label, rows.length])).toEqual([
    ['Doors', 1],
    ['Frames', 1],
    ['Internals', 2],
    ['Materials', 2],
  ]);
});

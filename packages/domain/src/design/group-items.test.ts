import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import { floorsModel } from './floors/floors-model.ts';
import { groupItems } from './group-items.ts';
import { robesModel } from './robes/robes-model.ts';

const groupsOf = (...overrides: Parameters<typeof groupItems>) =>
  groupItems(...overrides).map(({ group, items }) => [group, items.map(({ component }) => component)]);

test('a wardrobe’s items have the panel’s groups', () => {
  const model = robesModel(aRobeFile());
  expect(groupsOf('slidingrobe', model.items(model.start()))).toEqual([
    ['size', ['Type of Sliding Robe', 'Width', 'Height']],
    ['doors', expect.arrayContaining(['Door 1 panels'])],
    ['frame', expect.arrayContaining(['Frame Finish'])],
    ['inside', expect.arrayContaining(['Inside', 'Internal 1'])],
  ]);
});

test('a floor’s own mix has its own group', () => {
  const model = floorsModel(aFloorsFile());
  const { design } = model.restore('mix=FLK-01:40:m;FLK-02:60:s');
  expect(groupsOf('floors', model.items(design))).toEqual([
    ['floor', ['Blend', 'Flake size', 'Base colour']],
    ['mix', ['Flake 1', 'Flake 2']],
  ]);
});

test('layers have no heading', () => {
  expect(groupsOf('panoramic', [{ component: 'Walls' }, { component: 'Doors' }])).toEqual([[null, ['Walls', 'Doors']]]);
});

import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { offeredScenes } from './offered-scenes.ts';

const DAY = { id: 'uk_kitchen', deployVersion: 1 };
const EVENING = {
  ...{ id: 'evening', deployVersion: 1, name: 'Evening', initial_yaw: 40 },
  images: ['scenes/evening/base.webp', 'scenes/evening/layers/walls/chalk_white.webp'],
};
const offered = (...scenes: object[]) => {
  const scene_selector = { scenes: scenes as (typeof DAY)[] };
  return offeredScenes(aLayeredFile({ project_info: { scene_selector } }));
};

test('a scene shows its own images, and the configurator’s where it has none', () => {
  const [day, evening] = offered(DAY, EVENING);
  expect(evening?.imageOf('base.webp')).toBe('scenes/evening/base.webp');
  expect(evening?.imageOf('layers/walls/chalk_white.webp')).toBe('scenes/evening/layers/walls/chalk_white.webp');
  expect(evening?.imageOf('layers/floor/oak.webp')).toBe('layers/floor/oak.webp');
  expect(day?.imageOf('base.webp')).toBe('base.webp');
});

test('name, thumbnail and start view have fallbacks', () => {
  const [day, evening, night] = offered(DAY, EVENING, {
    ...EVENING,
    id: 'night',
    thumbnail: 'n.webp',
    images: ['x'],
  });
  expect(day).toMatchObject({ name: 'uk_kitchen', thumbnail: 'base.webp', initialYaw: null });
  expect(evening).toMatchObject({ name: 'Evening', thumbnail: 'scenes/evening/base.webp', initialYaw: 40 });
  expect(night).toMatchObject({ thumbnail: 'n.webp' });
});

test.each([
  ['no scenes at all', []],
  ['one scene', [DAY]],
  ['scenes without images, as in files of before', [DAY, { ...DAY, id: 'uk_bedroom', images: [] }]],
  ['one scene with images and none beside it', [EVENING]],
])('%s offers no choice', (_case, scenes) => {
  expect(offered(...scenes)).toEqual([]);
});

test('of several scenes without images only the first is offered, for they look the same', () => {
  expect(offered(EVENING, DAY, { ...DAY, id: 'uk_bedroom' }).map(({ id }) => id)).toEqual(['evening', 'uk_kitchen']);
});

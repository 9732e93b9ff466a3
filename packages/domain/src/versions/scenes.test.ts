import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { isOneOf, scenesMeant, withSceneVersion } from './scenes.ts';

const SHOWN = [{ id: 'uk_kitchen' }, { id: 'uk_bedroom' }];

test.each([
  ['a scene by its name', 'uk_kitchen', ['uk_kitchen']],
  ['a scene by the end of a path', '/stock/uk_bedroom/', ['uk_bedroom']],
  [
    'all that are shown where the path names the configurator',
    'oakline/kitchens/stock-kitchen',
    ['uk_kitchen', 'uk_bedroom'],
  ],
])('a propagated path means %s', (_case, path, ids) => {
  expect(SHOWN.filter((scene) => isOneOf(scene, scenesMeant(path, SHOWN))).map(({ id }) => id)).toEqual(ids);
});

test('a scene with a file path is known by it, not by its id', () => {
  const kitchen = { id: 1, file_path: 'stock/uk_kitchen' };
  const shown = [kitchen, { id: 2, file_path: 'stock/uk_bedroom' }];
  const meant = scenesMeant('/stock/uk_kitchen/', shown);
  expect(shown.filter((scene) => isOneOf(scene, meant))).toEqual([kitchen]);
  expect(isOneOf(kitchen, scenesMeant('stock/uk_kitchen', []))).toBe(true);
  expect(isOneOf({ id: 7, file_path: '/stock/uk_kitchen' }, [kitchen])).toBe(true);
  expect(isOneOf({ id: 1, file_path: 'stock/evening' }, [kitchen])).toBe(false);
  expect(isOneOf({ id: '1' }, [kitchen])).toBe(true);
});

test('a path that is mostly slashes is read in no time', () => {
  const path = `${'/'.repeat(300_000)}a${'/'.repeat(300_000)}b`;
  expect(isOneOf({ id: 1, file_path: path }, [{ id: 2, file_path: `/${path}/` }])).toBe(true);
});

test('only the selected scenes have the new version, and the file itself does not change', () => {
  const scenes = SHOWN.map((scene) => ({ ...scene, deployVersion: 1, title: 'kept' }));
  const file = aLayeredFile({ project_info: { scene_selector: { scenes } } });
  const changed = withSceneVersion(file, [{ id: 'uk_kitchen' }], 1.004);
  expect(changed.project_info?.scene_selector.scenes).toEqual([
    { id: 'uk_kitchen', deployVersion: 1.004, title: 'kept' },
    { id: 'uk_bedroom', deployVersion: 1, title: 'kept' },
  ]);
  expect(file.project_info?.scene_selector.scenes[0]?.deployVersion).toBe(1);
  expect(withSceneVersion(aLayeredFile(), [{ id: 'uk_kitchen' }], 2)).toEqual(aLayeredFile());
});

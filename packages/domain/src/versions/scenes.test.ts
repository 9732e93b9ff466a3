import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { scenesMeant, withSceneVersion } from './scenes.ts';

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
  expect([...scenesMeant(path, SHOWN)]).toEqual(ids);
});

test('only the selected scenes have the new version, and the file itself does not change', () => {
  const scenes = SHOWN.map((scene) => ({ ...scene, deployVersion: 1, title: 'kept' }));
  const file = aLayeredFile({ project_info: { scene_selector: { scenes } } });
  const changed = withSceneVersion(file, new Set(['uk_kitchen']), 1.004);
  expect(changed.project_info?.scene_selector.scenes).toEqual([
    { id: 'uk_kitchen', deployVersion: 1.004, title: 'kept' },
    { id: 'uk_bedroom', deployVersion: 1, title: 'kept' },
  ]);
  expect(file.project_info?.scene_selector.scenes[0]?.deployVersion).toBe(1);
  expect(withSceneVersion(aLayeredFile(), new Set(['uk_kitchen']), 2)).toEqual(aLayeredFile());
});

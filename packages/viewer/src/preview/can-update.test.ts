import type { LatestFile } from '@vitrine/contract/latest-file';
import { aLayer, aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { canUpdate } from './can-update.ts';

const file = aLayeredFile();
const latestOf = (details: unknown, name = 'Kitchen'): LatestFile =>
  ({ configurator: { id: 1, name, type: 'panoramic' }, details }) as unknown as LatestFile;
const shown = latestOf(file);

test('other names, items, scenes and images of the same size are shown in place', () => {
  expect(canUpdate(shown, latestOf({ ...file, project_info: { scene_selector: { scenes: [] } } }))).toBe(true);
  expect(canUpdate(shown, latestOf({ ...file, layers: [aLayer({ name: 'Fronts' })] }))).toBe(true);
  expect(canUpdate(shown, latestOf({ ...file, base: { ...file.base, image: 'other.webp' } }))).toBe(true);
});

test.each([
  ['the first data', null, shown],
  ['another size', shown, latestOf({ ...file, base: { ...file.base, width: 128 } })],
  ['another kind of image', shown, latestOf({ ...file, base: { ...file.base, projection: 'perspective' } })],
  ['another first view', shown, latestOf({ ...file, base: { ...file.base, initial_yaw: 40 } })],
  ['another name of the configurator', shown, latestOf(file, 'Bath')],
  ['a file without a base', latestOf({ flakes: [] }), latestOf({ flakes: [] })],
])('%s needs a new viewer', (_what, before, next) => {
  expect(canUpdate(before, next)).toBe(false);
});

import type { LatestFile } from '@vitrine/contract/latest-file';
import { aLayer, aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { canUpdate } from './can-update.ts';

const file = aLayeredFile();
const latestOf = (details: unknown, name = 'Kitchen'): LatestFile =>
  ({ configurator: { id: 1, name, type: 'panoramic' }, details }) as unknown as LatestFile;
const shown = latestOf(file);

test('other names, items and images of the same size are shown in place', () => {
  expect(canUpdate(shown, latestOf({ ...file, layers: [aLayer({ name: 'Fronts' })] }))).toBe(true);
  expect(canUpdate(shown, latestOf({ ...file, base: { ...file.base, image: 'other.webp' } }))).toBe(true);
});

test.each([
  ['the first data', null, shown],
  ['another size', shown, latestOf({ ...file, base: { ...file.base, width: 128 } })],
  ['another kind of image', shown, latestOf({ ...file, base: { ...file.base, projection: 'perspective' } })],
  ['another first view', shown, latestOf({ ...file, base: { ...file.base, initial_yaw: 40 } })],
  ['other scenes', shown, latestOf({ ...file, project_info: { scene_selector: { scenes: [] } } })],
  ['another name of the configurator', shown, latestOf(file, 'Bath')],
  ['a file without a base', latestOf({ layers: [] }), latestOf({ layers: [] })],
])('%s needs a new viewer', (_what, before, next) => {
  expect(canUpdate(before, next)).toBe(false);
});

const floor = (scene: object | null, more = {}): LatestFile =>
  ({ configurator: { type: 'floors' }, details: { flakes: [], blends: [], scene, ...more } }) as unknown as LatestFile;
const room = { base: 'a.webp', mask: 'm.png', width: 1920, height: 1080, homography_world_to_image: [[1, 0, 0]] };

test('a floor shows other flakes, corners, masks and photos of the same size in place', () => {
  expect(canUpdate(floor(room), floor({ ...room, mask: 'n.png', homography_world_to_image: [[2, 0, 0]] }))).toBe(true);
  expect(canUpdate(floor(room), floor({ ...room, base: 'b.webp' }, { flakes: [{ id: 1 }] }))).toBe(true);
  expect(canUpdate(floor(room), floor({ ...room, width: 1600 }))).toBe(false);
  expect(canUpdate(floor(null), floor(null))).toBe(false);
});

test('a wardrobe shows every change in place', () => {
  const robe = (details: object) => ({ configurator: { type: 'slidingrobe' }, details }) as unknown as LatestFile;
  expect(canUpdate(robe({ doors: [] }), robe({ doors: [{ id: 1 }] }))).toBe(true);
  expect(canUpdate(null, robe({ doors: [] }))).toBe(false);
});

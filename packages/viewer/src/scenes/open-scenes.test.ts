import type { DrawableFile } from '@vitrine/contract/configurator-file';
import { minifyFile } from '@vitrine/domain/catalogue/minify-file';
import { addressWithDesign, addressWithScene } from '@vitrine/domain/design/links/address-with-design';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { openDataFile } from './open-scenes.ts';

const WALL = 'layers/walls/chalk_white.webp';
const scenes = [
  { id: 'day', deployVersion: 1, name: 'Day' },
  { id: 'dusk', deployVersion: 1, initial_yaw: 40, images: ['scenes/dusk/base.webp', `scenes/dusk/${WALL}`] },
];
const open = (input: { search?: string; scene?: string; name?: string; isOnlyViewer?: boolean } = {}) => {
  const element = document.createElement('div');
  for (const name of ['scene', 'name'] as const) if (input[name]) element.setAttribute(name, input[name]);
  const details = minifyFile(aLayeredFile({ project_info: { scene_selector: { scenes } } }));
  const asked = { element, search: input.search ?? '', isOnlyViewer: input.isOnlyViewer ?? true };
  return { element, again: () => openDataFile(details, asked), ...openDataFile(details, asked) };
};
const namedBy = (file: unknown) => {
  const { base, layers } = file as DrawableFile;
  return [base.image, base.initial_yaw, layers[0]?.items[0]?.image_path];
};

test('begins with the first scene, and enters another by naming its images', () => {
  const { file, scenes } = open();
  expect(namedBy(file)).toEqual(['base.webp', 0, WALL]);
  const dusk = scenes?.offered[1];
  if (dusk) scenes.enter(dusk);
  expect(namedBy(file)).toEqual(['scenes/dusk/base.webp', 0, `scenes/dusk/${WALL}`]);
  expect(scenes?.current.id).toBe('dusk');
});

const LINK = new URL(addressWithScene('https://oakline.test/', 'dusk')).search;
const LEFT = new URL(addressWithDesign(`https://oakline.test/${LINK}`, 'panoramic', 'W1', 'left')).search;

test.each([
  ['the attribute', { scene: 'dusk' }, 'dusk'],
  ['the page’s address before the attribute', { search: LINK, scene: 'day' }, 'dusk'],
  ['an address that is meant for this viewer', { search: LEFT, name: 'left', isOnlyViewer: false }, 'dusk'],
  ['not an address that is meant for another', { search: LEFT, name: 'right', isOnlyViewer: false }, 'day'],
  ['the first where there is none of that name', { scene: 'gone' }, 'day'],
])('begins with what is asked for: %s', (_case, input, id) => {
  expect(open(input).scenes?.current.id).toBe(id);
});

test('a scene with a starting view begins with it', () => {
  expect(namedBy(open({ scene: 'dusk' }).file)[1]).toBe(40);
});

test('started again, as in another language, it is where the visitor was, until the page asks again', () => {
  const { element, scenes, again } = open();
  const dusk = scenes?.offered[1];
  if (dusk) scenes.enter(dusk);
  expect(again().scenes?.current.id).toBe('dusk');
  element.setAttribute('scene', 'day');
  expect(again().scenes?.current.id).toBe('day');
});

test('what was left out for want of an image stays out in every scene', () => {
  const { file, scenes } = open();
  const item = (file as DrawableFile).layers[0]?.items[0];
  if (item) item.image_path = null;
  for (const scene of scenes?.offered ?? []) scenes?.enter(scene);
  expect(namedBy(file)[2]).toBeNull();
});

test('a file without scenes, or of another kind, stays as it is', () => {
  const input = { element: document.createElement('div'), search: '', isOnlyViewer: true };
  expect(openDataFile(minifyFile(aLayeredFile()), input)).toEqual({ file: aLayeredFile(), scenes: null });
  expect(openDataFile({ flakes: [], blends: [] }, input).scenes).toBeNull();
});

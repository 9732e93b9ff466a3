import { layeredFile } from '@vitrine/contract/configurator-file';
import { aFolder, anImage } from '@vitrine/fixtures/images';
import { describe, expect, test, vi } from 'vitest';
import { addItems, replaceImage } from '../edit-items.ts';
import * as facts from '../image-facts.ts';
import { imageIssues, isBlocking } from '../image-issues.ts';
import { addScene, scenesOf } from '../scenes/edit-scenes.ts';
import { fillScene } from '../scenes/fill-scene.ts';
import { draftFromImages } from './draft-from-images.ts';

const LAYERS = 50;
const EACH = 100;

/** Images of 50 layers with 100 items each, and the room. */
const thousands = () => [
  anImage('Large/room.jpg', 'all'),
  ...Array.from({ length: LAYERS * EACH - 1 }, (_, at) =>
    anImage(`Large/layer ${at % LAYERS}/item ${Math.floor(at / LAYERS)}.png`, at % 2 ? 'top' : 'bottom'),
  ),
];

describe('5,000 images', () => {
  test('become a draft, whose images are compared a bounded number of times', () => {
    const compared = vi.spyOn(facts, 'overlap');
    const { file, images } = draftFromImages(thousands());
    expect(file.layers).toHaveLength(LAYERS);
    expect(Object.keys(images)).toHaveLength(LAYERS * EACH);
    expect(imageIssues(file, images)).toEqual([]);
    expect(compared.mock.calls.length).toBeLessThanOrEqual(LAYERS * EACH * 2);
  });

  test('are found by a scene without comparing each with all others', () => {
    const { type, file, images } = draftFromImages(thousands());
    const read = vi.spyOn(String.prototype, 'split');
    const draft = { type, file: addScene(file, 'Evening', 'Day'), images };
    const filled = fillScene(draft, 'evening', thousands());
    const splits = read.mock.calls.length;
    read.mockRestore();
    expect(scenesOf(filled.file)[1]?.images).toHaveLength(LAYERS * EACH);
    expect(splits).toBeLessThanOrEqual(LAYERS * EACH * 8);
  });
});

describe('names', () => {
  const SCRIPTS = [
    'Ångström',
    'Żółty',
    'Σκούρο',
    'Тёмный',
    'أزرق',
    'כחול',
    '深蓝',
    'ネイビー',
    '네이비',
    'นาวี',
    '🟦',
    'नीला',
  ];

  test('of every script are kept, with ids and paths of their own', () => {
    const { file, images } = draftFromImages(
      aFolder({
        'room.jpg': 'all',
        ...Object.fromEntries(SCRIPTS.map((name) => [`門 doors/${name}.png`, 'bottom' as const])),
      }),
    );
    const items = file.layers[0]?.items ?? [];
    expect(new Set(items.map(({ name }) => name))).toEqual(new Set(SCRIPTS));
    expect(new Set(items.map(({ id }) => id)).size).toBe(SCRIPTS.length);
    expect(Object.keys(images)).toHaveLength(SCRIPTS.length + 1);
    for (const path of Object.keys(images)) expect(path).toMatch(/^[\x20-\x7e]+$/);
    expect(layeredFile.safeParse(file).success).toBe(true);
  });

  test('that differ in case, accents or ending only never meet', () => {
    const names = ['Navy.png', 'navy.png', 'NAVY.PNG', 'Nävy.png', 'navy.webp', 'navy (1).png', 'navy%20.png'];
    const { file, images } = draftFromImages(
      aFolder({ 'room.jpg': 'all', ...Object.fromEntries(names.map((name) => [`doors/${name}`, 'bottom' as const])) }),
    );
    const items = file.layers[0]?.items ?? [];
    expect(items).toHaveLength(names.length);
    expect(new Set(items.map(({ id }) => id)).size).toBe(names.length);
    expect(new Set(Object.keys(images).map((path) => path.toLowerCase())).size).toBe(names.length + 1);
  });

  test('that would be keys of every object are names like others', () => {
    const { file, images } = draftFromImages(
      aFolder({ 'room.jpg': 'all', '__proto__/constructor.png': 'top', '__proto__/valueOf.png': 'top' }),
    );
    expect(file.layers[0]?.items.map(({ name }) => name)).toEqual(['Constructor', 'value Of']);
    expect(Object.keys(images)).toHaveLength(3);
  });
});

describe('a layer that hides everything', () => {
  const draft = draftFromImages(
    aFolder({ 'room.jpg': 'all', 'walls/white.png': 'top', 'walls/full.png': 'all', 'walls/sage.png': 'top' }),
  );

  test('is named, and keeps the configurator from being created', () => {
    const issues = imageIssues(draft.file, draft.images);
    expect(issues.filter(isBlocking)).toEqual([expect.objectContaining({ kind: 'opaque', item: 'Full' })]);
  });

  test('is no longer once its image is replaced', () => {
    const item = draft.file.layers[0]?.items.findIndex(({ name }) => name === 'Full') ?? 0;
    const { file, images } = replaceImage(draft, { layer: 0, item }, anImage('full.png', 'top'));
    expect(imageIssues(file, images).filter(isBlocking)).toEqual([]);
  });
});

test('an image that shows nothing becomes an item without an image', () => {
  const draft = draftFromImages(aFolder({ 'room.jpg': 'all', 'taps/chrome.png': 'small', 'taps/none.png': 'nothing' }));
  expect(draft.file.layers[0]?.items.map(({ name, image_path }) => [name, image_path === null])).toEqual([
    ['Chrome', false],
    ['None', true],
  ]);
  const added = addItems(draft, 0, [anImage('empty.png', 'nothing')]);
  expect(added.file.layers[0]?.items.at(-1)?.image_path).toBeNull();
});

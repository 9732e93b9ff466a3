import { type LayeredFile, layeredFile } from '@vitrine/contract/configurator-file';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { anImage, type Region } from '@vitrine/fixtures/images';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offeredScenes } from '../../design/offered-scenes.ts';
import type { LayeredDraft } from '../draft.ts';
import { setBase } from '../edit-base.ts';
import { removeItem, replaceImage } from '../edit-items.ts';
import { draftFromImages } from '../guess/draft-from-images.ts';
import { imageIssues } from '../image-issues.ts';
import {
  addScene,
  changeScene,
  moveScene,
  removeScene,
  removeSceneImage,
  replaceableImages,
  sceneImages,
  scenesOf,
  setSceneImage,
  setSceneView,
  withUsedSceneImages,
} from './edit-scenes.ts';
import { assignWaiting, dropWaiting, fillScene, waitingImages } from './fill-scene.ts';

const folder = (regions: Record<string, Region>) =>
  Object.entries(regions).map(([name, region]) => anImage(name, region));
const ROOM = folder({
  'room.jpg': 'all',
  'doors/navy.png': 'bottom',
  'doors/white.png': 'bottom',
  'walls/white.png': 'top',
  'walls/sage.png': 'top',
});
const { file, images } = draftFromImages(ROOM);
const room: LayeredDraft = { type: 'panoramic', file, images };
const evening: LayeredDraft = { ...room, file: addScene(file, 'Évening', 'Day') };
const ID = 'evening';
const base = file.base?.image ?? '';
const pathOf = (item: string, { layers }: LayeredFile = file): string =>
  layers.flatMap(({ items }) => items).find(({ name }) => name === item)?.image_path ?? '';
/** What a scene replaces, by the names of layer and item. */
const replaced = (draft: LayeredDraft, id = ID): string[] => {
  const own = sceneImages(draft.file, id);
  return replaceableImages(draft.file).flatMap(({ path, layer, item }) =>
    own.has(path) ? [item === null ? 'room' : `${layer} ${item}`] : [],
  );
};

describe('scenes', () => {
  test('come after one that represents the images of the room', () => {
    expect(scenesOf(evening.file)).toMatchObject([
      { id: 'day', name: 'Day', deployVersion: 1 },
      { id: 'evening', name: 'Évening', deployVersion: 1, images: [] },
    ]);
    expect(scenesOf(addScene(evening.file, 'Évening', 'Day')).map(({ id }) => id)).toEqual([
      'day',
      'evening',
      'evening-2',
    ]);
  });

  test('have a folder in every script', () => {
    expect(scenesOf(addScene(addScene(file, '夜', '昼'), '夕方', '昼')).map(({ id }) => id)).toEqual([
      'scene',
      'scene-2',
      'scene-3',
    ]);
  });

  test('are renamed without another folder, moved and removed', () => {
    expect(scenesOf(changeScene(evening.file, ID, { name: 'Dusk' }))[1]).toMatchObject({ id: ID, name: 'Dusk' });
    expect(scenesOf(moveScene(evening.file, 1, 0)).map(({ id }) => id)).toEqual([ID, 'day']);
    expect(scenesOf(removeScene(evening, ID).file).map(({ id }) => id)).toEqual(['day']);
    expect(removeScene(evening, 'dawn')).toBe(evening);
  });

  test('begin in a direction of whole degrees', () => {
    expect(scenesOf(setSceneView(evening, ID, 41.7).file)[1]?.initial_yaw).toBe(42);
  });

  test('are offered to visitors once they have an image of their own', () => {
    const drawable = (one: LayeredFile) => offeredScenes({ ...one, base: one.base ?? aLayeredFile().base });
    expect(drawable(evening.file)).toEqual([]);
    const own = setSceneImage(evening, ID, base, anImage('e.jpg', 'all'));
    expect(drawable(own.file).map(({ id, imageOf }) => [id, imageOf(base)])).toEqual([
      ['day', base],
      [ID, `scenes/evening/${base}`],
    ]);
  });
});

describe('the images of a scene', () => {
  test('replace those of the same name; of equal names in several folders, the folder counts', () => {
    const filled = fillScene(
      evening,
      ID,
      folder({ 'Abend/room.jpg': 'all', 'Abend/doors/white.png': 'bottom', 'Abend/walls/White.PNG': 'top' }),
    );
    expect(replaced(filled)).toEqual(['room', 'Doors White', 'Walls White']);
    expect(waitingImages(filled, ID)).toEqual([]);
  });

  test('wait for a person when no image, or more than one, has their name', () => {
    const filled = fillScene(evening, ID, folder({ 'white.png': 'top', 'Mond.png': 'top', 'navy.png': 'bottom' }));
    expect(replaced(filled)).toEqual(['Doors Navy']);
    const [white, moon] = waitingImages(filled, ID);
    expect([white?.[1].name, moon?.[1].name]).toEqual(['white.png', 'Mond.png']);
    const assigned = assignWaiting(filled, ID, white?.[0] ?? '', pathOf('Sage'));
    expect(replaced(assigned)).toEqual(['Doors Navy', 'Walls Sage']);
    expect(waitingImages(dropWaiting(assigned, moon?.[0] ?? ''), ID)).toEqual([]);
  });

  test('that wait go with their scene: another one of the same name begins without them', () => {
    const filled = fillScene(evening, ID, folder({ 'Mond.png': 'top', 'navy.png': 'bottom' }));
    const removed = removeScene(filled, ID);
    const again: LayeredDraft = { ...removed, file: addScene(removed.file, 'Évening', 'Day') };
    expect([waitingImages(again, ID), replaced(again)]).toEqual([[], []]);
    expect(waitingImages(filled, ID)).toHaveLength(1);
  });

  test('are found by the names of items, and of the room, where other names were uploaded', () => {
    const stored = aLayeredFile({
      layers: [aLayer({ items: [anItem({ image_path: 'layers/walls/p-1.webp', name: 'Chalk White' })] })],
    });
    const draft: LayeredDraft = { type: 'panoramic', file: addScene(stored, 'Evening', 'Day'), images: {} };
    const filled = fillScene(draft, ID, folder({ 'chalk_white.png': 'top', 'Hintergrund Abend.jpg': 'all' }));
    expect(replaced(filled)).toEqual(['room', 'Walls Chalk White']);
  });

  test('follow their image to another path, unless only the server has them', () => {
    const filled = fillScene(evening, ID, folder({ 'navy.png': 'bottom', 'room.jpg': 'all' }));
    const at = { layer: 0, item: 0 };
    const again = setBase(replaceImage(filled, at, anImage('n.png', 'bottom')), anImage('r.jpg', 'all'));
    expect(replaced(again)).toEqual(['room', 'Doors Navy']);
    const own = sceneImages(filled.file, ID).get(pathOf('Navy')) ?? '';
    const image = filled.images[own];
    const stored = image
      ? { ...filled, images: { ...filled.images, [own]: { ...image, isStored: true as const } } }
      : filled;
    expect(replaced(replaceImage(stored, at, anImage('n.png', 'bottom')))).toEqual(['room']);
  });

  test('are removed, and left out of the file when they replace nothing', () => {
    const filled = fillScene(evening, ID, folder({ 'navy.png': 'bottom', 'room.jpg': 'all' }));
    expect(replaced({ ...filled, file: removeSceneImage(filled.file, ID, base) })).toEqual(['Doors Navy']);
    const without = removeItem(filled.file, { layer: 0, item: 0 });
    expect(scenesOf(without)[1]?.images).toHaveLength(2);
    expect(scenesOf(withUsedSceneImages(without))[1]?.images).toHaveLength(1);
    expect(withUsedSceneImages(filled.file)).toBe(filled.file);
  });

  test('have the size of the room and hide nothing else, and are named with their scene', () => {
    const small = { width: 2048, height: 1024 };
    const filled = fillScene(evening, ID, [
      anImage('room.jpg', 'all', small),
      anImage('navy.png', 'all'),
      anImage('sage.png', 'top'),
    ]);
    expect(imageIssues(filled.file, filled.images)).toEqual([
      expect.objectContaining({ kind: 'size', layer: 'Évening', item: '', required: [4096, 2048] }),
      expect.objectContaining({ kind: 'opaque', layer: 'Évening', item: 'Doors, Navy' }),
    ]);
  });
});

describe('a folder of images with scenes', () => {
  const set = (prefix: string, size = {}) =>
    (['room.jpg', 'doors/navy.png', 'doors/white.png', 'walls/sage.png'] as const).map((name) =>
      anImage(`${prefix}${name}`, name === 'room.jpg' ? 'all' : name.startsWith('doors') ? 'bottom' : 'top', size),
    );
  const layersOf = ({ file: { layers } }: { file: LayeredFile }) => layers.map(({ name }) => name);

  test.each(['scenes', 'Szenen', 'scènes', 'Scener'])('has them in the folder %s', (name) => {
    const draft = draftFromImages([...set('Kitchen/'), ...set(`Kitchen/${name}/02_Abend licht/`).slice(0, 3)]);
    expect(layersOf(draft)).toEqual(['Doors', 'Walls']);
    expect(scenesOf(draft.file).map(({ id, name: shown }) => [id, shown])).toEqual([
      ['day', 'Day'],
      ['abend-licht', 'Abend licht'],
    ]);
    expect(replaced(draft, 'abend-licht')).toEqual(['room', 'Doors Navy', 'Doors White']);
  });

  test('has them as whole sets beside each other, the usual light first', () => {
    const draft = draftFromImages([...set('Abend/'), ...set('Tag/')]);
    expect(layersOf(draft)).toEqual(['Doors', 'Walls']);
    expect(scenesOf(draft.file).map(({ name }) => name)).toEqual(['Tag', 'Abend']);
    expect(replaced(draft, 'abend')).toHaveLength(4);
  });

  test('has sizes, of which the largest is used', () => {
    const draft = draftFromImages([...set('2k/', { width: 2048, height: 1024 }), ...set('4k/')]);
    expect([layersOf(draft), scenesOf(draft.file)]).toEqual([['Doors', 'Walls'], []]);
    expect(draft.file.base?.width).toBe(4096);
    expect(draft.smaller).toHaveLength(4);
  });

  test('is not made of layers whose files have equal names', () => {
    const draft = draftFromImages(folder({ 'doors/01.png': 'bottom', 'walls/01.png': 'top', 'taps/01.png': 'small' }));
    expect(layersOf(draft)).toHaveLength(3);
    expect(scenesOf(draft.file)).toEqual([]);
  });
});

const step = fc.record({ kind: fc.nat(7), name: fc.constantFrom('Évening', 'Night', '夜', 'Day'), at: fc.nat(4) });
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const apply = (draft: LayeredDraft, { kind, name, at }: Step): LayeredDraft => {
  const scenes = scenesOf(draft.file);
  const id = String(scenes[at % Math.max(1, scenes.length)]?.id ?? 'none');
  const path = replaceableImages(draft.file)[at]?.path ?? base;
  const withFile = (edited: LayeredFile): LayeredDraft => ({ ...draft, file: edited });
  const edits: (() => LayeredDraft)[] = [
    () => withFile(addScene(draft.file, name, 'Day')),
    () => withFile(changeScene(draft.file, id, { name })),
    () => withFile(moveScene(draft.file, at, 0)),
    () => removeScene(draft, id),
    () => fillScene(draft, id, ROOM.slice(at)),
    () => setSceneImage(draft, id, path, anImage('x.png', 'top')),
    () => withFile(removeSceneImage(draft.file, id, path)),
    () => setBase(draft, anImage('r.jpg', 'all')),
  ];
  return edits[kind]?.() ?? draft;
};

test('any edits of scenes leave a file that the schema accepts, with ids of their own', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
      const before = structuredClone(room);
      const edited = steps.reduce(apply, room);
      expect(layeredFile.safeParse(edited.file).success).toBe(true);
      const ids = scenesOf(edited.file).map((scene) => String(scene.id));
      expect(new Set(ids).size).toBe(ids.length);
      for (const { images: own } of scenesOf(edited.file))
        for (const path of own ?? []) expect(edited.images[path]).toBeDefined();
      expect(room).toEqual(before);
    }),
  );
});

import type { AssetIndex } from '@vitrine/contract/latest-file';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { anImage } from '@vitrine/fixtures/images';
import { expect, test } from 'vitest';
import type { LayeredDraft } from './draft.ts';
import { draftOfVersion } from './draft-of-version.ts';
import { addItems } from './edit-items.ts';
import { imageIssues } from './image-issues.ts';

const asset = (file: string, width = 4096): AssetIndex[string] => ({
  frame: [width, width / 2],
  rect: [0, 0, 400, 200],
  variants: [{ scale: 1, file: `assets/${file}.webp`, bytes: 9 }],
});

const file = aLayeredFile({
  base: { image: 'base.webp', width: 4096, height: 2048, projection: 'equirectangular' },
  layers: [
    aLayer({
      name: 'Doors',
      items: ['a', 'b', 'c'].map((id) => anItem({ id, image_path: `doors/${id}.webp` })),
    }),
  ],
});
const assets = {
  'base.webp': asset('base'),
  'doors/a.webp': asset('same'),
  'doors/b.webp': asset('same'),
  'doors/c.webp': asset('c', 64),
  'thumbs/a.webp': asset('thumb', 96),
};

test('a version is a draft of its own file and of the images that its layers draw', () => {
  const draft = draftOfVersion('panoramic', file, assets);
  expect(draft.file).toBe(file);
  expect(Object.keys(draft.images)).toEqual(['base.webp', 'doors/a.webp', 'doors/b.webp', 'doors/c.webp']);
});

test('images that were accepted once have no issues; new ones are compared with the base', () => {
  const draft = draftOfVersion('panoramic', file, assets) as LayeredDraft;
  expect(imageIssues(draft.file, draft.images)).toEqual([]);
  const added = addItems(draft, 0, [anImage('navy.png', 'all', { width: 2048, height: 1024 })]);
  expect(imageIssues(added.file, added.images).map(({ kind, item }) => [kind, item])).toEqual([
    ['size', 'Navy'],
    ['opaque', 'Navy'],
  ]);
});

test('an image that the version names but does not have is none', () => {
  expect(draftOfVersion('panoramic', file, {}).images).toEqual({});
});

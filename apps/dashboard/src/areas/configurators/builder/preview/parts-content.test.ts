import type { Asset } from '@vitrine/contract/latest-file';
import type { FloorDraft, RobeDraft } from '@vitrine/domain/builder/draft';
import { setMask, setPhoto } from '@vitrine/domain/builder/floors/edit-room';
import { firstRobe } from '@vitrine/domain/builder/robes/first-robe';
import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { anImage } from '@vitrine/fixtures/images';
import { expect, test } from 'vitest';
import type { LocalImage } from '../measure/local-image.ts';
import { partsContent } from './parts-content.ts';

const asset: Asset = { frame: [8, 8], rect: [0, 0, 8, 8], variants: [{ scale: 1, file: 'stored.webp', bytes: 1 }] };
const local = (name: string): LocalImage => {
  const facts = anImage(name, 'all', { width: 800, height: 600 });
  const blob = new Blob([name]);
  return {
    facts,
    file: blob,
    shown: blob,
    thumbnail: blob,
    asset: { ...asset, variants: [{ scale: 1, file: facts.hash, bytes: 1 }] },
  };
};
const [photo, mask] = [local('garage.jpg'), local('mask.png')];
const images = new Map([photo, mask].map((image) => [image.facts.hash, image]));
const floor: FloorDraft = { type: 'floors', file: aFloorsFile(), images: {} };
const room = setMask(setPhoto(floor, photo.facts), mask.facts);

test('a floor without a room is shown from above; without a blend there is nothing to show', () => {
  const shown = partsContent(floor, new Map(), {});
  expect(shown?.details).toMatchObject({ scene: { base: 'plain-floor.png', mask: 'plain-floor.png' } });
  expect(Object.keys(shown?.images ?? {})).toEqual(['plain-floor.png']);
  expect(partsContent({ ...floor, file: aFloorsFile({ blends: [] }) }, new Map(), {})).toBeNull();
});

test('a floor with photo and mask is shown in its room, with images of this device', () => {
  const shown = partsContent(room, images, {});
  expect(shown?.details).toMatchObject({ scene: { base: room.file.scene?.base, width: 800 } });
  expect(Object.keys(shown?.images ?? {}).toSorted()).toEqual([photo.facts.hash, mask.facts.hash].toSorted());
});

test('a room whose corners cannot be is shown from above until they are put right', () => {
  const crossed = { ...room, file: { ...room.file, scene: { ...room.file.scene, homography_world_to_image: null } } };
  expect(partsContent(crossed, images, {})?.details).toMatchObject({ scene: { base: 'plain-floor.png' } });
});

test('a wardrobe is shown once it has something of each list, with the images of its version', () => {
  const robe: RobeDraft = { type: 'slidingrobe', file: aRobeFile(), images: {} };
  expect(partsContent(robe, new Map(), { 'thumbs/a.webp': asset })?.assets).toEqual({ 'thumbs/a.webp': asset });
  expect(partsContent(firstRobe().draft, new Map(), {})).not.toBeNull();
  expect(partsContent({ ...robe, file: aRobeFile({ materials: [] }) }, new Map(), {})).toBeNull();
});

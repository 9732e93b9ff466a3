import { floorBuilderMessages as floors } from '@vitrine/contract/configurators/floor-builder-messages';
import { robeBuilderMessages as robes } from '@vitrine/contract/configurators/robe-builder-messages';
import { aBlend, aFlake, aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { anImage } from '@vitrine/fixtures/images';
import { expect, test } from 'vitest';
import { blendsWith, removeFlake } from './floors/edit-flakes.ts';
import { firstCorners, setCorners, setMask, setPhoto } from './floors/edit-room.ts';
import { firstFloor } from './floors/first-floor.ts';
import { isDraftBlocked, partIssues } from './is-draft-blocked.ts';
import { firstRobe } from './robes/first-robe.ts';

const sentences = (file: Parameters<typeof partIssues>[0], before?: Parameters<typeof partIssues>[1]) =>
  partIssues(file, before).map(({ sentence }) => sentence);
const photo = anImage('garage.jpg', 'all', { width: 1920, height: 1080 });
const mask = anImage('mask.png', 'all');
const room = setMask(setPhoto({ ...firstFloor(), file: aFloorsFile() }, photo), mask);

test('an empty floor lacks flakes, blends and a photo', () => {
  expect(sentences(firstFloor().file)).toEqual([floors.flakesMissing, floors.blendsMissing, floors.photoMissing]);
  expect(isDraftBlocked(firstFloor())).toBe(true);
});

test('a floor with a photo lacks nothing more than where its floor is', () => {
  const unmasked = setPhoto({ ...firstFloor(), file: aFloorsFile() }, photo);
  expect(sentences(unmasked.file)).toEqual([floors.maskMissing]);
  expect(isDraftBlocked(room)).toBe(false);
});

test('corners that cross, flakes without colour and empty blends are named', () => {
  const [a, b, c, d] = firstCorners(photo);
  expect(sentences(setCorners(room, [a, c, b, d], { width: 1, depth: 1 }).file)).toEqual([floors.cornersCrossing]);
  expect(sentences(setCorners(room, [a, a, c, d], { width: 1, depth: 1 }).file)).toEqual([floors.cornersFlat]);
  const file = {
    ...room.file,
    flakes: [aFlake({ hex: null })],
    blends: [aBlend({ parts: [], hex: null, ralRGB: null }), aBlend({ id: 'B2', disabled: true })],
  };
  expect(partIssues(file)).toEqual([
    { sentence: floors.flakeColour('Signal White'), at: { list: 'flakes', id: 'FLK-01' } },
    { sentence: floors.blendEmpty('Domino'), at: { list: 'blends', id: 'BLD-01' } },
  ]);
});

test('a saved version that lacks something can still be changed, but lacks no more than before', () => {
  const before = aFloorsFile();
  expect(sentences(before, before)).toEqual([]);
  expect(sentences({ ...before, blends: [] }, before)).toEqual([floors.blendsMissing]);
});

test('the first wardrobe can be created as it is', () => {
  const { draft, guesses } = firstRobe();
  expect(isDraftBlocked(draft)).toBe(false);
  expect(guesses).toHaveLength(5);
});

test('a wardrobe needs something of each list, and a material for boards', () => {
  const off = [aRobePart({ enabled: false })];
  expect(
    sentences(aRobeFile({ doors: [], frames: { frameType: off }, internals: { options: [] }, materials: [] })),
  ).toEqual([robes.doorsMissing, robes.framesMissing, robes.internalsMissing, robes.materialsMissing]);
  expect(sentences(aRobeFile({ materials: [aRobePart({ finish: 'mirror' })] }))).toEqual([robes.boardsMissing]);
  expect(sentences(aRobeFile({ materials: [aRobePart({ hex: null })] }))).toEqual([
    robes.materialColour('Natural Oak'),
  ]);
});

test('a flake that is deleted leaves blends that are whole', () => {
  const file = aFloorsFile();
  expect(blendsWith(file, 'FLK-01').map(({ name }) => name)).toEqual(['Domino', 'Granite']);
  const after = removeFlake(file, 'FLK-01');
  expect(blendsWith(after, 'FLK-01')).toEqual([]);
  for (const { parts } of after.blends) {
    expect((parts ?? []).reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(1, 9);
  }
});

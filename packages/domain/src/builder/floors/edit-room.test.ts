import { anImage } from '@vitrine/fixtures/images';
import { expect, test } from 'vitest';
import { areaOf, firstCorners, readCorners, readMetres, setCorners, setLight, setMask, setPhoto } from './edit-room.ts';
import { firstFloor } from './first-floor.ts';
import { cornersIssue } from './floor-corners.ts';

const photo = anImage('garage.jpg', 'all', { width: 1920, height: 1080 });
const room = setPhoto(firstFloor(), photo);

test('a photo has corners and measures at once', () => {
  expect(room.file.scene).toMatchObject({ width: 1920, height: 1080 });
  expect(room.file.scene?.homography_world_to_image).toHaveLength(3);
  expect(cornersIssue(firstCorners(photo))).toBeNull();
  expect(readCorners(room.file.scene)?.area).toEqual({ width: 4, depth: 4 });
});

test('corners that cross stay, without measures, until they are put right', () => {
  const [a, b, c, d] = firstCorners(photo);
  const crossed = setCorners(room, [a, c, b, d], { width: 3.5, depth: 2 });
  expect(crossed.file.scene?.homography_world_to_image).toBeNull();
  expect(areaOf(crossed)).toEqual({ width: 3.5, depth: 2 });
  expect(setCorners(crossed, [a, b, c, d], areaOf(crossed)).file.scene?.homography_world_to_image).not.toBeNull();
});

test('a photo of the same size keeps mask, light and corners; another one begins again', () => {
  const masked = setLight(setMask(room, anImage('mask.png', 'all')), anImage('light.webp', 'all'));
  const better = setPhoto(masked, anImage('garage-2.jpg', 'all', { width: 1920, height: 1080 }));
  expect(better.file.scene).toMatchObject({ mask: masked.file.scene?.mask, lighting: masked.file.scene?.lighting });
  expect(better.file.scene?.base).not.toBe(masked.file.scene?.base);
  const other = setPhoto(masked, anImage('hall.jpg', 'all', { width: 1600, height: 1200 }));
  expect([other.file.scene?.mask, other.file.scene?.lighting]).toEqual([undefined, undefined]);
  expect(Object.keys(other.images)).toHaveLength(4);
});

test('measures of a data file without corners are not corners', () => {
  expect(
    readCorners({
      homography_world_to_image: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    }),
  ).toBeNull();
  expect(
    readCorners({
      corners_image: [
        [0, 0],
        [1, 'x'],
        [1, 1],
        [0, 1],
      ],
      corners_world: [],
    }),
  ).toBeNull();
  expect(readCorners(null)).toBeNull();
});

test.each([
  ['3.50', 3.5],
  ['3,50', 3.5],
  ['3,50 m', 3.5],
  ['350 cm', 3.5],
  ['0.2', null],
  ['101', null],
  ['wide', null],
])('%s is %s metres', (text, metres) => {
  expect(readMetres(text)).toBe(metres);
});

import type { FloorsFile } from '@vitrine/contract/configurator-file';
import { anAsset } from '@vitrine/fixtures/an-asset';
import { aFloorsFile } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import { applyHomography, invertMatrix, toColumnMajor } from './homography.ts';
import { listRoomImages, placeNearestVariant, readRoom } from './room.ts';

const MATRIX = [
  [200, 10, 400],
  [5, -120, 900],
  [0.001, -0.1, 1],
];
const scene: NonNullable<FloorsFile['scene']> = {
  base: 'base.webp',
  mask: 'mask.webp',
  lighting: 'light.webp',
  width: 1001,
  height: 563,
  homography_world_to_image: MATRIX,
};
const finishes = [{ id: 'F1', name: 'Gloss', overlay: 'gloss.webp', enabled: true }];
const file = aFloorsFile({ scene, finishes });
const assets = {
  'base.webp': anAsset('base', { frame: [1001, 563], rect: [0, 0, 1001, 563] }),
  'mask.webp': anAsset('mask', { frame: [1001, 563], rect: [0, 240, 1001, 323] }),
  'gloss.webp': anAsset('gloss', {
    frame: [500, 281],
    rect: [0, 0, 500, 281],
    variants: [{ scale: 1, file: 'g', bytes: 1 }],
  }),
};

test('metres of the floor and pixels of the image go back and forth', () => {
  const back = invertMatrix(MATRIX) ?? [];
  for (const point of [
    [0, 0],
    [3.2, 4.5],
    [-1, 7],
  ] as const) {
    const [x, y] = applyHomography(back, applyHomography(MATRIX, point));
    expect(x).toBeCloseTo(point[0]);
    expect(y).toBeCloseTo(point[1]);
  }
  expect(
    invertMatrix([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]),
  ).toBeNull();
  expect([
    ...toColumnMajor([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]),
  ]).toEqual([1, 4, 7, 2, 5, 8, 3, 6, 9]);
});

test('images of odd sizes lie where they belong; what a room lacks is left out', () => {
  const room = readRoom(file, assets);
  if (!room) throw new Error('The file has a room');
  const { roles, placed } = listRoomImages(room, file, assets, { finish: 'F1' }, 4);
  expect(roles).toEqual(['base', 'mask', 'gloss']);
  expect(placed[0]).toEqual({ file: 'assets/base-4.webp', x: 0, y: 0, width: 1001, height: 563 });
  expect(placed[1]).toMatchObject({ y: 240, height: 323 });
  expect(placed[2]?.file).toBe('g');
  expect(placed[2]?.width).toBeCloseTo(1001);
  expect(placeNearestVariant(assets, 'nowhere.webp', 1, [10, 10])).toBeNull();
});

test.each([
  ['no room', {}],
  ['no mask', { scene: { ...scene, mask: null } }],
  ['a base that was never uploaded', { scene: { ...scene, base: 'gone.webp' } }],
  ['no measures', { scene: { base: 'base.webp', mask: 'mask.webp' } }],
  [
    'measures that flatten all',
    {
      scene: {
        ...scene,
        homography_world_to_image: [
          [0, 0, 0],
          [0, 0, 0],
          [0, 0, 0],
        ],
      },
    },
  ],
])('a file with %s has nothing to lay the floor in', (_, parts) => {
  expect(readRoom(aFloorsFile(parts), assets)).toBeNull();
});

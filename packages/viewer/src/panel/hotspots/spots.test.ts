import type { Asset } from '@vitrine/contract/latest-file';
import { anAsset } from '@vitrine/fixtures/an-asset';
import { expect, test } from 'vitest';
import type { ChoiceLayer } from '../../viewer.ts';
import { COLUMNS, type Coverage, type LayerArea, listLayerAreas, positionSpots, ROWS } from './spots.ts';

const asset = (rect: Asset['rect']): Asset => anAsset('any', { frame: [1000, 500], rect });
const layer = (key: string, images: readonly (string | null)[]): ChoiceLayer => ({
  key,
  name: key,
  ranges: [],
  choices: images.map((image, index) => ({
    id: `${key}-${index}`,
    name: `${key} ${index}`,
    price: null,
    thumbnail: null,
    image,
    ranges: [],
  })),
});
const CENTRE = { x: 0.5, y: 0.5 };

/** A cover that is opaque in a rectangle of shares of the frame. */
const opaque = (left: number, top: number, right: number, bottom: number): Coverage =>
  Uint8Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const [x, y] = [((cell % COLUMNS) + 0.5) / COLUMNS, (Math.floor(cell / COLUMNS) + 0.5) / ROWS];
    return x > left && x < right && y > top && y < bottom ? 255 : 0;
  });
const named = (...keys: string[]): LayerArea[] =>
  keys.map((key) => ({ key, name: key, left: 0, top: 0, width: 1, height: 1, file: null }));

test('a part is where the chosen item’s image is, by its smallest file; “no splashback” is where the others are', () => {
  const assets = { a: asset([100, 100, 200, 100]), b: asset([500, 100, 200, 100]) };
  const layers = [layer('walls', ['a', 'b']), layer('splashback', [null, 'a']), layer('gone', ['nowhere', null])];
  const parts = listLayerAreas(layers, { walls: 'walls-1', splashback: 'splashback-0' }, assets);
  expect(parts.map(({ key, left }) => [key, left])).toEqual([
    ['walls', 0.5],
    ['splashback', 0.1],
  ]);
  expect(parts[0]).toMatchObject({ top: 0.2, width: 0.2, height: 0.2, file: 'assets/any-4.webp' });
});

test('a spot is within the visible part of its layer: not where a later one covers it', () => {
  const covers = [opaque(0, 0, 1, 1), opaque(0.2, 0.2, 0.8, 1), opaque(0.45, 0.4, 0.55, 0.5)];
  const [walls, doors, tap] = positionSpots(named('walls', 'doors', 'tap'), covers, CENTRE);
  expect(walls && (walls.x < 0.2 || walls.x > 0.8 || walls.y < 0.2)).toBe(true);
  expect(doors && doors.x > 0.2 && doors.x < 0.8 && doors.y > 0.2).toBe(true);
  expect(Math.hypot((doors?.x ?? 0) - 0.5, (doors?.y ?? 0) - 0.45)).toBeGreaterThan(0.05);
  expect(tap?.x).toBeCloseTo(0.5, 1);
  expect(tap?.y).toBeCloseTo(0.45, 1);
});

test('of what is seen, the part near the first view is taken, and spots keep apart', () => {
  const parts = named('walls', 'floor');
  const covers = [opaque(0, 0, 1, 0.5), opaque(0, 0.5, 1, 1)];
  const [walls, floor] = positionSpots(parts, covers, { x: 0.8, y: 0.5 });
  expect(walls?.x).toBeCloseTo(0.8, 1);
  expect(floor?.x).toBeCloseTo(0.8, 1);
  const thin = positionSpots(parts, [opaque(0.4, 0.48, 0.6, 0.5), opaque(0.4, 0.5, 0.6, 0.52)], CENTRE);
  expect(Math.abs((thin[0]?.x ?? 0) - (thin[1]?.x ?? 0)) * COLUMNS).toBeGreaterThan(3);
});

test('a layer that nothing is seen of has no spot', () => {
  expect(positionSpots(named('under', 'over'), [opaque(0, 0, 0.5, 0.5), opaque(0, 0, 1, 1)], CENTRE)).toHaveLength(1);
});

import type { Asset } from '@vitrine/contract/latest-file';
import { anAsset } from '@vitrine/fixtures/an-asset';
import { expect, test } from 'vitest';
import { tileFiles } from './tile-files.ts';
import { chooseTileMemory } from './tile-memory.ts';

const tiled = (name: string, area: [number, number, number, number]): Asset =>
  anAsset(name, {
    frame: [8192, 4096],
    rect: [0, 0, 8192, 4096],
    tiles: { name: `assets/${name}`, levels: [{ scale: 1, area }] },
  });
const base = tiled('base', [0, 0, 16, 8]);

test('a tile is made of the images that have content there, in drawing order', () => {
  const assets = [base, tiled('walls', [2, 2, 4, 4]), tiled('doors', [3, 3, 1, 1])];
  expect(tileFiles(assets, { scale: 1, column: 3, row: 3 })).toEqual([
    'assets/base-1-3-3.webp',
    'assets/walls-1-3-3.webp',
    'assets/doors-1-3-3.webp',
  ]);
  expect(tileFiles(assets, { scale: 1, column: 9, row: 3 })).toEqual(['assets/base-1-9-3.webp']);
});

test('where an image without tiles has something, the whole image stays', () => {
  const assets = [base, anAsset('doors', { frame: [8192, 4096], rect: [1000, 1000, 100, 100] })];
  expect(tileFiles(assets, { scale: 1, column: 2, row: 1 })).toBeNull();
  expect(tileFiles(assets, { scale: 1, column: 5, row: 1 })).toEqual(['assets/base-1-5-1.webp']);
  const placeholder = anAsset('walls', { frame: [16, 8], rect: [0, 0, 16, 8] });
  expect(tileFiles([base, placeholder], { scale: 1, column: 0, row: 0 })).toEqual(['assets/base-1-0-0.webp']);
});

test('that counts for the edge of a tile too, also at the other side of the frame', () => {
  const beside = anAsset('doors', { frame: [8192, 4096], rect: [1020, 1000, 4, 40] });
  expect(tileFiles([base, beside], { scale: 1, column: 2, row: 1 })).toBeNull();
  const atTheEnd = anAsset('doors', { frame: [8192, 4096], rect: [8188, 1000, 4, 40] });
  expect(tileFiles([base, atTheEnd], { scale: 1, column: 0, row: 1 })).toBeNull();
});

test('a phone with 2 GB has few tiles, and half of them after the card lost its context', () => {
  expect(chooseTileMemory(2, false)).toBe(24 * 1024 * 1024);
  expect(chooseTileMemory(2, true)).toBe(12 * 1024 * 1024);
  expect(chooseTileMemory(undefined, false)).toBe(chooseTileMemory(4, false));
});

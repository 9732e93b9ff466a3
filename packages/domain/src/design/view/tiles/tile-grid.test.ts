import type { AssetTiles } from '@vitrine/contract/latest-file';
import { describe, expect, test } from 'vitest';
import { tileArea, tileFile, tileFileArea, writePresent } from './tile-grid.ts';
import { panoramaSizeIssue, tiledScale } from './tiled-size.ts';

describe('a tile of the grid', () => {
  test('is smaller at the end of a row and a column', () => {
    expect(tileArea({ column: 1, row: 1 }, { width: 900, height: 520 })).toEqual({
      x: 512,
      y: 512,
      width: 388,
      height: 8,
    });
  });

  test('has an edge of its neighbours in its file', () => {
    expect(tileFileArea({ column: 0, row: 1 }, { width: 2048, height: 1024 })).toEqual({
      x: -4,
      y: 508,
      width: 520,
      height: 520,
    });
  });
});

describe('the list of tiles', () => {
  const flags = [true, false, true, true, false, true];
  const present = writePresent(flags);
  const tiles: AssetTiles = {
    name: 'assets/abc',
    levels: [{ scale: 1, area: [4, 2, 3, 2], ...(present && { present }) }],
  };

  test('names the file of each tile with content, and no other', () => {
    const named = flags.map((_, index) =>
      tileFile(tiles, { scale: 1, column: 4 + (index % 3), row: 2 + Math.floor(index / 3) }),
    );
    expect(named.map((file) => file !== null)).toEqual(flags);
    expect(named[0]).toBe('assets/abc-1-4-2.webp');
    expect(tileFile(tiles, { scale: 1, column: 3, row: 2 })).toBeNull();
    expect(tileFile(tiles, { scale: 1, column: 7, row: 2 })).toBeNull();
    expect(tileFile(tiles, { scale: 2, column: 4, row: 2 })).toBeNull();
  });

  test('says nothing of them when all have content', () => {
    expect(writePresent([true, true])).toBeUndefined();
  });
});

describe('the size of a panorama', () => {
  test.each([
    [4096, 2048, 1],
    [6000, 3000, 1],
    [8192, 4096, 2],
    [8190, 4095, 1],
    [10_000, 5000, 2],
    [16_384, 8192, 4],
  ])('%d x %d is whole at scale %d', (width, height, scale) => {
    expect(tiledScale({ width, height })).toBe(scale);
  });

  test.each([
    [8190, 4095, null],
    [16_384, 8192, null],
    [16_386, 8192, { issue: 'large' }],
    [16_384, 8200, { issue: 'large' }],
    [7000, 7000, { issue: 'large' }],
    [10_001, 5000, { issue: 'odd', divisor: 8 }],
    [16_380, 8190, { issue: 'odd', divisor: 16 }],
  ])('%d x %d: %o', (width, height, issue) => {
    expect(panoramaSizeIssue({ width, height })).toEqual(issue);
  });
});

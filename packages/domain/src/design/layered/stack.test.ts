import type { Asset } from '@vitrine/contract/latest-file';
import { anAsset } from '@vitrine/fixtures/an-asset';
import { describe, expect, test } from 'vitest';
import type { Scale } from '../view/choose-scale.ts';
import { stackAssets } from './stack.ts';

const withScales = (name: string, ...scales: Scale[]): Asset =>
  anAsset(name, {
    frame: [8192, 4096],
    rect: [0, 0, 8192, 4096],
    variants: scales.map((scale) => ({ scale, file: `assets/${name}-${scale}.webp`, bytes: 1 })),
  });

describe('a panorama in tiles', () => {
  const base = withScales('base', 2, 4, 8);

  test.each([
    [1, 2],
    [2, 2],
    [4, 4],
    [8, 8],
    [16, 8],
  ] as const)('is whole at scale %d as %d', (requested, scale) => {
    expect(stackAssets(base, [withScales('doors', 2, 4, 8)], requested)).toMatchObject({ scale, width: 8192 / scale });
  });

  test.each([
    [1, 2],
    [16, 4],
  ] as const)('shows layers of an earlier upload at a scale that both have: %d as %d', (requested, scale) => {
    const stack = stackAssets(base, [withScales('doors', 1, 2, 4)], requested);
    expect(stack?.placed.map(({ file }) => file)).toEqual([`assets/base-${scale}.webp`, `assets/doors-${scale}.webp`]);
  });

  test('leaves out a placeholder, which has full size only', () => {
    const placeholder = { ...withScales('doors', 1), frame: [16, 8] as [number, number] };
    expect(stackAssets(base, [placeholder], 1)?.placed.map(({ file }) => file)).toEqual(['assets/base-2.webp']);
  });
});

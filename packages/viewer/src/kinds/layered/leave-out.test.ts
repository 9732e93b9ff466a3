import { anAsset } from '@vitrine/fixtures/an-asset';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { ViewerError } from '../../loading/viewer-error.ts';
import type { Scene } from '../kind.ts';
import { leaveOut } from './leave-out.ts';

const assets = { w1: anAsset('w1') };
const aFile = () =>
  aLayeredFile({
    layers: [
      aLayer({ items: [anItem({ name: 'Chalk', image_path: 'w1' }), anItem({ name: 'Sage', image_path: 'w2' })] }),
    ],
  });
const paths = (file: ReturnType<typeof aFile>) => file.layers[0]?.items.map(({ image_path: path }) => path);

test('takes the image off its item, whether the index lacks it or one of its files does not load', () => {
  const file = aFile();
  const scene: Pick<Scene, 'missing'> = {};
  expect(leaveOut(scene, file, assets, new ViewerError('image', 'w2'))).toBe(true);
  expect(paths(file)).toEqual(['w1', null]);
  expect(leaveOut(scene, file, assets, new ViewerError('image', 'assets/w1-4.webp'))).toBe(true);
  expect(paths(file)).toEqual([null, null]);
  expect(scene.missing).toEqual(['Sage', 'Chalk']);
});

test('is about no item when the base is missing, the visitor went on, or something else broke', () => {
  const file = aFile();
  for (const error of [
    new ViewerError('image', 'base.webp'),
    new DOMException('A later choice replaced it', 'AbortError'),
    new ViewerError('unreachable', 'w1'),
    new Error('w1'),
  ])
    expect(leaveOut({}, file, assets, error)).toBe(false);
  expect(paths(file)).toEqual(['w1', 'w2']);
});

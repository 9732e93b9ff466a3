import { anAsset } from '@vitrine/fixtures/an-asset';
import { aFloorsFile } from '@vitrine/fixtures/floors-and-robes';
import { afterEach, expect, test, vi } from 'vitest';
import type { SceneOptions } from '../kind.ts';
import { floors } from './floors.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a floor whose scene cannot be made leaves no canvas, and its graphics context ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const loseContext = vi.fn();
  // As little of a context as opening a canvas needs: the scene cannot be made with it.
  const context = { getExtension: () => ({ loseContext }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const container = document.createElement('div');
  const homography_world_to_image = [
    [200, 10, 400],
    [5, -120, 900],
    [0.001, -0.1, 1],
  ];
  const product = floors.read(aFloorsFile({ scene: { base: 'base', mask: 'mask', homography_world_to_image } }));
  const options = {
    ...{ container, signal: new AbortController().signal },
    latest: { assets: { base: anAsset('base'), mask: anAsset('mask') } },
    provided: { Images: class {}, createFlatCamera: () => ({ home: () => ({ x: 0, y: 0, zoom: 1 }) }) },
  } as unknown as SceneOptions;
  await expect(product.open(options, product.startDesign())).rejects.toThrow();
  expect(container.querySelector('canvas')).toBeNull();
  vi.runAllTimers();
  expect(loseContext).toHaveBeenCalledOnce();
});

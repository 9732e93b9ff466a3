import { alignIds } from '@vitrine/domain/design/align-ids';
import { aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { afterEach, expect, test, vi } from 'vitest';
import { ViewerError } from '../../loading/viewer-error.ts';
import type { SceneOptions } from '../kind.ts';
import { robes } from './robes.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a wardrobe whose scene does not come leaves no hidden canvas, and its graphics context ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const loseContext = vi.fn();
  // As little of a context as opening a canvas needs: the scene cannot be made with it.
  const context = { getExtension: () => ({ loseContext }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const container = document.createElement('div');
  const product = robes.read(aRobeFile());
  const options = { container, signal: new AbortController().signal } as unknown as SceneOptions;
  await expect(product.open(options, product.startDesign())).rejects.toThrow();
  expect(container.querySelector('canvas')).toBeNull();
  vi.runAllTimers();
  expect(loseContext).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test.each([
  ['doors', { doors: [] }],
  ['frames', { frames: { frameType: [] } }],
  ['interiors', { internals: { options: [] } }],
  ['materials', { materials: [] }],
])('a wardrobe without %s says what is missing, also where a link names a design', async (_what, overrides) => {
  const product = robes.read(aRobeFile(overrides));
  const options = { provided: { ViewerError } } as unknown as SceneOptions;
  const linked = product.model(alignIds).restore('DR-01,FR-01,IN-01,MAT-01,w:2000,n:2').design;
  for (const design of [product.startDesign(), linked])
    await expect(product.open(options, design)).rejects.toMatchObject({ code: 'empty' });
});

import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { afterEach, expect, test, vi } from 'vitest';
import { aLatest } from '../../../test/content/a-latest.ts';
import type { SceneOptions } from '../kind.ts';
import { panoramic } from '../panoramic/panoramic.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a file without any image has no room to show, which no further try changes', () => {
  const { base: _, ...file } = aLayeredFile();
  expect(() => panoramic.read(file)).toThrow(expect.objectContaining({ code: 'scene' }));
  expect(() => panoramic.read({ flakes: [] })).toThrow(expect.objectContaining({ code: 'unreadable' }));
});

test('a room whose scene cannot be made leaves no canvas for the next try', async () => {
  // As little of a context as opening a canvas needs: the scene cannot be made with it.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ getExtension: () => null } as never);
  const container = document.createElement('div');
  const options = {
    ...{ container, signal: new AbortController().signal, address: 'https://content.example.test/latest.json' },
    latest: aLatest(),
  } as unknown as SceneOptions;
  const product = panoramic.read(aLayeredFile());
  await expect(product.open(options, product.startDesign())).rejects.toThrow('createProgram');
  expect(container.querySelector('canvas')).toBeNull();
});

import type { Recipe } from '@vitrine/domain/design/floors/recipe';
import { expect, test, vi } from 'vitest';
import { createFlakeTexture } from './flake-texture.ts';

const RECIPE: Recipe = { key: 'coat', base: [90, 60, 110], blendBase: [90, 60, 110], parts: [] };

/** As much of a context as a texture needs, of a card with this name. */
function aContext(renderer: string) {
  const setFloat = vi.fn();
  const known: Record<string, unknown> = {
    RENDERER: 'renderer',
    getParameter: () => renderer,
    getExtension: () => ({ TEXTURE_MAX_ANISOTROPY_EXT: 'anisotropy' }),
    texParameterf: setFloat,
  };
  const gl = new Proxy({}, { get: (_, name) => known[String(name)] ?? (() => null) });
  return { gl: gl as WebGL2RenderingContext, setFloat };
}

test.each([
  ['WebKit WebGL', 1],
  ['llvmpipe, or similar', 0],
])('on %s flakes are read anisotropically %i times', async (renderer, times) => {
  const { gl, setFloat } = aContext(renderer);
  await createFlakeTexture(gl, RECIPE, () => true);
  expect(setFloat).toHaveBeenCalledTimes(times);
});

import type { Recipe } from '@vitrine/domain/design/floors/recipe';
import { edgeFor } from './chips.ts';
import { farColour, strew } from './strew.ts';

/** A square of floor as a texture whose edges meet. */
export interface Flakes {
  key: string;
  texture: WebGLTexture;
  /** Metres that it covers. */
  edge: number;
  /** The colour of the whole: red, green and blue, 0 to 1. */
  mean: readonly [number, number, number];
}

const PIXELS = 1024;
/** Chips on the square, as far as its size allows: so each is about ten pixels across. */
const CHIPS = 60_000;
const EDGES = [300, 1000] as const;
const ANISOTROPY = 4;
/** Milliseconds of work before the page gets a chance to draw and to answer. */
const SLICE = 9;
/** In a window that nobody sees nothing is waited for, and timers are rare. */
const UNSEEN_SLICE = 200;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Strews a recipe a slice at a time, so that the page never waits for it, and brings it to the card; null when it is no longer asked for.
 * @param wanted asked again and again meanwhile
 */
export async function makeFlakes(
  gl: WebGL2RenderingContext,
  recipe: Recipe,
  wanted: () => boolean,
): Promise<Flakes | null> {
  const edge = edgeFor(recipe.parts, CHIPS, EDGES);
  const work = strew(recipe, PIXELS, edge);
  for (;;) {
    const until = performance.now() + (document.hidden ? UNSEEN_SLICE : SLICE);
    let step = work.next();
    while (!step.done && performance.now() < until) step = work.next();
    if (step.done) return upload(gl, recipe, edge, step.value.data);
    await breath();
    if (!wanted() || gl.isContextLost()) return null;
  }
}

function upload(gl: WebGL2RenderingContext, recipe: Recipe, edge: number, data: Uint8ClampedArray): Flakes {
  const texture = gl.createTexture();
  const anisotropic = gl.getExtension('EXT_texture_filter_anisotropic');
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, PIXELS, PIXELS, 0, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(data.buffer));
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  if (anisotropic) gl.texParameterf(gl.TEXTURE_2D, anisotropic.TEXTURE_MAX_ANISOTROPY_EXT, ANISOTROPY);
  gl.generateMipmap(gl.TEXTURE_2D);
  const [red, green, blue] = farColour(recipe);
  return { key: recipe.key, texture, edge: edge / 1000, mean: [red / 255, green / 255, blue / 255] };
}

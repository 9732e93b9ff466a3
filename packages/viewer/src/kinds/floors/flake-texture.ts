import { chooseSquareEdge, SQUARE_PIXELS } from '@vitrine/domain/design/floors/chips';
import type { Recipe } from '@vitrine/domain/design/floors/recipe';
import { computeMeanColour, scatter } from '@vitrine/domain/design/floors/scatter';

/** A square of floor as a texture whose edges meet. */
export interface FlakeTexture {
  key: string;
  texture: WebGLTexture;
  /** Metres that it covers. */
  edge: number;
  /** The colour of the whole: red, green and blue, 0 to 1. */
  mean: readonly [number, number, number];
}

const ANISOTROPY = 4;
/** Mesa's software renderer needs minutes for a floor that is read so, and Firefox waits for it as a whole. */
const TOO_SLOW = /llvmpipe/;
/** Milliseconds of work before the page can draw and respond. */
const SLICE = 9;
/** Timers are rare in a hidden window, and there is nothing to keep responsive. */
const UNSEEN_SLICE = 200;

const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Scatters a recipe and uploads it to the card. Works in slices, so that the page stays responsive.
 * @param isLatest called after every slice
 * @returns null once a later design is shown
 */
export async function createFlakeTexture(
  gl: WebGL2RenderingContext,
  recipe: Recipe,
  isLatest: () => boolean,
): Promise<FlakeTexture | null> {
  const edge = chooseSquareEdge(recipe.parts);
  const work = scatter(recipe, SQUARE_PIXELS, edge);
  for (;;) {
    const until = performance.now() + (document.hidden ? UNSEEN_SLICE : SLICE);
    let step = work.next();
    while (!step.done && performance.now() < until) step = work.next();
    if (step.done) return upload(gl, recipe, edge, step.value.data);
    await yieldToMain();
    if (!isLatest() || gl.isContextLost()) return null;
  }
}

function upload(gl: WebGL2RenderingContext, recipe: Recipe, edge: number, data: Uint8ClampedArray): FlakeTexture {
  const texture = gl.createTexture();
  const anisotropic = TOO_SLOW.test(gl.getParameter(gl.RENDERER))
    ? null
    : gl.getExtension('EXT_texture_filter_anisotropic');
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(
    gl.TEXTURE_2D,
    0,
    gl.RGBA8,
    SQUARE_PIXELS,
    SQUARE_PIXELS,
    0,
    gl.RGBA,
    gl.UNSIGNED_BYTE,
    new Uint8Array(data.buffer),
  );
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  if (anisotropic) gl.texParameterf(gl.TEXTURE_2D, anisotropic.TEXTURE_MAX_ANISOTROPY_EXT, ANISOTROPY);
  gl.generateMipmap(gl.TEXTURE_2D);
  const [red, green, blue] = computeMeanColour(recipe);
  return { key: recipe.key, texture, edge: edge / 1000, mean: [red / 255, green / 255, blue / 255] };
}

import { chooseSquareEdge, SQUARE_PIXELS } from '@vitrine/domain/design/floors/chips';
import type { Recipe } from '@vitrine/domain/design/floors/recipe';
import { computeMeanColour, scatterAtOnce } from '@vitrine/domain/design/floors/scatter';
import { addSlanted, type Colour, type Texture, textureOf, withoutAlpha } from './textures.ts';

/** A square of flakes from above, whose edges meet. */
export interface Flakes {
  texture: Texture;
  /** Metres across. */
  edge: number;
  mean: readonly [number, number, number];
}

/** Of the last recipes: scattering one takes longer than drawing its room. */
const REMEMBERED = 12;
const remembered = new Map<string, Flakes>();

export function flakesOf(recipe: Recipe): Flakes {
  const known = remembered.get(recipe.key) ?? scatterFlakes(recipe);
  remembered.delete(recipe.key);
  remembered.set(recipe.key, known);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return known;
}

function scatterFlakes(recipe: Recipe): Flakes {
  const edge = chooseSquareEdge(recipe.parts);
  const { data } = scatterAtOnce(recipe, SQUARE_PIXELS, edge);
  const rgb = withoutAlpha({ data: new Uint8Array(data.buffer), channels: 4 });
  return {
    texture: textureOf({ data: rgb, width: SQUARE_PIXELS, height: SQUARE_PIXELS }),
    edge: edge / 1000,
    mean: computeMeanColour(recipe),
  };
}

const f = Math.fround;
const fract = (value: number): number => f(value - Math.floor(value));

/** As `hash` of the viewer's shader, in single precision: its last digits decide where a patch comes from. */
function hash(x: number, y: number, to: Float64Array, at: number): void {
  let a = fract(f(x * f(0.1031)));
  let b = fract(f(y * f(0.103)));
  let c = fract(f(x * f(0.0973)));
  const shift = f(33.33);
  const dot = f(f(f(a * f(b + shift)) + f(b * f(c + shift))) + f(c * f(a + shift)));
  a = f(a + dot);
  b = f(b + dot);
  c = f(c + dot);
  to[at] = fract(f(f(a + b) * c));
  to[at + 1] = fract(f(f(a + c) * b));
}

const SKEW = 0.3660254;
const SHARP = 30;

/** Patches of the last cell: neighbours on the floor are in the same one. */
const patches = new Float64Array(6);
let patchesOf: readonly [number, number, number] = [Number.NaN, 0, 0];

/**
 * Writes the colour of the flakes at a spot of the floor in metres: patches of the square in triangles, so that no
 * repetition shows. As `sampleFlakes` of the viewer's shader.
 * @param steps to the next pixel of the view across and down, in metres
 */
export function readFlakes(
  { texture, edge }: Flakes,
  x: number,
  y: number,
  steps: readonly [number, number, number, number],
  to: Colour,
): void {
  const [u, v] = [x / edge, y / edge];
  const bentU = u * 1.3 + 0.04 * Math.sin(v * 9.3 + 1.3);
  const bentV = v * 1.3 + 0.04 * Math.sin(u * 9.3 + 1.3);
  const skew = SKEW * (bentU + bentV);
  const [skewedU, skewedV] = [bentU + skew, bentV + skew];
  const [cellU, cellV] = [Math.floor(skewedU), Math.floor(skewedV)];
  const [partU, partV] = [skewedU - cellU, skewedV - cellV];
  const up = partU >= partV ? 1 : 0;
  if (patchesOf[0] !== cellU || patchesOf[1] !== cellV || patchesOf[2] !== up) {
    hash(cellU, cellV, patches, 0);
    hash(cellU + up, cellV + 1 - up, patches, 2);
    hash(cellU + 1, cellV + 1, patches, 4);
    patchesOf = [cellU, cellV, up];
  }
  const [one, other, third] = up ? [1 - partU, partU - partV, partV] : [1 - partV, partV - partU, partU];
  const most = Math.max(one, other, third);
  const sharp = (near: number): number => Math.min(1, Math.max(0, 1 - (most - near) * SHARP));
  const near = [sharp(one), sharp(other), sharp(third)];
  const sum = (near[0] as number) + (near[1] as number) + (near[2] as number);
  const slant = [steps[0] / edge, steps[1] / edge, steps[2] / edge, steps[3] / edge] as const;
  to.fill(0);
  for (let corner = 0; corner < 3; corner++) {
    const weight = near[corner] as number;
    if (weight <= 0) continue;
    const [shiftU, shiftV] = [patches[corner * 2] as number, patches[corner * 2 + 1] as number];
    addSlanted(texture, u + shiftU, v + shiftV, slant, weight / sum, to);
  }
}

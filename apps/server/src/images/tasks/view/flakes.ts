import { chooseSquareEdge, SQUARE_PIXELS } from '@vitrine/domain/design/floors/chips';
import type { Recipe } from '@vitrine/domain/design/floors/recipe';
import { computeMeanColour, scatterAtOnce } from '@vitrine/domain/design/floors/scatter';
import { mixTwo, WHOLE } from './pixels.ts';
import { computeSlant, readSlanted, type Slant, type Texture, textureOf } from './textures.ts';

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
  return {
    texture: textureOf({ data: new Int32Array(data.buffer), width: SQUARE_PIXELS, height: SQUARE_PIXELS }),
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
const cell = { u: Number.NaN, v: Number.NaN, up: 0 };
const slant: Slant = { level: 0, count: 1, du: 0, dv: 0 };

function findPatches(u: number, v: number, up: number): void {
  if (cell.u === u && cell.v === v && cell.up === up) return;
  hash(u, v, patches, 0);
  hash(u + up, v + 1 - up, patches, 2);
  hash(u + 1, v + 1, patches, 4);
  cell.u = u;
  cell.v = v;
  cell.up = up;
}

/** A spot of the floor in metres, with the steps to the next pixel of the view across and down. */
export interface Spot {
  x: number;
  y: number;
  acrossX: number;
  acrossY: number;
  downX: number;
  downY: number;
}

/**
 * The colour of the flakes at a spot of the floor: patches of the square in triangles, so that no repetition shows. As
 * `sampleFlakes` of the viewer's shader.
 */
export function readFlakes({ texture, edge }: Flakes, spot: Spot): number {
  const u = spot.x / edge;
  const v = spot.y / edge;
  const bentU = u * 1.3 + 0.04 * Math.sin(v * 9.3 + 1.3);
  const bentV = v * 1.3 + 0.04 * Math.sin(u * 9.3 + 1.3);
  const skew = SKEW * (bentU + bentV);
  const cellU = Math.floor(bentU + skew);
  const cellV = Math.floor(bentV + skew);
  const partU = bentU + skew - cellU;
  const partV = bentV + skew - cellV;
  const up = partU >= partV ? 1 : 0;
  findPatches(cellU, cellV, up);
  const first = 1 - Math.max(partU, partV);
  const second = Math.abs(partU - partV);
  const third = Math.min(partU, partV);
  const most = Math.max(first, second, third);
  const { acrossX, acrossY, downX, downY } = spot;
  computeSlant(slant, SQUARE_PIXELS, acrossX / edge, acrossY / edge, downX / edge, downY / edge);
  let sum = 0;
  let colour = 0;
  for (let corner = 0; corner < 3; corner++) {
    const near = 1 - (most - (corner === 0 ? first : corner === 1 ? second : third)) * SHARP;
    if (near <= 0) continue;
    const patch = readSlanted(
      texture,
      u + (patches[corner * 2] as number),
      v + (patches[corner * 2 + 1] as number),
      slant,
    );
    sum += near;
    colour = sum === near ? patch : mixTwo(colour, patch, Math.round((near / sum) * WHOLE));
  }
  return colour;
}

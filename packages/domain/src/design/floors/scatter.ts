import { createChips, ROUNDS } from './chips.ts';
import type { Rgb } from './colour.ts';
import { createPlane, drawChips, fillUnder } from './draw-chips.ts';
import type { Recipe } from './recipe.ts';

/** A square of floor seen from above, whose edges meet. */
export interface Square {
  /** Red, green, blue and alpha of every pixel. */
  data: Uint8ClampedArray<ArrayBuffer>;
  /** The same memory, a number for each pixel. */
  packed: Int32Array<ArrayBuffer>;
  /** Pixels and millimetres across. */
  pixels: number;
  edge: number;
}

/** Chips between two yields. */
const STRETCH = 240;

/**
 * Scatters a recipe on a square. The chips that lie on top come first, and each is put under those that are there, so
 * that hidden ones cost little. Yields after every few chips, so that the page stays responsive.
 * @returns the square, as light as the recipe on average
 */
export function* scatter(recipe: Recipe, pixels: number, edge: number): Generator<void, Square> {
  const data = new Uint8ClampedArray(pixels * pixels * 4);
  const square = { data, packed: new Int32Array(data.buffer), pixels, edge };
  const plane = createPlane(square.packed, pixels, edge);
  const colours = recipe.parts.map(({ colour }) => colour);
  for (let round = ROUNDS - 1; round >= 0; round--) {
    const chips = createChips(recipe.parts, edge, recipe.key, round);
    yield;
    for (let at = 0; at < chips.count; at += STRETCH) {
      drawChips(plane, chips, at, Math.min(chips.count, at + STRETCH), colours);
      yield;
    }
  }
  yield;
  fillUnder(plane, recipe.base);
  return correctBrightness(square, recipe);
}

/** Scatters without yielding: for small squares. */
export function scatterAtOnce(recipe: Recipe, pixels: number, edge: number): Square {
  const work = scatter(recipe, pixels, edge);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Fraction of the coat that stays visible. */
const BARE_COAT = 0.07;

/** Computes the colour of a floor from far away: its flakes by their fractions, and a little of the coat. */
export const computeMeanColour = ({ parts, base }: Recipe): Rgb => {
  const channel = (at: 0 | 1 | 2): number =>
    parts.reduce((sum, { colour, share }) => sum + colour[at] * share, 0) * (1 - BARE_COAT) + base[at] * BARE_COAT;
  return [channel(0), channel(1), channel(2)];
};

/** Lightens the square by as much as its edges darken it. */
function correctBrightness(square: Square, recipe: Recipe): Square {
  const { packed } = square;
  let [red, green, blue] = [0, 0, 0];
  for (let at = 0; at < packed.length; at++) {
    const colour = packed[at] as number;
    red += colour & 255;
    green += (colour >>> 8) & 255;
    blue += (colour >>> 16) & 255;
  }
  const count = packed.length;
  const mean = computeMeanColour(recipe);
  const reds = addToChannel(mean[0] - red / count, 0);
  const greens = addToChannel(mean[1] - green / count, 8);
  const blues = addToChannel(mean[2] - blue / count, 16);
  for (let at = 0; at < packed.length; at++) {
    const colour = packed[at] as number;
    packed[at] =
      (colour & ALPHA) |
      (reds[colour & 255] as number) |
      (greens[(colour >>> 8) & 255] as number) |
      (blues[(colour >>> 16) & 255] as number);
  }
  return square;
}

const ALPHA = 255 << 24;

/** Every value of a channel with `more` added, at its place in a packed colour. */
const addToChannel = (more: number, place: number): Int32Array =>
  Int32Array.from(
    Uint8ClampedArray.from({ length: 256 }, (_, at) => at + more),
    (value) => value << place,
  );

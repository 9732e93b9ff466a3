import { SHAPES } from './chip-shapes.ts';
import { type Chip, createChips, ROUNDS } from './chips.ts';
import type { Rgb } from './colour.ts';
import type { Recipe } from './recipe.ts';

/** A square of floor seen from above, whose edges meet. */
export interface Square {
  /** Red, green, blue and alpha of every pixel. */
  data: Uint8ClampedArray<ArrayBuffer>;
  /** Pixels and millimetres across. */
  pixels: number;
  edge: number;
}

/** Width of a chip's lit or shaded edge, and of the fine dark line around it, in millimetres. */
const LIP = 0.36;
const LINE = 0.22;
/** Direction of the light, across and down. */
const LIGHT = [-0.5, -0.86] as const;
/** Chips between two yields. */
const STRETCH = 240;

/**
 * Scatters a recipe on a square, chip over chip. Yields after every few chips, so that the page stays responsive.
 * @returns the square, as light as the recipe on average
 */
export function* scatter(recipe: Recipe, pixels: number, edge: number): Generator<void, Square> {
  const data = new Uint8ClampedArray(pixels * pixels * 4);
  new Uint32Array(data.buffer).fill(packColour(recipe.base));
  const square = { data, pixels, edge };
  for (let round = 0; round < ROUNDS; round++) {
    const chips = createChips(recipe.parts, edge, recipe.key, round);
    yield;
    for (const [at, chip] of chips.entries()) {
      const colour = recipe.parts[chip.part]?.colour;
      if (colour) drawChip(square, chip, colour);
      if (at % STRETCH === STRETCH - 1) yield;
    }
  }
  yield;
  return correctBrightness(square, recipe);
}

/** Scatters without yielding: for small squares. */
export function scatterAtOnce(recipe: Recipe, pixels: number, edge: number): Square {
  const work = scatter(recipe, pixels, edge);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

const packColour = ([red, green, blue]: Rgb): number =>
  ((255 << 24) | (Math.round(blue) << 16) | (Math.round(green) << 8) | Math.round(red)) >>> 0;

/** The sides of the current chip: direction across and down, distance from 0, and how much light falls on it. */
const SIDES = new Float64Array(8 * 4);

/** Computes the sides of a chip in pixels; returns how many numbers they take. */
function layOutSides({ x, y, radius, turn, form }: Chip, scale: number): number {
  const shape = SHAPES[form] ?? [];
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const [centreX, centreY] = [x * scale, y * scale];
  for (let at = 0; at < shape.length; at++) {
    const [a, b] = shape[at] ?? [0, 0];
    const [nextA, nextB] = shape[(at + 1) % shape.length] ?? [0, 0];
    const long = Math.hypot(nextA - a, nextB - b);
    const [normalA, normalB] = [(nextB - b) / long, (a - nextA) / long];
    const across = normalA * cosine - normalB * sine;
    const down = normalA * sine + normalB * cosine;
    const far = (normalA * a + normalB * b) * radius * scale + across * centreX + down * centreY;
    SIDES.set([across, down, far, across * LIGHT[0] + down * LIGHT[1]], at * 4);
  }
  return shape.length * 4;
}

/** Draws one chip, row by row. What crosses an edge continues on the other side. */
function drawChip(square: Square, chip: Chip, colour: Rgb): void {
  const { pixels, edge } = square;
  const scale = pixels / edge;
  const end = layOutSides(chip, scale);
  const [x, y, reach] = [chip.x * scale, chip.y * scale, chip.radius * scale * 1.3 + 1];
  for (let row = Math.floor(y - reach); row <= y + reach; row++) {
    let first = x - reach;
    let last = x + reach;
    for (let at = 0; at < end; at += 4) {
      const across = SIDES[at] ?? 0;
      const bound = ((SIDES[at + 2] ?? 0) - (SIDES[at + 1] ?? 0) * (row + 0.5) + 0.5) / across;
      if (across > 0) last = Math.min(last, bound);
      else if (across < 0) first = Math.max(first, bound);
    }
    if (first < last) drawChipRow(square, row, Math.ceil(first - 0.5), Math.floor(last - 0.5), end, chip.tone, colour);
  }
}

/** Of each side in the current row: the distance from it at column 0. */
const ROW = new Float64Array(8);

/** Draws one row of a chip: raised at its edges, lit from one side, with smooth corners. */
function drawChipRow(
  { data, pixels, edge }: Square,
  row: number,
  first: number,
  last: number,
  end: number,
  tone: number,
  [red, green, blue]: Rgb,
): void {
  const [lip, line] = [(LIP * pixels) / edge, (LINE * pixels) / edge];
  const start = ((row + pixels) % pixels) * pixels;
  for (let at = 0, side = 0; at < end; at += 4, side++)
    ROW[side] = (SIDES[at + 2] as number) - (SIDES[at + 1] as number) * (row + 0.5);
  const flat = 1 + tone * 0.06;
  for (let column = first; column <= last; column++) {
    let inside = 1e9;
    let nearest = 0;
    for (let at = 0, side = 0; at < end; at += 4, side++) {
      const distance = (ROW[side] as number) - (SIDES[at] as number) * (column + 0.5);
      if (distance >= inside) continue;
      inside = distance;
      nearest = at;
    }
    if (inside <= -0.5) continue;
    const lit = SIDES[nearest + 3] as number;
    const cover = inside < 0.5 ? inside + 0.5 : 1;
    const rise = inside < lip ? 1 - Math.max(0, inside) / lip : 0;
    const dark = inside < line ? 1 - 0.26 * (1 - Math.max(0, inside) / line) : 1;
    const bright = (flat + rise * (lit * 0.26 - 0.02)) * dark;
    const shine = tone * 3 + (lit > 0 ? rise * lit * 12 : 0);
    const to = (start + ((column + pixels) % pixels)) * 4;
    data[to] = mix(data[to] as number, red * bright + shine, cover);
    data[to + 1] = mix(data[to + 1] as number, green * bright + shine, cover);
    data[to + 2] = mix(data[to + 2] as number, blue * bright + shine, cover);
  }
}

const mix = (under: number, over: number, amount: number): number => under + (over - under) * amount;

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
  const { data } = square;
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel++) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
  const expected = computeMeanColour(recipe);
  const [red = 0, green = 0, blue = 0] = sums.map((sum, channel) => (expected[channel] ?? 0) - sum / (data.length / 4));
  for (let at = 0; at < data.length; at += 4) {
    data[at] = (data[at] ?? 0) + red;
    data[at + 1] = (data[at + 1] ?? 0) + green;
    data[at + 2] = (data[at + 2] ?? 0) + blue;
  }
  return square;
}

import { SHAPE_SIDES } from './chip-shapes.ts';
import { type Chip, createChips, ROUNDS } from './chips.ts';
import type { Rgb } from './colour.ts';
import type { Recipe } from './recipe.ts';

/** A square of floor seen from above, whose edges meet. */
export interface Square {
  /** Red, green, blue and alpha of every pixel. */
  data: Uint8ClampedArray<ArrayBuffer>;
  /** The same memory, a number for each pixel. */
  packed: Uint32Array<ArrayBuffer>;
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
 * Scatters a recipe on a square. The chips that lie on top come first, and each is put under those that are there, so
 * that hidden ones cost little. Yields after every few chips, so that the page stays responsive.
 * @returns the square, as light as the recipe on average
 */
export function* scatter(recipe: Recipe, pixels: number, edge: number): Generator<void, Square> {
  const data = new Uint8ClampedArray(pixels * pixels * 4);
  const square = { data, packed: new Uint32Array(data.buffer), pixels, edge };
  for (let round = ROUNDS - 1; round >= 0; round--) {
    const chips = createChips(recipe.parts, edge, recipe.key, round).reverse();
    yield;
    for (let at = 0; at < chips.length; at += STRETCH) {
      drawChips(square, chips.slice(at, at + STRETCH), recipe);
      yield;
    }
  }
  yield;
  fillUnder(square.packed, 0, pixels * pixels - 1, packColour(recipe.base));
  return correctBrightness(square, recipe);
}

function drawChips(square: Square, chips: readonly Chip[], { parts }: Recipe): void {
  for (const chip of chips) {
    const colour = parts[chip.part]?.colour;
    if (colour) drawChip(square, chip, colour);
  }
}

/** Scatters without yielding: for small squares. */
export function scatterAtOnce(recipe: Recipe, pixels: number, edge: number): Square {
  const work = scatter(recipe, pixels, edge);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** A colour as one number: red in its lowest eight bits, then green, blue and a full alpha. */
const packColour = ([red, green, blue]: Rgb): number => pack(red, green, blue);

const pack = (red: number, green: number, blue: number): number =>
  ((OPAQUE << 24) | (toByte(blue) << 16) | (toByte(green) << 8) | toByte(red)) >>> 0;

const toByte = (value: number): number => (value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0);

const OPAQUE = 255;

/** Puts a colour under a pixel that is multiplied by its alpha. */
function putUnder(over: number, colour: number, cover: number): number {
  const alpha = over >>> 24;
  const share = (cover * (OPAQUE - alpha)) / OPAQUE;
  const red = (over & 255) + (colour & 255) * share + 0.5;
  const green = ((over >>> 8) & 255) + ((colour >>> 8) & 255) * share + 0.5;
  const blue = ((over >>> 16) & 255) + ((colour >>> 16) & 255) * share + 0.5;
  return (((alpha + OPAQUE * share + 0.5) << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Puts an opaque colour under a run of pixels. */
function fillUnder(packed: Uint32Array, first: number, last: number, colour: number): void {
  for (let at = first; at <= last; at++) {
    const over = packed[at] as number;
    if (over === 0) packed[at] = colour;
    else if (over >>> 24 < OPAQUE) packed[at] = putUnder(over, colour, 1);
  }
}

const MOST_SIDES = 8;
/** The sides of the current chip: direction across and down, distance from 0, and how much light falls on it. */
const SIDES = new Float64Array(MOST_SIDES * 4);
/**
 * Where its left sides cross row 0: its outline, and the part that no edge lights or darkens; then how far either moves
 * by the next row. Its right sides likewise.
 */
const LEFT = new Float64Array(MOST_SIDES * 3);
const RIGHT = new Float64Array(MOST_SIDES * 3);
/** A side never runs exactly along a row. */
const LEAST_ACROSS = 1e-9;
/** Its first and last row, and how many numbers its sides take in those arrays. */
const chipAt = { first: 0, last: 0, sides: 0, left: 0, right: 0 };

/** Computes the sides and rows of a chip in pixels. @param lip width of its edges */
function layOutSides({ x, y, radius, turn, form }: Chip, scale: number, lip: number): void {
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const size = radius * scale;
  const [centreX, centreY] = [x * scale, y * scale];
  let at = 0;
  let left = 0;
  let right = 0;
  let top = 0;
  let bottom = 0;
  for (const { a, b, normalA, normalB, far } of SHAPE_SIDES[form] ?? []) {
    const exact = normalA * cosine - normalB * sine;
    const across = Math.abs(exact) < LEAST_ACROSS ? LEAST_ACROSS : exact;
    const down = normalA * sine + normalB * cosine;
    const distance = far * size + across * centreX + down * centreY;
    SIDES[at++] = across;
    SIDES[at++] = down;
    SIDES[at++] = distance;
    SIDES[at++] = across * LIGHT[0] + down * LIGHT[1];
    if (across > 0) {
      RIGHT[right++] = (distance + 0.5) / across;
      RIGHT[right++] = (distance - lip) / across;
      RIGHT[right++] = down / across;
    } else {
      LEFT[left++] = (distance + 0.5) / across;
      LEFT[left++] = (distance - lip) / across;
      LEFT[left++] = down / across;
    }
    const corner = a * sine + b * cosine;
    if (corner < top) top = corner;
    if (corner > bottom) bottom = corner;
  }
  chipAt.first = Math.floor(centreY + top * size - 1.5);
  chipAt.last = Math.ceil(centreY + bottom * size + 0.5);
  chipAt.sides = at;
  chipAt.left = left;
  chipAt.right = right;
}

/** Draws one chip, row by row. What crosses an edge continues on the other side. */
function drawChip(square: Square, chip: Chip, colour: Rgb): void {
  const { packed, pixels, edge } = square;
  const scale = pixels / edge;
  layOutSides(chip, scale, Math.max(0.5, LIP * scale));
  const { first: firstRow, last: lastRow, left, right } = chipAt;
  const flat = setLook(chip.tone, colour, scale);
  for (let row = firstRow; row <= lastRow; row++) {
    const middle = row + 0.5;
    let first = -pixels;
    let last = 2 * pixels - 1;
    let flatFirst = first;
    let flatLast = last;
    for (let at = 0; at < left; at += 3) {
      const moved = (LEFT[at + 2] as number) * middle;
      first = Math.max(first, (LEFT[at] as number) - moved);
      flatFirst = Math.max(flatFirst, (LEFT[at + 1] as number) - moved);
    }
    for (let at = 0; at < right; at += 3) {
      const moved = (RIGHT[at + 2] as number) * middle;
      last = Math.min(last, (RIGHT[at] as number) - moved);
      flatLast = Math.min(flatLast, (RIGHT[at + 1] as number) - moved);
    }
    if (first >= last) continue;
    const from = Math.ceil(first - 0.5);
    const to = Math.floor(last - 0.5);
    const flatFrom = Math.ceil(flatFirst - 0.5);
    const flatTo = Math.floor(flatLast - 0.5);
    if (flatFrom > flatTo) {
      drawChipEdge(square, row, from, to);
      continue;
    }
    drawChipEdge(square, row, from, flatFrom - 1);
    const start = rowStart(row, pixels);
    if (flatFrom >= 0 && flatTo < pixels) fillUnder(packed, start + flatFrom, start + flatTo, flat);
    else
      for (let column = flatFrom; column <= flatTo; column++) {
        const index = start + wrap(column, pixels);
        fillUnder(packed, index, index, flat);
      }
    drawChipEdge(square, row, flatTo + 1, to);
  }
}

/** A chip at an edge of the square goes on at the opposite one. */
const wrap = (position: number, pixels: number): number =>
  position < 0 ? position + pixels : position >= pixels ? position - pixels : position;

const rowStart = (row: number, pixels: number): number => wrap(row, pixels) * pixels;

/** Of the current chip: its colour, by how much it shines, and the widths of its edge and its line in pixels. */
const LOOK = new Float64Array(7);

/** Sets the look of a chip; returns its colour away from its edges, as one number. */
function setLook(tone: number, [red, green, blue]: Rgb, scale: number): number {
  const [bright, shine] = [1 + tone * 0.06, tone * 3];
  LOOK.set([red, green, blue, bright, shine, LIP * scale, LINE * scale]);
  return pack(red * bright + shine, green * bright + shine, blue * bright + shine);
}

/** Draws pixels of one row of a chip near its edges: raised, lit from one side, with smooth corners. */
function drawChipEdge({ packed, pixels }: Square, row: number, first: number, last: number): void {
  const end = chipAt.sides;
  const start = rowStart(row, pixels);
  const middle = row + 0.5;
  const lip = LOOK[5] as number;
  const line = LOOK[6] as number;
  for (let column = first; column <= last; column++) {
    const to = start + wrap(column, pixels);
    const over = packed[to] as number;
    if (over >>> 24 === OPAQUE) continue;
    let inside = 1e9;
    let nearest = 0;
    for (let at = 0; at < end; at += 4) {
      const distance =
        (SIDES[at + 2] as number) - (SIDES[at + 1] as number) * middle - (SIDES[at] as number) * (column + 0.5);
      if (distance >= inside) continue;
      inside = distance;
      nearest = at;
    }
    if (inside <= -0.5) continue;
    const lit = SIDES[nearest + 3] as number;
    const rise = inside < lip ? 1 - Math.max(0, inside) / lip : 0;
    const dark = inside < line ? 1 - 0.26 * (1 - Math.max(0, inside) / line) : 1;
    const bright = ((LOOK[3] as number) + rise * (lit * 0.26 - 0.02)) * dark;
    const shine = (LOOK[4] as number) + (lit > 0 ? rise * lit * 12 : 0);
    const colour = pack(
      (LOOK[0] as number) * bright + shine,
      (LOOK[1] as number) * bright + shine,
      (LOOK[2] as number) * bright + shine,
    );
    packed[to] = over === 0 && inside >= 0.5 ? colour : putUnder(over, colour, Math.min(1, inside + 0.5));
  }
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
  const { data } = square;
  let [red, green, blue] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    red += data[at] as number;
    green += data[at + 1] as number;
    blue += data[at + 2] as number;
  }
  const count = data.length / 4;
  const mean = computeMeanColour(recipe);
  const reds = addToChannel(mean[0] - red / count);
  const greens = addToChannel(mean[1] - green / count);
  const blues = addToChannel(mean[2] - blue / count);
  for (let at = 0; at < data.length; at += 4) {
    data[at] = reds[data[at] as number] as number;
    data[at + 1] = greens[data[at + 1] as number] as number;
    data[at + 2] = blues[data[at + 2] as number] as number;
  }
  return square;
}

/** Every value of a channel with `more` added. */
const addToChannel = (more: number): Uint8ClampedArray => Uint8ClampedArray.from({ length: 256 }, (_, at) => at + more);

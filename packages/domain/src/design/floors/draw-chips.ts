import { SHAPE_SIDES } from './chip-shapes.ts';
import { CHIP_VALUES, type Chips } from './chips.ts';
import type { Rgb } from './colour.ts';

/** Width of a chip's lit or shaded edge, and of the fine dark line around it, in millimetres. */
const LIP = 0.36;
const LINE = 0.22;
/** Direction of the light, across and down. */
const LIGHT = [-0.5, -0.86] as const;

/** What chips are drawn on. */
export interface Plane {
  /** A number for each pixel. */
  packed: Int32Array;
  /** A bit for each pixel that is not opaque yet, 32 to a number; each row begins a new number. */
  open: Int32Array;
  /** Pixels and millimetres across. */
  pixels: number;
  edge: number;
}

/** Counts the numbers in `open` for a row. */
const countWords = (pixels: number): number => Math.ceil(pixels / 32);

/** Makes a transparent square to draw on. */
export function createPlane(packed: Int32Array, pixels: number, edge: number): Plane {
  const open = new Int32Array(pixels * countWords(pixels)).fill(-1);
  return { packed, open, pixels, edge };
}

/** A colour as one number: red in its lowest eight bits, then green, blue and a full alpha. */
const pack = (red: number, green: number, blue: number): number => (OPAQUE << 24) | (blue << 16) | (green << 8) | red;

const toByte = (value: number): number => (value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0);

const OPAQUE = 255;

/**
 * Puts a colour under a pixel that is multiplied by its alpha.
 * @param cover how much of the pixel it covers, 0 to 1
 * @returns whether the pixel is opaque now
 */
function putUnder(packed: Int32Array, to: number, red: number, green: number, blue: number, cover: number): boolean {
  const over = packed[to] as number;
  const alpha = over >>> 24;
  const share = (cover * (OPAQUE - alpha)) / OPAQUE;
  const sum = (alpha + OPAQUE * share + 0.5) | 0;
  packed[to] =
    (sum << 24) |
    ((((over >>> 16) & 255) + blue * share + 0.5) << 16) |
    ((((over >>> 8) & 255) + green * share + 0.5) << 8) |
    ((over & 255) + red * share + 0.5);
  return sum === OPAQUE;
}

/** Puts an opaque colour under all pixels. */
export function fillUnder({ packed, open, pixels }: Plane, colour: Rgb): void {
  const [red, green, blue] = colour.map(toByte) as unknown as Rgb;
  const words = countWords(pixels);
  for (let row = 0; row < pixels; row++)
    for (let column = 0; column < pixels; column++) {
      const bits = open[row * words + (column >> 5)] as number;
      if (bits === 0) column |= 31;
      else if (bits & (1 << (column & 31))) putUnder(packed, row * pixels + column, red, green, blue, 1);
    }
}

/** The sides of all shapes one behind the other, five numbers each, and where those of each shape begin. */
const FORM_VALUES = 5;
const FORMS = Float64Array.from(
  SHAPE_SIDES.flat().flatMap(({ a, b, normalA, normalB, far }) => [a, b, normalA, normalB, far]),
);
const FORM_STARTS = Uint16Array.from(
  { length: SHAPE_SIDES.length + 1 },
  (_, form) => SHAPE_SIDES.slice(0, form).flat().length * FORM_VALUES,
);

/**
 * The sides of the current chip, those on its left before the middle and those on its right behind it. Of each: where it
 * crosses row 0, as the outline and as the part that no edge lights or darkens; how far either moves by the next row; its
 * direction across and down, its distance from 0, and how much light falls on it.
 */
const SIDES = new Float64Array(2 * 8 * 8);
const SIDE_VALUES = 8;
const MIDDLE = SIDES.length / 2;
/** A side never runs exactly along a row. */
const LEAST_ACROSS = 1e-9;

/** Of the current chip: its colour, by how much it shines, and the widths of its edge and its line in pixels. */
const LOOK = new Float64Array(7);
/** Its colour away from its edges. */
const FLAT = new Int32Array(3);
/** Where its sides begin and end in SIDES, and its first and last row. */
const chipAt = { firstSide: 0, endSide: 0, firstRow: 0, lastRow: 0 };

/** A chip at an edge of the square goes on at the opposite one. */
const wrap = (position: number, pixels: number): number =>
  position < 0 ? position + pixels : position >= pixels ? position - pixels : position;

/** Draws some of the chips, one after the other, each under what is there. @param colours by index in the recipe */
export function drawChips(plane: Plane, chips: Chips, first: number, end: number, colours: readonly Rgb[]): void {
  for (let chip = first; chip < end; chip++) {
    const colour = colours[chips.parts[chip] as number];
    if (colour) drawChip(plane, chips, chip, colour);
  }
}

/** Computes the sides and rows of a chip in pixels. @param at of its numbers */
function layOutSides(values: Float64Array, at: number, form: number, scale: number): void {
  const lip = Math.max(0.5, LIP * scale);
  const turn = values[at + 3] as number;
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const size = (values[at + 2] as number) * scale;
  const centreX = (values[at] as number) * scale;
  const centreY = (values[at + 1] as number) * scale;
  let firstSide = MIDDLE;
  let endSide = MIDDLE;
  let top = 0;
  let bottom = 0;
  const formEnd = FORM_STARTS[form + 1] as number;
  for (let side = FORM_STARTS[form] as number; side < formEnd; side += FORM_VALUES) {
    const normalA = FORMS[side + 2] as number;
    const normalB = FORMS[side + 3] as number;
    const exact = normalA * cosine - normalB * sine;
    const across = Math.abs(exact) < LEAST_ACROSS ? LEAST_ACROSS : exact;
    const down = normalA * sine + normalB * cosine;
    const distance = (FORMS[side + 4] as number) * size + across * centreX + down * centreY;
    let to = endSide;
    if (across > 0) endSide += SIDE_VALUES;
    else {
      firstSide -= SIDE_VALUES;
      to = firstSide;
    }
    SIDES[to] = (distance + 0.5) / across;
    SIDES[to + 1] = (distance - lip) / across;
    SIDES[to + 2] = down / across;
    SIDES[to + 3] = across;
    SIDES[to + 4] = down;
    SIDES[to + 5] = distance;
    SIDES[to + 6] = across * LIGHT[0] + down * LIGHT[1];
    const corner = (FORMS[side] as number) * sine + (FORMS[side + 1] as number) * cosine;
    if (corner < top) top = corner;
    if (corner > bottom) bottom = corner;
  }
  chipAt.firstSide = firstSide;
  chipAt.endSide = endSide;
  chipAt.firstRow = Math.floor(centreY + top * size - 1.5);
  chipAt.lastRow = Math.ceil(centreY + bottom * size + 0.5);
}

function setLook(tone: number, [red, green, blue]: Rgb, scale: number): void {
  const bright = 1 + tone * 0.06;
  const shine = tone * 3;
  LOOK[0] = red;
  LOOK[1] = green;
  LOOK[2] = blue;
  LOOK[3] = bright;
  LOOK[4] = shine;
  LOOK[5] = LIP * scale;
  LOOK[6] = LINE * scale;
  FLAT[0] = toByte(red * bright + shine);
  FLAT[1] = toByte(green * bright + shine);
  FLAT[2] = toByte(blue * bright + shine);
}

/** Where a row crosses the left sides, or the right ones. @param at 0 for the outline, 1 for the part without edges */
function crossLeft(at: 0 | 1, pixels: number, middle: number): number {
  let first = -pixels;
  for (let side = chipAt.firstSide; side < MIDDLE; side += SIDE_VALUES) {
    const crossing = (SIDES[side + at] as number) - (SIDES[side + 2] as number) * middle;
    if (crossing > first) first = crossing;
  }
  return first;
}

function crossRight(at: 0 | 1, pixels: number, middle: number): number {
  const { endSide } = chipAt;
  let last = 2 * pixels - 1;
  for (let side = MIDDLE; side < endSide; side += SIDE_VALUES) {
    const crossing = (SIDES[side + at] as number) - (SIDES[side + 2] as number) * middle;
    if (crossing < last) last = crossing;
  }
  return last;
}

/** Draws one chip, row by row. What crosses an edge of the square continues on the other side. */
function drawChip(plane: Plane, { values, forms }: Chips, chip: number, colour: Rgb): void {
  const { open, pixels, edge } = plane;
  const scale = pixels / edge;
  const at = chip * CHIP_VALUES;
  layOutSides(values, at, forms[chip] as number, scale);
  setLook(values[at + 4] as number, colour, scale);
  const words = countWords(pixels);
  const { firstRow, lastRow } = chipAt;
  for (let row = firstRow; row <= lastRow; row++) {
    const middle = row + 0.5;
    const first = crossLeft(0, pixels, middle);
    const last = crossRight(0, pixels, middle);
    if (first >= last) continue;
    const line = wrap(row, pixels);
    const end = Math.floor(last - 0.5);
    for (let from = Math.ceil(first - 0.5); from <= end; ) {
      const moved = from < 0 ? pixels : from >= pixels ? -pixels : 0;
      const to = Math.min(end, pixels - 1 - moved);
      const lastWord = (to + moved) >> 5;
      for (let word = (from + moved) >> 5; word <= lastWord; word++) {
        const left = (word << 5) - moved;
        let bits = open[line * words + word] as number;
        if (left < from) bits &= -1 << (from - left);
        if (left + 31 > to) bits &= -1 >>> (31 + left - to);
        if (bits !== 0) drawWord(plane, line, word, bits, left, middle);
      }
      from = to + 1;
    }
  }
}

/**
 * Draws the pixels of one row of a chip that are in a number of `open`.
 * @param bits those that are on the chip and not opaque
 * @param left the column of the first, before it is wrapped
 */
function drawWord(
  { packed, open, pixels }: Plane,
  line: number,
  word: number,
  bits: number,
  left: number,
  middle: number,
): void {
  const flatFrom = Math.ceil(crossLeft(1, pixels, middle) - 0.5);
  const flatTo = Math.floor(crossRight(1, pixels, middle) - 0.5);
  const { firstSide, endSide } = chipAt;
  // Beside the flat part, the sides beyond it are farther away than the edge is wide.
  const leftEnd = flatFrom > flatTo ? endSide : MIDDLE;
  const rightFirst = flatFrom > flatTo ? firstSide : MIDDLE;
  const [red, green, blue] = [FLAT[0] as number, FLAT[1] as number, FLAT[2] as number];
  const start = line * pixels + (word << 5);
  let closed = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const place = 31 - Math.clz32(bit);
    const column = left + place;
    const to = start + place;
    let isOpaque = true;
    if (column < flatFrom) isOpaque = drawEdge(packed, to, column + 0.5, middle, firstSide, leftEnd);
    else if (column > flatTo) isOpaque = drawEdge(packed, to, column + 0.5, middle, rightFirst, endSide);
    else if (packed[to] === 0) packed[to] = pack(red, green, blue);
    else isOpaque = putUnder(packed, to, red, green, blue, 1);
    if (isOpaque) closed |= bit;
  }
  const at = line * countWords(pixels) + word;
  open[at] = (open[at] as number) & ~closed;
}

/**
 * Draws a pixel of a chip near these sides of it: raised, lit from one side, with smooth corners.
 * @returns whether the pixel is opaque now
 */
function drawEdge(packed: Int32Array, to: number, x: number, y: number, firstSide: number, endSide: number): boolean {
  let inside = 1e9;
  let nearest = firstSide;
  for (let at = firstSide; at < endSide; at += SIDE_VALUES) {
    const distance = (SIDES[at + 5] as number) - (SIDES[at + 4] as number) * y - (SIDES[at + 3] as number) * x;
    if (distance < inside) {
      inside = distance;
      nearest = at;
    }
  }
  if (inside <= -0.5) return false;
  const lit = SIDES[nearest + 6] as number;
  const lip = LOOK[5] as number;
  const line = LOOK[6] as number;
  const depth = inside < 0 ? 0 : inside;
  const rise = depth < lip ? 1 - depth / lip : 0;
  const dark = depth < line ? 1 - 0.26 * (1 - depth / line) : 1;
  const bright = ((LOOK[3] as number) + rise * (lit * 0.26 - 0.02)) * dark;
  const shine = (LOOK[4] as number) + (lit > 0 ? rise * lit * 12 : 0);
  const red = toByte((LOOK[0] as number) * bright + shine);
  const green = toByte((LOOK[1] as number) * bright + shine);
  const blue = toByte((LOOK[2] as number) * bright + shine);
  if (packed[to] !== 0 || inside < 0.5) return putUnder(packed, to, red, green, blue, Math.min(1, inside + 0.5));
  packed[to] = pack(red, green, blue);
  return true;
}

import type { FlakeSize } from '@vitrine/contract/floors/limits';
import { MEAN_AREA, SHAPES } from './chip-shapes.ts';
import { createRandom } from './create-random.ts';

/** Range of a chip's radius, in millimetres. */
const RADIUS: Record<FlakeSize, readonly [least: number, most: number]> = {
  s: [1.3, 2.1],
  m: [2.7, 4.1],
  l: [4.6, 6.6],
};

/** Area of all chips relative to the floor's, counting those under others: a little of the coat stays visible. */
const COVER = 2.5;
/** Rounds of chips. Each covers a part of the floor with all kinds alike. */
export const ROUNDS = 10;

interface ChipPart {
  share: number;
  size: FlakeSize;
}

/** How many numbers `values` has of each chip. */
export const CHIP_VALUES = 5;

/** Chips in typed arrays, the highest first: an object for each would cost more than drawing most of them. */
export interface Chips {
  count: number;
  /** Position across and down and radius in millimetres, turn, and shade from -1 to 1. */
  values: Float64Array;
  /** Indices of their shapes. */
  forms: Uint8Array;
  /** Their indices in the recipe. */
  parts: Uint16Array;
}

/** Memory for so many chips. */
const emptyChips = (count: number): Chips => ({
  count,
  values: new Float64Array(count * CHIP_VALUES),
  forms: new Uint8Array(count),
  parts: new Uint16Array(count),
});

const meanSquare = ([least, most]: readonly [number, number]): number => (least ** 2 + least * most + most ** 2) / 3;

const computeMeanArea = (size: FlakeSize): number => MEAN_AREA * meanSquare(RADIUS[size]);

/** Counts the chips on a square, whose edge is in millimetres. */
export const countChips = (parts: readonly ChipPart[], edge: number): number =>
  parts.reduce((sum, { share, size }) => sum + (COVER * share * edge ** 2) / computeMeanArea(size), 0);

/** Pixels across the square of a floor that is drawn in a room, whose edges meet. */
export const SQUARE_PIXELS = 1024;
/** Chips on it where its bounds allow: each is about ten pixels across. */
const SQUARE_CHIPS = 60_000;
const SQUARE_EDGES = [300, 1000] as const;

/** Chooses the edge of that square, in millimetres. */
export const chooseSquareEdge = (parts: readonly ChipPart[]): number => chooseEdge(parts, SQUARE_CHIPS, SQUARE_EDGES);

/** Chooses the edge of the square that has that number of chips, within bounds. */
export const chooseEdge = (
  parts: readonly ChipPart[],
  chips: number,
  [least, most]: readonly [number, number],
): number => Math.min(most, Math.max(least, Math.sqrt(chips / countChips(parts, 1))));

/** The cells of one kind in a round: as many across, and on average as many down. */
function countCells({ share, size }: ChipPart, edge: number): { across: number; down: number } {
  const chipCount = (COVER / ROUNDS) * share * (edge ** 2 / computeMeanArea(size));
  const across = Math.max(1, Math.round(Math.sqrt(chipCount)));
  return { across, down: chipCount / across };
}

/**
 * Creates one round of chips on a square whose edges meet. Each kind is scattered evenly, one chip a cell: no spot is
 * darker than another, and the repetition of the square is not visible. The same seed gives the same chips.
 */
export function createChips(kinds: readonly ChipPart[], edge: number, seed: string, round: number): Chips {
  const random = createRandom(`${seed} ${round}`);
  const cells = kinds.map((kind) => countCells(kind, edge));
  const most = cells.reduce((sum, { across, down }) => sum + across * (Math.floor(down) + 1), 0);
  const inCells = emptyChips(most);
  const { values, forms, parts } = inCells;
  let count = 0;
  let at = 0;
  for (const [part, { size }] of kinds.entries()) {
    const [least, largest] = RADIUS[size];
    const { across = 0, down = 0 } = cells[part] ?? {};
    // The number of rows is right on average: one round has a row less, another one more.
    const rows = Math.floor(down) + (random() < down % 1 ? 1 : 0);
    const [shiftX, shiftY] = [random(), random()];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < across; column++) {
        values[at++] = within(((column + random() + shiftX) / across) * edge, edge);
        values[at++] = within(((row + random() + shiftY) / rows) * edge, edge);
        values[at++] = least + (largest - least) * random();
        values[at++] = random() * 2 * Math.PI;
        forms[count] = Math.floor(random() * SHAPES.length);
        parts[count++] = part;
        values[at++] = random() * 2 - 1;
      }
  }
  return inOrder(inCells, shuffle(count, random));
}

/** Chips in an order, the last one first. */
function inOrder({ values, forms, parts }: Chips, order: Uint32Array): Chips {
  const ordered = emptyChips(order.length);
  for (let to = 0; to < order.length; to++) {
    const from = order[order.length - 1 - to] as number;
    for (let value = 0; value < CHIP_VALUES; value++)
      ordered.values[to * CHIP_VALUES + value] = values[from * CHIP_VALUES + value] as number;
    ordered.forms[to] = forms[from] as number;
    ordered.parts[to] = parts[from] as number;
  }
  return ordered;
}

/** A position that is less than twice the edge, as its rest: `%` is many times slower. */
const within = (position: number, edge: number): number => (position < edge ? position : position - edge);

/** The numbers up to `count` in random order. */
function shuffle(count: number, random: () => number): Uint32Array {
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at++) order[at] = at;
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const one = order[at] as number;
    order[at] = order[other] as number;
    order[other] = one;
  }
  return order;
}

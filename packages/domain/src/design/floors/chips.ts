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

/** One chip: its position and radius in millimetres, its shape, its index in the recipe, and its shade. */
export interface Chip {
  x: number;
  y: number;
  radius: number;
  turn: number;
  form: number;
  part: number;
  /** -1 to 1 */
  tone: number;
}

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

/**
 * Creates one round of chips on a square whose edges meet. Each kind is scattered evenly, one chip a cell: no spot is
 * darker than another, and the repetition of the square is not visible. The same seed gives the same chips.
 */
export function createChips(parts: readonly ChipPart[], edge: number, seed: string, round: number): Chip[] {
  const random = createRandom(`${seed} ${round}`);
  const chips: Chip[] = [];
  parts.forEach(({ share, size }, part) => {
    const [least, most] = RADIUS[size];
    const chipCount = (COVER / ROUNDS) * share * (edge ** 2 / computeMeanArea(size));
    const across = Math.max(1, Math.round(Math.sqrt(chipCount)));
    const down = chipCount / across;
    // The number of rows is right on average: one round has a row less, another one more.
    const rows = Math.floor(down) + (random() < down % 1 ? 1 : 0);
    const [shiftX, shiftY] = [random(), random()];
    for (let cell = 0; cell < across * rows; cell++) {
      chips.push({
        x: ((((cell % across) + random() + shiftX) / across) * edge) % edge,
        y: (((Math.floor(cell / across) + random() + shiftY) / rows) * edge) % edge,
        radius: least + (most - least) * random(),
        turn: random() * 2 * Math.PI,
        form: Math.floor(random() * SHAPES.length),
        part,
        tone: random() * 2 - 1,
      });
    }
  });
  return shuffle(chips, random);
}

function shuffle(chips: Chip[], random: () => number): Chip[] {
  for (let at = chips.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [chips[at], chips[other]];
    if (one && two) [chips[at], chips[other]] = [two, one];
  }
  return chips;
}

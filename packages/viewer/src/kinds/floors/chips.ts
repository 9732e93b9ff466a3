import type { FlakeSize } from '@vitrine/contract/floors/limits';
import { chanceOf } from './chance.ts';
import { MEAN_AREA, SHAPES } from './chip-shapes.ts';

/** Half of what a chip measures across, in millimetres. */
const RADIUS: Record<FlakeSize, readonly [least: number, most: number]> = {
  s: [1.3, 2.1],
  m: [2.7, 4.1],
  l: [4.6, 6.6],
};

/** How often the floor is covered, counting chips under others: a little of the coat stays in sight. */
const COVER = 2.5;
/** Chips fall in so many rounds: each covers a part of the floor with all kinds alike. */
export const ROUNDS = 10;

interface ChipPart {
  share: number;
  size: FlakeSize;
}

/** One chip: where it lies and how large it is, in millimetres; its form, its place in the recipe, and its own shade. */
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

const areaOf = (size: FlakeSize): number => MEAN_AREA * meanSquare(RADIUS[size]);

/** Chips on a square of so many millimetres. */
export const chipCount = (parts: readonly ChipPart[], edge: number): number =>
  parts.reduce((sum, { share, size }) => sum + (COVER * share * edge ** 2) / areaOf(size), 0);

/** The square, within bounds, that takes so many chips. */
export const edgeFor = (parts: readonly ChipPart[], chips: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, Math.sqrt(chips / chipCount(parts, 1))));

/**
 * One round of chips on a square whose edges meet. Every kind is strewn evenly, one chip a cell, so that no spot is
 * darker than another and nothing shows that the square repeats. Always the same for the same seed.
 */
export function chipsOf(parts: readonly ChipPart[], edge: number, seed: string, round: number): Chip[] {
  const chance = chanceOf(`${seed} ${round}`);
  const chips: Chip[] = [];
  parts.forEach(({ share, size }, part) => {
    const [least, most] = RADIUS[size];
    const wanted = (COVER / ROUNDS) * share * (edge ** 2 / areaOf(size));
    const across = Math.max(1, Math.round(Math.sqrt(wanted)));
    const down = wanted / across;
    // Rows are whole on average: what is missing in one round is there in another.
    const rows = Math.floor(down) + (chance() < down % 1 ? 1 : 0);
    const [shiftX, shiftY] = [chance(), chance()];
    for (let cell = 0; cell < across * rows; cell++) {
      chips.push({
        x: ((((cell % across) + chance() + shiftX) / across) * edge) % edge,
        y: (((Math.floor(cell / across) + chance() + shiftY) / rows) * edge) % edge,
        radius: least + (most - least) * chance(),
        turn: chance() * 2 * Math.PI,
        form: Math.floor(chance() * SHAPES.length),
        part,
        tone: chance() * 2 - 1,
      });
    }
  });
  return shuffled(chips, chance);
}

function shuffled(chips: Chip[], chance: () => number): Chip[] {
  for (let at = chips.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    const [one, two] = [chips[at], chips[other]];
    if (one && two) [chips[at], chips[other]] = [two, one];
  }
  return chips;
}

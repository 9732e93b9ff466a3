import { MILLIMETRE } from '../../units.ts';
import type { Solid } from './solid.ts';
import type { Point3 } from './space.ts';

const SIDES = 16;
const SLEEVE_SIDES = 8;

/** The garment that all others are stretched from, in millimetres: how thick it hangs, how deep from sleeve to sleeve. */
export const GARMENT = { width: 45, depth: 430 } as const;

export interface Garment {
  /** From its shoulders to its hem. Millimetres. */
  length: number;
  /** Any number; it decides how the folds fall. */
  fall: number;
}

/** Heights of the rings, 0 at the neck, 1 at the hem, with how wide and how deep the garment is there. */
const CUT = [
  [0, 0.45, 0.13],
  [0.035, 0.62, 0.26],
  [0.09, 0.8, 0.62],
  [0.14, 0.94, 0.88],
  [0.2, 1, 0.95],
  [0.45, 0.94, 0.88],
  [0.72, 1.02, 0.9],
  [1, 1.14, 0.94],
] as const;

/**
 * A shirt or a coat on a hanger: round shoulders, folds that grow towards the hem, and the sleeve in front. The middle of
 * its shoulders is the origin.
 */
export function buildGarment(cloth: Solid, garment: Garment): void {
  const { length, fall } = garment;
  const shoulder = Math.min(length, 620);
  const rings = CUT.map(([down, wide, deep]) => {
    // Shoulders are the same for short and long ones.
    const y = down <= 0.2 ? -down * shoulder : -(0.2 * shoulder + ((down - 0.2) / 0.8) * (length - 0.2 * shoulder));
    const fold = 0.3 * Math.max(0, down - 0.1);
    return Array.from({ length: SIDES }, (_, side): Point3 => {
      const angle = (2 * Math.PI * side) / SIDES;
      const [across, along] = [Math.cos(angle), Math.sin(angle)];
      const wave = fold * Math.sin(along * 6.5 + fall + 1.2 * down) + 0.5 * fold * Math.sin(along * 13 + 2.3 * fall);
      const flat = Math.sign(across) * Math.abs(across) ** 0.6;
      return [
        (GARMENT.width / 2) * (wide * flat + wave) * MILLIMETRE,
        (y - 6 * fold * Math.cos(3 * angle + fall)) * MILLIMETRE,
        (GARMENT.depth / 2) * deep * along * MILLIMETRE,
      ];
    });
  });
  cloth.skin(rings);
  buildCollar(cloth);
  buildSleeve(cloth, garment);
}

/** Height, half its width and half its depth, from inside the neck up and folded over it, in millimetres. */
const COLLAR = [
  [2, 13, 40],
  [28, 14, 42],
  [-8, 21, 62],
] as const;
const COLLAR_SIDES = 8;

/** A collar that is folded over: up around the neck, deeper in front. */
function buildCollar(cloth: Solid): void {
  cloth.skin(
    COLLAR.map(([high, wide, deep]) =>
      Array.from({ length: COLLAR_SIDES }, (_, side): Point3 => {
        const angle = (2 * Math.PI * side) / COLLAR_SIDES;
        const front = Math.max(0, Math.sin(angle));
        return [
          Math.cos(angle) * wide * MILLIMETRE,
          (high - (high < 0 ? 26 : 6) * front) * MILLIMETRE,
          Math.sin(angle) * deep * MILLIMETRE,
        ];
      }),
    ),
  );
}

/** The sleeve towards the door. The other one is behind the garment. */
function buildSleeve(cloth: Solid, { length, fall }: Garment): void {
  const sleeve = Math.min(560, length * 0.86);
  const lean = 8 * Math.sin(fall * 3);
  const rings = [0, 0.12, 0.4, 0.7, 1].map((down) =>
    Array.from({ length: SLEEVE_SIDES }, (_, side): Point3 => {
      const angle = (2 * Math.PI * side) / SLEEVE_SIDES;
      const slack = 1 - 0.28 * down + 0.12 * Math.sin(down * 9 + fall);
      return [
        (lean * down + Math.cos(angle) * GARMENT.width * 0.46 * (down === 0 ? 0.6 : slack)) * MILLIMETRE,
        (-78 - down * sleeve) * MILLIMETRE,
        (GARMENT.depth * (0.37 + 0.05 * down) + Math.sin(angle) * 50 * (down === 0 ? 0.5 : slack)) * MILLIMETRE,
      ];
    }),
  );
  cloth.skin(rings);
}

/** Height and inset of the rings of a folded piece, as parts of its height: a round edge all around, and a soft top. */
const FOLD = [
  [0, 0.34],
  [0.2, 0.06],
  [0.5, 0],
  [0.8, 0.06],
  [0.97, 0.3],
] as const;
const FOLD_CORNERS = 3;

/** A folded piece of knitwear of a size in millimetres, its lower middle at the origin. */
export function buildFolded(cloth: Solid, [width, height, depth]: Point3): void {
  const ring = (inset: number, y: number): Point3[] =>
    Array.from({ length: 4 * FOLD_CORNERS }, (_, at): Point3 => {
      const angle = (Math.PI / 2) * (Math.floor(at / FOLD_CORNERS) + (at % FOLD_CORNERS) / (FOLD_CORNERS - 1));
      const corner = Math.floor(at / FOLD_CORNERS);
      const round = Math.max(2, 26 - inset);
      const [right, front] = [corner === 0 || corner === 3 ? 1 : -1, corner < 2 ? 1 : -1];
      return [
        (right * (width / 2 - inset - round) + Math.cos(angle) * round) * MILLIMETRE,
        y * MILLIMETRE,
        (front * (depth / 2 - inset - round) + Math.sin(angle) * round) * MILLIMETRE,
      ];
    });
  const rings = FOLD.map(([up, inset]) => ring(inset * height, up * height));
  // Its top is a last, small ring, a little higher.
  cloth.skin([...rings, ring(Math.min(width, depth) / 2 - 4, height)]);
}

/** Length along a shoe from its heel, 0 to 1; half its width and its height there, in millimetres. */
const LAST = [
  [0, 20, 52],
  [0.05, 29, 62],
  [0.2, 33, 64],
  [0.38, 33, 60],
  [0.55, 36, 48],
  [0.75, 41, 36],
  [0.92, 33, 27],
  [1, 12, 14],
] as const;
const SHOE_SIDES = 8;
const SHOE = 270;
const SOLE = 9;

/** The upper parts of a pair of shoes; the heels are `slope` higher for each millimetre back. Between the toes is the origin. */
export function buildUppers(cloth: Solid, slope: number): void {
  for (const x of PAIR) cloth.skin(LAST.map((one) => ringOf(one, { x, slope, low: SOLE, top: one[2] })));
}

/** Their soles, and their openings, which are as dark. */
export function buildSoles(cloth: Solid, slope: number): void {
  for (const x of PAIR) {
    cloth.skin(LAST.map(([part, half, high]) => ringOf([part, half + 3, high], { x, slope, low: 0, top: SOLE })));
    const [y, z] = [0.78 * SHOE * slope + 58, -0.78 * SHOE];
    cloth.box(
      [(x - 17) * MILLIMETRE, y * MILLIMETRE, (z - 42) * MILLIMETRE],
      [(x + 17) * MILLIMETRE, (y + 8) * MILLIMETRE, (z + 42) * MILLIMETRE],
    );
  }
}

/** Middles of the two shoes of a pair. */
const PAIR = [-50, 50] as const;

function ringOf(
  [part, half]: readonly [part: number, half: number, high: number],
  { x, slope, low, top }: { x: number; slope: number; low: number; top: number },
): Point3[] {
  const back = (1 - part) * SHOE;
  return Array.from({ length: SHOE_SIDES }, (_, side): Point3 => {
    const angle = (2 * Math.PI * side) / SHOE_SIDES;
    const up = Math.max(0, Math.sin(angle)) ** 0.7 * (top - low);
    const narrow = 1 - 0.35 * Math.max(0, Math.sin(angle));
    return [
      (x + Math.cos(angle) * half * narrow) * MILLIMETRE,
      (back * slope + low + up) * MILLIMETRE,
      -back * MILLIMETRE,
    ];
  });
}

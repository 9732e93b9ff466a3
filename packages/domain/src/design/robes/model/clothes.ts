import type { Colour3, Solid } from './solid.ts';
import type { Point3 } from './space.ts';

const METRE = 0.001;
const SIDES = 16;
const SLEEVE_SIDES = 8;

export interface Garment {
  /** Its middle under the tube, and the heights of its shoulders and its hem. Millimetres. */
  x: number;
  z: number;
  top: number;
  hem: number;
  /** How thick it hangs, and how deep from sleeve to sleeve. */
  width: number;
  depth: number;
  colour: Colour3;
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

/** A shirt or a coat on a hanger: round shoulders, folds that grow towards the hem, and the sleeve in front. */
export function hangGarment(cloth: Solid, garment: Garment): void {
  const { x, z, top, hem, width, depth, colour, fall } = garment;
  const shoulder = Math.min(top - hem, 620);
  const rings = CUT.map(([down, wide, deep]) => {
    // Shoulders are the same for short and long ones.
    const y =
      down <= 0.2
        ? top - down * shoulder
        : top - (0.2 * shoulder + ((down - 0.2) / 0.8) * (top - hem - 0.2 * shoulder));
    const fold = 0.3 * Math.max(0, down - 0.1);
    return Array.from({ length: SIDES }, (_, side): Point3 => {
      const angle = (2 * Math.PI * side) / SIDES;
      const [across, along] = [Math.cos(angle), Math.sin(angle)];
      const wave = fold * Math.sin(along * 6.5 + fall + 1.2 * down) + 0.5 * fold * Math.sin(along * 13 + 2.3 * fall);
      const flat = Math.sign(across) * Math.abs(across) ** 0.6;
      return [
        (x + (width / 2) * (wide * flat + wave)) * METRE,
        (y - 6 * fold * Math.cos(3 * angle + fall)) * METRE,
        (z + (depth / 2) * deep * along) * METRE,
      ];
    });
  });
  cloth.skin(rings, { colour });
  hangSleeve(cloth, garment);
}

/** The sleeve towards the door. The other one is behind the garment. */
function hangSleeve(cloth: Solid, { x, z, top, hem, width, depth, colour, fall }: Garment): void {
  const length = Math.min(560, (top - hem) * 0.86);
  const lean = 8 * Math.sin(fall * 3);
  const rings = [0, 0.12, 0.4, 0.7, 1].map((down) =>
    Array.from({ length: SLEEVE_SIDES }, (_, side): Point3 => {
      const angle = (2 * Math.PI * side) / SLEEVE_SIDES;
      const slack = 1 - 0.28 * down + 0.12 * Math.sin(down * 9 + fall);
      return [
        (x + lean * down + Math.cos(angle) * Math.min(25, width * 0.46) * (down === 0 ? 0.6 : slack)) * METRE,
        (top - 78 - down * length) * METRE,
        (z + depth * (0.37 + 0.05 * down) + Math.sin(angle) * 50 * (down === 0 ? 0.5 : slack)) * METRE,
      ];
    }),
  );
  cloth.skin(rings, { colour });
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
const BLACK: Colour3 = [0.012, 0.012, 0.013];

/** A shoe on a sloping board. `at` is the toe's place on the board; the heel is `slope` higher for each millimetre back. */
export function putShoe(cloth: Solid, at: { x: number; y: number; z: number }, slope: number, colour: Colour3): void {
  const ring = ([part, half, high]: (typeof LAST)[number], low: number, top: (high: number) => number): Point3[] => {
    const back = (1 - part) * SHOE;
    return Array.from({ length: SHOE_SIDES }, (_, side): Point3 => {
      const angle = (2 * Math.PI * side) / SHOE_SIDES;
      const up = Math.max(0, Math.sin(angle)) ** 0.7 * (top(high) - low);
      const narrow = 1 - 0.35 * Math.max(0, Math.sin(angle));
      return [
        (at.x + Math.cos(angle) * half * narrow) * METRE,
        (at.y + back * slope + low + up) * METRE,
        (at.z - back) * METRE,
      ];
    });
  };
  cloth.skin(
    LAST.map((one) => ring(one, SOLE, (high) => high)),
    { colour },
  );
  cloth.skin(
    LAST.map(([part, half, high]) => ring([part, half + 3, high] as never, 0, () => SOLE)),
    { colour: BLACK },
  );
  // The opening: dark, as the inside of a shoe is.
  const [y, z] = [at.y + 0.78 * SHOE * slope + 58, at.z - 0.78 * SHOE];
  cloth.box(
    [(at.x - 17) * METRE, y * METRE, (z - 42) * METRE],
    [(at.x + 17) * METRE, (y + 8) * METRE, (z + 42) * METRE],
    { colour: BLACK },
  );
}

import { chanceOf } from './chance.ts';

/** Corners of a chip around its centre of gravity, in turn; a chip of size 1 lies in a circle of radius 1. */
type Shape = readonly (readonly [x: number, y: number])[];

const COUNT = 64;
const SIDES = [3, 4, 4, 4, 5, 5, 5, 6, 6, 7] as const;
/** How long beside its width a chip may be. */
const SLIMMEST = 0.66;

const areaOf = (shape: Shape): number =>
  shape.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = shape[(at + 1) % shape.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Moves a shape so that its centre of gravity is at 0, 0. */
function centred(shape: Shape): Shape {
  let [sumX, sumY] = [0, 0];
  shape.forEach(([x, y], at) => {
    const [nextX, nextY] = shape[(at + 1) % shape.length] ?? [0, 0];
    const cross = x * nextY - nextX * y;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  });
  const six = 6 * areaOf(shape);
  return shape.map(([x, y]) => [x - sumX / six, y - sumY / six]);
}

/** Corners on an ellipse: convex however they lie. */
function makeShape(chance: () => number): Shape {
  const sides = SIDES[Math.floor(chance() * SIDES.length)] ?? 5;
  const slim = SLIMMEST + (1 - SLIMMEST) * chance();
  const corners = Array.from({ length: sides }, (_, at) => {
    const angle = ((at + (chance() - 0.5) * 0.82) / sides) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle) * slim] as const;
  });
  return centred(corners);
}

const chance = chanceOf('chips');

/** The forms that chips come in: convex, of 3 to 7 sides, no two alike. */
export const SHAPES: readonly Shape[] = Array.from({ length: COUNT }, () => makeShape(chance));

/** What a chip of size 1 covers, on average over the forms. */
export const MEAN_AREA = SHAPES.reduce((sum, shape) => sum + areaOf(shape), 0) / COUNT;

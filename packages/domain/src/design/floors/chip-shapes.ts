import { createRandom } from './create-random.ts';

/** Corners of a chip around its centre of gravity, in order; a chip of size 1 fits a circle of radius 1. */
type Shape = readonly (readonly [x: number, y: number])[];

const COUNT = 64;
const SIDES = [3, 4, 4, 4, 5, 5, 5, 6, 6, 7] as const;
/** Least ratio of a chip's sides. */
const SLIMMEST = 0.66;

const computeArea = (shape: Shape): number =>
  shape.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = shape[(at + 1) % shape.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Moves a shape so that its centre of gravity is at 0, 0. */
function centreShape(shape: Shape): Shape {
  let [sumX, sumY] = [0, 0];
  shape.forEach(([x, y], at) => {
    const [nextX, nextY] = shape[(at + 1) % shape.length] ?? [0, 0];
    const cross = x * nextY - nextX * y;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  });
  const six = 6 * computeArea(shape);
  return shape.map(([x, y]) => [x - sumX / six, y - sumY / six]);
}

/** Makes a shape with its corners on an ellipse, so that it is convex. */
function makeShape(random: () => number): Shape {
  const sides = SIDES[Math.floor(random() * SIDES.length)] ?? 5;
  const slim = SLIMMEST + (1 - SLIMMEST) * random();
  const corners = Array.from({ length: sides }, (_, at) => {
    const angle = ((at + (random() - 0.5) * 0.82) / sides) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle) * slim] as const;
  });
  return centreShape(corners);
}

const random = createRandom('chips');

/** The shapes of chips: convex, with 3 to 7 sides, no two alike. */
export const SHAPES: readonly Shape[] = Array.from({ length: COUNT }, () => makeShape(random));

/** Mean area of a chip of size 1. */
export const MEAN_AREA = SHAPES.reduce((sum, shape) => sum + computeArea(shape), 0) / COUNT;

/** A side of a shape: the corner where it begins, the direction that it faces, and its distance from the centre. */
interface Side {
  a: number;
  b: number;
  normalA: number;
  normalB: number;
  far: number;
}

/** The sides of each shape, in order. */
export const SHAPE_SIDES: readonly (readonly Side[])[] = SHAPES.map((shape) =>
  shape.map(([a, b], at) => {
    const [nextA, nextB] = shape[(at + 1) % shape.length] ?? [0, 0];
    const long = Math.hypot(nextA - a, nextB - b);
    const [normalA, normalB] = [(nextB - b) / long, (a - nextA) / long];
    return { a, b, normalA, normalB, far: normalA * a + normalB * b };
  }),
);

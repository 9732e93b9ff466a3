export type Point3 = readonly [x: number, y: number, z: number];
export type Axis = 0 | 1 | 2;
export const AXES: readonly Axis[] = [0, 1, 2];

/** The space that a body fills: least x, y, z, then greatest x, y, z. Metres. */
export type Extent = readonly [number, number, number, number, number, number];

export const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Point3): Point3 => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

export const centreOf = (points: readonly Point3[]): Point3 => {
  const sum = points.reduce<Point3>((all, one) => [all[0] + one[0], all[1] + one[1], all[2] + one[2]], [0, 0, 0]);
  const count = Math.max(1, points.length);
  return [sum[0] / count, sum[1] / count, sum[2] / count];
};

/** The direction of a face of four points, away from the body's centre. */
export function computeFacing(points: readonly Point3[], centre: Point3): Point3 {
  const [a, b, c, d] = points;
  if (!a || !b || !c || !d) return [0, 0, 1];
  const normal = unit(cross(minus(c, a), minus(d, b)));
  return dot(normal, minus(a, centre)) >= 0 ? normal : [-normal[0], -normal[1], -normal[2]];
}

/** The pieces, from the back to the front, that a slanting body is cut into. */
const PIECES = 6;

/** The extents of a body of six faces. */
export function extentsOf(corners: readonly Point3[]): Extent[] {
  const isSlanting = [0, 1, 2, 3].some(
    (bits) => Math.abs((corners[bits]?.[1] ?? 0) - (corners[bits | 4]?.[1] ?? 0)) > 0.01,
  );
  const pieces = isSlanting ? PIECES : 1;
  return Array.from({ length: pieces }, (_, piece) => {
    const points = [piece / pieces, (piece + 1) / pieces].flatMap((front) =>
      [0, 1, 2, 3].map((bits) => between(corners[bits] ?? [0, 0, 0], corners[bits | 4] ?? [0, 0, 0], front)),
    );
    return extentOf(points);
  });
}

const between = (a: Point3, b: Point3, part: number): Point3 => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

/** The extent of some points. */
export function extentOf(points: readonly Point3[]): Extent {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  for (const point of points) {
    for (const axis of AXES) {
      least[axis] = Math.min(least[axis] ?? 0, point[axis]);
      most[axis] = Math.max(most[axis] ?? 0, point[axis]);
    }
  }
  return [...least, ...most] as unknown as Extent;
}

/** Where a copy of a body is: scaled from the origin, then moved. */
export interface Placement {
  at: Point3;
  /** Greater than 0. */
  scale: Point3;
}

export const placePoint = ([x, y, z]: Point3, { at, scale }: Placement): Point3 => [
  x * scale[0] + at[0],
  y * scale[1] + at[1],
  z * scale[2] + at[2],
];

export const placeNormal = ([x, y, z]: Point3, { scale }: Placement): Point3 =>
  unit([x / scale[0], y / scale[1], z / scale[2]]);

export const placeExtent = ([x0, y0, z0, x1, y1, z1]: Extent, place: Placement): Extent => [
  ...placePoint([x0, y0, z0], place),
  ...placePoint([x1, y1, z1], place),
];

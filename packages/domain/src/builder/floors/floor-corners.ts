/** A point of the photo in its pixels: across, down. */
export type Point = readonly [x: number, y: number];

/** Four corners of the floor, in reality a rectangle: near left, near right, far right, far left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Width and depth of the rectangle between the corners, in metres. */
export interface FloorArea {
  width: number;
  depth: number;
}

/** Why corners cannot be those of a floor. */
export type CornersIssue = 'crossing' | 'flat';

/** A corner closer than this part of the longest side to the line through its neighbours makes no usable floor. */
const FLATNESS = 0.004;

const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - by) - (by - ay) * (cx - bx);

/** What is wrong with corners: sides that cross, a corner that points inwards, or three in one line; null when nothing is. */
export const cornersIssue = (corners: Corners): CornersIssue | null => {
  const turns = corners.map((corner, at) => {
    const [next, last] = [corners[(at + 1) % 4], corners[(at + 2) % 4]] as [Point, Point];
    return cross(corner, next, last);
  });
  const sides = corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % 4] as Point;
    return Math.hypot(nextX - x, nextY - y);
  });
  const longest = Math.max(...sides);
  if (!(longest > 0) || !Number.isFinite(longest) || turns.some((turn) => Math.abs(turn) < FLATNESS * longest ** 2))
    return 'flat';
  return turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0) ? null : 'crossing';
};

/** Solves a system of linear equations by elimination with the largest pivot; null when it has no single solution. */
const solve = (rows: number[][]): number[] | null => {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows.slice(column).reduce((best, row, index) => {
      const isLarger = Math.abs(row[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0);
      return isLarger ? column + index : best;
    }, column);
    const [upper, found] = [rows[column], rows[pivot]];
    if (!upper || !found || !(Math.abs(found[column] ?? 0) > 1e-12)) return null;
    rows[pivot] = upper;
    rows[column] = found;
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = (row[column] ?? 0) / (found[column] ?? 1);
      if (factor !== 0) for (let at = column; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (found[at] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
};

/**
 * The matrix that turns metres on the floor, from the near left corner to the right and to the far side, into pixels of
 * the photo: the direct linear transformation of the four corners. Null for corners that have an issue.
 */
export const homographyOf = (corners: Corners, { width, depth }: FloorArea): number[][] | null => {
  if (cornersIssue(corners) !== null || !(width > 0) || !(depth > 0)) return null;
  const floor: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ];
  // Two equations a corner. The last number of the matrix is 1: the near left corner is a point of the photo.
  const rows = corners.flatMap(([x, y], at) => {
    const [right, far] = floor[at] as Point;
    return [
      [right, far, 1, 0, 0, 0, -x * right, -x * far, x],
      [0, 0, 0, right, far, 1, -y * right, -y * far, y],
    ];
  });
  const found = solve(rows);
  if (!found?.every(Number.isFinite)) return null;
  return [found.slice(0, 3), found.slice(3, 6), [...found.slice(6, 8), 1]];
};

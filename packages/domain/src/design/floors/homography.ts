/** A 3 x 3 matrix by rows. */
type Matrix = readonly (readonly number[])[];

const at = (matrix: Matrix, row: number, column: number): number => matrix[row % 3]?.[column % 3] ?? 0;

const cofactor = (matrix: Matrix, row: number, column: number): number =>
  at(matrix, row + 1, column + 1) * at(matrix, row + 2, column + 2) -
  at(matrix, row + 1, column + 2) * at(matrix, row + 2, column + 1);

/** Inverts a homography, scaled to numbers that suit the graphics card; null for a degenerate one. */
export function invertMatrix(matrix: Matrix): number[][] | null {
  const rows = [0, 1, 2].map((row) => [0, 1, 2].map((column) => cofactor(matrix, column, row)));
  const most = Math.max(...rows.flat().map(Math.abs));
  const determinant = [0, 1, 2].reduce((sum, column) => sum + at(matrix, 0, column) * cofactor(matrix, 0, column), 0);
  if (!(most > 0) || !Number.isFinite(most) || determinant === 0) return null;
  return rows.map((row) => row.map((value) => value / most));
}

/** Maps a point by a homography. */
export function applyHomography(matrix: Matrix, [x, y]: readonly [number, number]): readonly [number, number] {
  const [across, down, depth] = [0, 1, 2].map(
    (row) => at(matrix, row, 0) * x + at(matrix, row, 1) * y + at(matrix, row, 2),
  );
  return [(across ?? 0) / (depth ?? 1), (down ?? 0) / (depth ?? 1)];
}

/** The matrix by columns, as WebGL expects it. */
export const toColumnMajor = (matrix: Matrix): Float32Array =>
  new Float32Array([0, 1, 2].flatMap((column) => [0, 1, 2].map((row) => at(matrix, row, column))));

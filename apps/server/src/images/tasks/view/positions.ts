import type { Lens, Projection, Size } from '@vitrine/domain/design/view/projection';

/** Pixels of a cell: within one, positions are interpolated. A panorama bends there by a fiftieth of a pixel. */
const CELL: Size = { width: 8, height: 8 };
const PIXEL: Size = { width: 1, height: 1 };

/** Where a view's pixels are in the frame, as fractions of it, at the corners of cells. */
export interface Positions {
  /** Across and down of each corner, row by row. */
  uv: Float64Array;
  /** Pixels of a cell. */
  cell: Size;
  columns: number;
  rows: number;
}

/**
 * Computes the positions of a view: of a panorama in cells, or pixel by pixel where the view is so steep that it bends
 * too much; a flat image does not bend, and is one cell.
 */
export function positionsOf(toUv: Projection['toUv'], lens: Lens, size: Size, wraps: boolean): Positions {
  const cell = !wraps ? size : lens.mesh ? CELL : PIXEL;
  const columns = Math.ceil(size.width / cell.width) + 1;
  const rows = Math.ceil(size.height / cell.height) + 1;
  const uv = new Float64Array(columns * rows * 2);
  // Corners of single pixels are their centres.
  const shift = cell === PIXEL ? 0.5 : 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = ((column * cell.width + shift) / size.width) * 2 - 1;
      const y = 1 - ((row * cell.height + shift) / size.height) * 2;
      uv.set(toUv(lens, x, y), (row * columns + column) * 2);
    }
  return { uv, cell, columns, rows };
}

/** The least and the greatest position on either side. */
export function boundsOf({ uv }: Positions): { left: number; right: number; top: number; bottom: number } {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let at = 0; at < uv.length; at += 2) {
    const [u, v] = [uv[at] as number, uv[at + 1] as number];
    if (u < bounds.left) bounds.left = u;
    if (u > bounds.right) bounds.right = u;
    if (v < bounds.top) bounds.top = v;
    if (v > bounds.bottom) bounds.bottom = v;
  }
  return bounds;
}

import { tileLimits } from '@vitrine/contract/configurators/tile-limits';
import type { Lens, Projection, Size } from '../projection.ts';
import { gridOf, type Tile } from './tile-grid.ts';

/** Steps of a view's tangent in which it is followed: within one, a direction bends by less than the margin. */
const STEP = 0.04;
/** Tiles this near to the view count too, as a fraction of a tile. */
const MARGIN = 0.1;
/** A cell of the view this near to straight up or down, in fractions of the frame's height, may turn all around. */
const POLE = 0.04;

/**
 * The tiles of one scale that a view of a panorama shows, those in its middle first. It covers the view, and has no
 * tile that is further than a tenth of a tile beside it.
 * @param frame pixels of the scale
 */
export function visibleTiles(
  projection: Pick<Projection, 'toUv'>,
  lens: Lens,
  frame: Size,
  scale: Tile['scale'],
): Tile[] {
  const { columns, rows } = gridOf(frame);
  const across = Math.ceil((2 * lens.halfExtent[0]) / STEP);
  const down = Math.ceil((2 * lens.halfExtent[1]) / STEP);
  /** Number of a tile in the grid -> how far it is from the middle of the view. */
  const found = new Map<number, number>();
  const at = (x: number, y: number) => projection.toUv(lens, (2 * x) / across - 1, (2 * y) / down - 1);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const corners = [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)];
      const distance = Math.hypot((x + 0.5) / across - 0.5, (y + 0.5) / down - 0.5);
      const isAtPole = corners.some(([, v]) => v < POLE || v > 1 - POLE);
      const seenColumns = isAtPole ? countTo(columns) : columnsOf(unturned(corners), frame.width, columns);
      for (const row of rowsOf(corners, frame.height, rows))
        for (const column of seenColumns) {
          const tile = row * columns + column;
          found.set(tile, Math.min(distance, found.get(tile) ?? distance));
        }
    }
  return [...found]
    .sort(([, one], [, other]) => one - other)
    .map(([tile]) => ({ scale, column: tile % columns, row: Math.floor(tile / columns) }));
}

/** Positions around, each less than half a turn from the first. */
function unturned(corners: readonly (readonly [number, number])[]): number[] {
  const first = corners[0]?.[0] ?? 0;
  return corners.map(([u]) => u - Math.round(u - first));
}

const { size } = tileLimits;

const countTo = (end: number, from = 0): number[] =>
  Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at);

function rowsOf(corners: readonly (readonly [number, number])[], height: number, rows: number): number[] {
  const pixels = corners.map(([, v]) => v * height);
  const first = Math.max(0, Math.floor(Math.min(...pixels) / size - MARGIN));
  return countTo(Math.min(rows - 1, Math.floor(Math.max(...pixels) / size + MARGIN)) + 1, first);
}

/** The columns of a range that may go on at the other side, where the last column may be narrower. */
function columnsOf(positions: readonly number[], width: number, columns: number): number[] {
  const [least, most] = [Math.min(...positions), Math.max(...positions)];
  const length = (most - least) * width + 2 * MARGIN * size;
  if (length >= width) return countTo(columns);
  const from = least * width - MARGIN * size;
  const start = from - Math.floor(from / width) * width;
  const end = start + length;
  const beyond = end >= width ? countTo(Math.floor((end - width) / size) + 1) : [];
  return [...countTo(Math.min(columns, Math.floor(end / size) + 1), Math.floor(start / size)), ...beyond];
}

import { tileLimits } from '@vitrine/contract/configurators/tile-limits';
import type { AssetTiles, TileLevel } from '@vitrine/contract/latest-file';
import type { Size } from '../projection.ts';

/** A tile of a grid over the whole frame. */
export interface Tile {
  scale: TileLevel['scale'];
  column: number;
  row: number;
}

/** Pixels of a scale. */
export interface PixelArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Columns and rows of the grid over a frame of that size, in pixels of its scale. */
export const gridOf = ({ width, height }: Size): { columns: number; rows: number } => ({
  columns: Math.ceil(width / tileLimits.size),
  rows: Math.ceil(height / tileLimits.size),
});

/** The pixels that a tile shows; the last of a row or column may be smaller. */
export function tileArea({ column, row }: Omit<Tile, 'scale'>, { width, height }: Size): PixelArea {
  const { size } = tileLimits;
  const [x, y] = [column * size, row * size];
  return { x, y, width: Math.min(size, width - x), height: Math.min(size, height - y) };
}

/** The pixels in a tile's file: those it shows, and the edge around them, which may exceed the frame. */
export function tileFileArea(tile: Omit<Tile, 'scale'>, frame: Size): PixelArea {
  const { edge } = tileLimits;
  const { x, y, width, height } = tileArea(tile, frame);
  return { x: x - edge, y: y - edge, width: width + 2 * edge, height: height + 2 * edge };
}

/** The path of a tile's file; null where the image has nothing to show. */
export function tileFile({ name, levels }: AssetTiles, { scale, column, row }: Tile): string | null {
  const level = levels.find((one) => one.scale === scale);
  if (!level) return null;
  const [left, top, columns, rows] = level.area;
  const [x, y] = [column - left, row - top];
  if (x < 0 || y < 0 || x >= columns || y >= rows) return null;
  return isPresent(level, y * columns + x) ? `${name}-${scale}-${column}-${row}.webp` : null;
}

const isPresent = ({ present }: TileLevel, index: number): boolean => {
  if (present === undefined) return true;
  const digit = Number.parseInt(present.charAt(index >> 2), 16);
  return ((digit >> (3 - (index & 3))) & 1) === 1;
};

/** Writes which tiles of an area have content; undefined when all have. */
export function writePresent(flags: readonly boolean[]): string | undefined {
  if (flags.every(Boolean)) return undefined;
  let text = '';
  for (let from = 0; from < flags.length; from += 4) {
    const digit = [0, 1, 2, 3].reduce((sum, bit) => sum + (flags[from + bit] ? 8 >> bit : 0), 0);
    text += digit.toString(16);
  }
  return text;
}

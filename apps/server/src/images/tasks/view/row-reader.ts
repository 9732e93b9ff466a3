import { mixFour, mixTwo, type Pixels, WHOLE } from './pixels.ts';
import type { Texture } from './textures.ts';

/** Equal steps in one direction, as fractions of a texture. */
export interface Steps {
  first: number;
  step: number;
  count: number;
}

/** The two pixels around each position, and how far it is from the first, 0 to 256. The last pixels go on beyond. */
interface Neighbours {
  one: Int32Array;
  other: Int32Array;
  share: Int32Array;
}

function neighboursOf({ first, step, count }: Steps, pixels: number): Neighbours {
  const [one, other, share] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  const inside = (at: number): number => Math.min(pixels - 1, Math.max(0, at));
  for (let index = 0; index < count; index++) {
    const exact = (first + step * index) * pixels - 0.5;
    const lower = Math.floor(exact);
    one[index] = inside(lower);
    other[index] = inside(lower + 1);
    share[index] = Math.round((exact - lower) * WHOLE);
  }
  return { one, other, share };
}

/** One copy of a texture with the neighbours of all columns and rows. */
class CopyReader {
  readonly #data: Int32Array;
  readonly #width: number;
  readonly #columns: Neighbours;
  readonly #rows: Neighbours;

  constructor({ data, width, height }: Pixels, across: Steps, down: Steps) {
    this.#data = data;
    this.#width = width;
    this.#columns = neighboursOf(across, width);
    this.#rows = neighboursOf(down, height);
  }

  /** Writes the columns from `from` up to `end` of a row. */
  readRow(to: Int32Array, row: number, from: number, end: number): void {
    const data = this.#data;
    const { one, other, share } = this.#columns;
    const upper = (this.#rows.one[row] as number) * this.#width;
    const lower = (this.#rows.other[row] as number) * this.#width;
    const down = this.#rows.share[row] as number;
    for (let column = from; column < end; column++) {
      const left = one[column] as number;
      const right = other[column] as number;
      to[column] = mixFour(
        data[upper + left] as number,
        data[upper + right] as number,
        data[lower + left] as number,
        data[lower + right] as number,
        share[column] as number,
        down,
      );
    }
  }
}

/** Reads the columns from `from` up to `end` of a row of a view. Returns the colours by column, the same memory each time. */
export type ReadRow = (row: number, from: number, end: number) => Int32Array;

/**
 * Reads a texture along its own columns and rows, where each column of a view has the same neighbours in all rows.
 * @param level which copy is read, or between which two: 0 is the image itself
 */
export function rowReader(texture: Texture, level: number, across: Steps, down: Steps): ReadRow {
  const exact = Math.min(texture.length - 1, Math.max(0, level));
  const first = Math.floor(exact);
  const share = Math.round((exact - first) * WHOLE);
  const large = new CopyReader(texture[first] as Pixels, across, down);
  const small = share === 0 ? null : new CopyReader(texture[first + 1] as Pixels, across, down);
  const [line, other] = [new Int32Array(across.count), new Int32Array(across.count)];
  return (row, from, end) => {
    large.readRow(line, row, from, end);
    if (!small) return line;
    small.readRow(other, row, from, end);
    for (let column = from; column < end; column++)
      line[column] = mixTwo(line[column] as number, other[column] as number, share);
    return line;
  };
}

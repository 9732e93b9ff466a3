import { type FramePart, mixFour, WHOLE } from './pixels.ts';

/**
 * Writes the colours along a line of an image to `to`.
 * @param u the first position in pixels of the image, (0, 0) being the centre of its first pixel; `v` likewise
 * @param stepU from each position to the next one; `stepV` likewise
 */
export type ReadLine = (to: Int32Array, count: number, u: number, v: number, stepU: number, stepV: number) => void;

/** The column of a part, or the nearest one of it; a part that goes all around begins again. */
const columnIn = ({ x, width, frameWidth, wraps }: FramePart): ((column: number) => number) =>
  wraps && width >= frameWidth
    ? (column) => (((column - x) % width) + width) % width
    : (column) => (column <= x ? 0 : column >= x + width ? width - 1 : column - x);

/** Where the row begins, or the nearest one. */
const rowIn =
  ({ y, width, height }: FramePart): ((row: number) => number) =>
  (row) =>
    (row <= y ? 0 : row >= y + height ? height - 1 : row - y) * width;

/** Reads between the four nearest pixels. */
export function linearReader(part: FramePart): ReadLine {
  const { data, x: left, y: top, width, height } = part;
  const [column, row] = [columnIn(part), rowIn(part)];
  const hasNeighbours = (u: number, v: number): boolean =>
    u >= left && v >= top && u < left + width - 1 && v < top + height - 1;
  const readAtEdge = (u: number, v: number): number => {
    const [x, y] = [Math.floor(u), Math.floor(v)];
    const [x0, x1, y0, y1] = [column(x), column(x + 1), row(y), row(y + 1)];
    return mixFour(
      data[y0 + x0] as number,
      data[y0 + x1] as number,
      data[y1 + x0] as number,
      data[y1 + x1] as number,
      ((u - x) * WHOLE + 0.5) | 0,
      ((v - y) * WHOLE + 0.5) | 0,
    );
  };
  return (to, count, u, v, stepU, stepV) => {
    // A line crosses the part once: only its ends can be at an edge.
    let first = 0;
    for (; first < count && !hasNeighbours(u + stepU * first, v + stepV * first); first++)
      to[first] = readAtEdge(u + stepU * first, v + stepV * first);
    let end = count;
    for (; end > first && !hasNeighbours(u + stepU * (end - 1), v + stepV * (end - 1)); end--)
      to[end - 1] = readAtEdge(u + stepU * (end - 1), v + stepV * (end - 1));
    for (let step = first; step < end; step++) {
      const x = u + stepU * step - left;
      const y = v + stepV * step - top;
      const at = (y | 0) * width + (x | 0);
      const below = at + width;
      to[step] = mixFour(
        data[at] as number,
        data[at + 1] as number,
        data[below] as number,
        data[below + 1] as number,
        ((x - (x | 0)) * WHOLE + 0.5) | 0,
        ((y - (y | 0)) * WHOLE + 0.5) | 0,
      );
    }
  };
}

/** Reads by cubic convolution (Keys 1981, a = -1/2), which preserves sharpness. */
export function cubicReader(part: FramePart): ReadLine {
  const { data } = part;
  const [column, row] = [columnIn(part), rowIn(part)];
  const readAt = (u: number, v: number): number => {
    const [x, y] = [Math.floor(u), Math.floor(v)];
    const [across, down] = [weights(u - x), weights(v - y)];
    let [red, green, blue] = [0, 0, 0];
    for (let below = 0; below < 4; below++) {
      const line = row(y - 1 + below);
      for (let right = 0; right < 4; right++) {
        const weight = (down[below] as number) * (across[right] as number);
        const pixel = data[line + column(x - 1 + right)] as number;
        red += weight * (pixel & 255);
        green += weight * ((pixel >>> 8) & 255);
        blue += weight * ((pixel >>> 16) & 255);
      }
    }
    return (byte(blue) << 16) | (byte(green) << 8) | byte(red);
  };
  return (to, count, u, v, stepU, stepV) => {
    for (let step = 0; step < count; step++) to[step] = readAt(u + stepU * step, v + stepV * step);
  };
}

const byte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value));

/** The weight of each of four neighbours at the distance `t` beyond the second. */
function weights(t: number): readonly [number, number, number, number] {
  const [t2, t3] = [t * t, t * t * t];
  return [(-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2];
}

/**
 * Pixels of an image from the top row down, each a number: red in its lowest eight bits, then green, blue and alpha, which
 * are the bytes that sharp reads and writes. Arithmetic on two channels at once makes drawing several times faster.
 */
export interface Pixels {
  data: Int32Array;
  width: number;
  height: number;
}

/**
 * Pixels of a part of a frame. Columns and rows count from the frame's corner; inside a panorama (`wraps`) the part may
 * reach over the seam.
 */
export interface FramePart extends Pixels {
  x: number;
  y: number;
  /** Size of the whole frame. */
  frameWidth: number;
  frameHeight: number;
  wraps: boolean;
}

/** The channels that are calculated together, with eight free bits above each. */
const PAIR = 0xff00ff;
const HALVES = 0x800080;
/** A whole as fractions of pixels are counted. */
export const WHOLE = 256;

/**
 * Mixes the four pixels around a position, without their alpha.
 * @param right how far it is from the first column to the second, 0 to 256; `lower` from the first row to the second
 */
export function mixFour(a: number, b: number, c: number, d: number, right: number, lower: number): number {
  const last = (right * lower) >> 8;
  const second = right - last;
  const third = lower - last;
  const first = WHOLE - right - third;
  const pair =
    Math.imul(a & PAIR, first) +
    Math.imul(b & PAIR, second) +
    Math.imul(c & PAIR, third) +
    Math.imul(d & PAIR, last) +
    HALVES;
  const green =
    ((a >>> 8) & 255) * first + ((b >>> 8) & 255) * second + ((c >>> 8) & 255) * third + ((d >>> 8) & 255) * last + 128;
  return ((pair >>> 8) & PAIR) | (green & 0xff00);
}

/** Mixes two colours; `share` of the second is 0 to 256. */
export function mixTwo(one: number, other: number, share: number): number {
  const rest = WHOLE - share;
  const pair = Math.imul(one & PAIR, rest) + Math.imul(other & PAIR, share) + HALVES;
  const green = ((one >>> 8) & 255) * rest + ((other >>> 8) & 255) * share + 128;
  return ((pair >>> 8) & PAIR) | (green & 0xff00);
}

/** Puts a colour that is multiplied by its alpha over another. */
export function putOver(over: number, under: number): number {
  const rest = 255 - (over >>> 24);
  const pair = Math.imul(under & PAIR, rest) + HALVES;
  const green = ((under >>> 8) & 255) * rest + 128;
  // Divides by 255, rounded.
  const pairUnder = ((pair + ((pair >>> 8) & PAIR)) >>> 8) & PAIR;
  const greenUnder = (green + (green >> 8)) & 0xff00;
  return (over & 0xffffff) + (pairUnder | greenUnder);
}

/**
 * Half an image, as the graphics card draws it: each pixel is read between the four around its centre. In an even size
 * it is their mean.
 */
export function halve({ data, width, height }: Pixels): Pixels {
  const across = Math.max(1, width >> 1);
  const down = Math.max(1, height >> 1);
  const half = new Int32Array(across * down);
  if (width === 2 * across && height === 2 * down)
    return { data: meansOfFour(data, half, across), width: across, height: down };
  const columns = new Int32Array(across * 3);
  for (let x = 0; x < across; x++) columns.set(between(x, across, width), x * 3);
  for (let y = 0, to = 0; y < down; y++) {
    const [top = 0, bottom = 0, lower = 0] = between(y, down, height);
    for (let x = 0; x < across; x++, to++) {
      const left = columns[x * 3] as number;
      const next = columns[x * 3 + 1] as number;
      half[to] = mixFour(
        data[top * width + left] as number,
        data[top * width + next] as number,
        data[bottom * width + left] as number,
        data[bottom * width + next] as number,
        columns[x * 3 + 2] as number,
        lower,
      );
    }
  }
  return { data: half, width: across, height: down };
}

const TWO_EACH = 0x020002;

/** Writes the mean of each square of four pixels. */
function meansOfFour(data: Int32Array, half: Int32Array, across: number): Int32Array {
  for (let to = 0, from = 0; to < half.length; from += 2 * across)
    for (const end = to + across; to < end; to++, from += 2) {
      const a = data[from] as number;
      const b = data[from + 1] as number;
      const c = data[from + 2 * across] as number;
      const d = data[from + 2 * across + 1] as number;
      const pair = (a & PAIR) + (b & PAIR) + (c & PAIR) + (d & PAIR) + TWO_EACH;
      const green = ((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255) + 2;
      half[to] = ((pair >>> 2) & PAIR) | ((green << 6) & 0xff00);
    }
  return half;
}

/** The two pixels that one of a smaller image is read between, and how far it is from the first. */
function between(at: number, small: number, large: number): [number, number, number] {
  const position = Math.max(0, ((at + 0.5) / small) * large - 0.5);
  const first = Math.min(large - 1, Math.floor(position));
  return [first, Math.min(large - 1, first + 1), Math.round((position - first) * WHOLE)];
}

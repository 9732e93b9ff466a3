import { linearReader, type ReadLine } from './line-readers.ts';
import { type FramePart, halve, mixTwo, WHOLE } from './pixels.ts';

/** Copies of a frame, each half the size of the one before: as many as the viewer's compositor has. */
const SMALLER_COPIES = 3;
/** A part whose corner and size are multiples of this has whole pixels in every copy. */
export const COPY_GRID = 2 ** SMALLER_COPIES;
/** The viewer reads a slightly larger copy than the card would choose, because that looks better. */
const LARGER = 0.3;

interface Copy {
  part: FramePart;
  read: ReadLine;
  /** Its pixels for one of the frame's. */
  across: number;
  down: number;
}

/** Reads between two copies of a frame, so that a view with many of its pixels on one of its own does not flicker. */
export function copiesReader(whole: FramePart): (step: number) => ReadLine {
  const copies: Copy[] = [];
  const copyAt = (level: number): Copy => {
    const known = copies[level];
    if (known) return known;
    const part = level === 0 ? whole : smallerCopy(copyAt(level - 1).part);
    const [across, down] = [part.frameWidth / whole.frameWidth, part.frameHeight / whole.frameHeight];
    const copy = { part, read: linearReader(part), across, down };
    copies[level] = copy;
    return copy;
  };
  let last: { step: number; read: ReadLine } | null = null;
  return (step) => {
    // In a flat image all pixels are as far apart.
    if (last?.step !== step) last = { step, read: readerBetween(copyAt, step) };
    return last.read;
  };
}

function readerBetween(copyAt: (level: number) => Copy, step: number): ReadLine {
  const level = Math.min(SMALLER_COPIES, Math.max(0, Math.log2(step) - LARGER));
  const first = Math.floor(level);
  const share = Math.round((level - first) * WHOLE);
  const large = copyAt(first);
  const small = share === 0 ? large : copyAt(first + 1);
  if (share === 0) return lineOf(large);
  const [readLarge, readSmall] = [lineOf(large), lineOf(small)];
  let other = new Int32Array(0);
  return (to, count, u, v, stepU, stepV) => {
    if (other.length < count) other = new Int32Array(count);
    readLarge(to, count, u, v, stepU, stepV);
    readSmall(other, count, u, v, stepU, stepV);
    for (let step = 0; step < count; step++) to[step] = mixTwo(to[step] as number, other[step] as number, share);
  };
}

/** Reads a copy at positions of the frame. */
const lineOf =
  ({ read, across, down }: Copy): ReadLine =>
  (to, count, u, v, stepU, stepV) =>
    read(to, count, (u + 0.5) * across - 0.5, (v + 0.5) * down - 0.5, stepU * across, stepV * down);

function smallerCopy(part: FramePart): FramePart {
  const { x, y, frameWidth, frameHeight, wraps } = part;
  const frame = { frameWidth: frameWidth >> 1, frameHeight: frameHeight >> 1, wraps };
  return { ...halve(part), x: x / 2, y: y / 2, ...frame };
}

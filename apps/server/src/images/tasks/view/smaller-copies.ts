import { type FramePart, halve, mixTwo, WHOLE } from './pixels.ts';
import { linearReader, type Read } from './resample.ts';

/** Copies of a frame, each half the size of the one before: as many as the viewer's compositor has. */
const SMALLER_COPIES = 3;
/** A part whose corner and size are multiples of this has whole pixels in every copy. */
export const COPY_GRID = 2 ** SMALLER_COPIES;
/** The viewer reads a slightly larger copy than the card would choose, because that looks better. */
const LARGER = 0.3;

/** Reads between two copies of a frame, so that a view with many of its pixels on one of its own does not flicker. */
export function copiesReader(part: FramePart): (step: number) => Read {
  const copies = [part];
  while (copies.length <= SMALLER_COPIES) copies.push(smallerCopy(copies.at(-1) ?? part));
  const readers = copies.map(linearReader);
  const factors = copies.map(({ frameWidth, frameHeight }) => [
    frameWidth / part.frameWidth,
    frameHeight / part.frameHeight,
  ]);
  return (step) => {
    const level = Math.min(SMALLER_COPIES, Math.max(0, Math.log2(step) - LARGER));
    const first = Math.floor(level);
    const share = Math.round((level - first) * WHOLE);
    const [large, small] = [readers[first], readers[first + 1]] as [Read, Read];
    const [acrossLarge = 1, downLarge = 1] = factors[first] ?? [];
    const [acrossSmall = 1, downSmall = 1] = factors[first + 1] ?? [];
    return (u, v) => {
      const one = large((u + 0.5) * acrossLarge - 0.5, (v + 0.5) * downLarge - 0.5);
      if (share === 0) return one;
      return mixTwo(one, small((u + 0.5) * acrossSmall - 0.5, (v + 0.5) * downSmall - 0.5), share);
    };
  };
}

function smallerCopy(part: FramePart): FramePart {
  const { x, y, frameWidth, frameHeight, wraps } = part;
  const frame = { frameWidth: frameWidth >> 1, frameHeight: frameHeight >> 1, wraps };
  return { ...halve(part), x: x / 2, y: y / 2, ...frame };
}

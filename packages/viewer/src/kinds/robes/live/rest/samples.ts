/** Samples of a refined frame. */
export const SAMPLES = 16;
/** The weight of a sample, while the average of all before it has the rest, is one part of at least this many. */
const PARTS = 5;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** A number between 0 and 1 from the digits of an index, evenly spread over any run of indexes. */
function radicalInverse(index: number, base: number): number {
  let [value, part, left] = [0, 1 / base, index];
  while (left > 0) {
    value += (left % base) * part;
    left = Math.floor(left / base);
    part /= base;
  }
  return value;
}

/** Where a sample is in its pixel, from the centre; the frame itself, sample 0, is in the centre. */
export const offsetInPixel = (sample: number): readonly [x: number, y: number] =>
  sample === 0 ? [0, 0] : [radicalInverse(sample, 2) - 0.5, radicalInverse(sample, 3) - 0.5];

/** Where the light of a sample comes from, in a circle of radius 1: first from near its centre, so that shadows widen. */
export const offsetOfLight = (sample: number): readonly [x: number, y: number] => {
  const radius = Math.sqrt(sample / (SAMPLES + 1));
  return [radius * Math.cos(sample * GOLDEN), radius * Math.sin(sample * GOLDEN)];
};

/**
 * How much of the shown average a sample becomes. The first ones are a fifth each, so that the change from the frame is
 * a blend; at the end all have the same part, and the frame, which has antialiasing of its own, a tenth.
 */
export const weightOf = (sample: number): number => (sample === 0 ? 1 : 1 / Math.max(PARTS, sample));

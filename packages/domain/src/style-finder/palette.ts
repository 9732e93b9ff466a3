import { distance, type Lab, unweighted, weighted } from './oklab.ts';

export interface Swatch {
  colour: Lab;
  /** Share of the whole, 0 to 1. */
  share: number;
}

/** The colours of an image, the most frequent first; shares add up to 1. */
export type Palette = readonly Swatch[];

const ROUNDS = 8;
/** Clusters closer than this look like one colour. */
const SAME = 0.03;

/** A flat list of colours, scaled so that Euclidean distances match those that an eye sees. */
const flatten = (colours: readonly Lab[]): Float64Array => {
  const flat = new Float64Array(colours.length * 3);
  for (const [at, colour] of colours.entries()) flat.set(weighted(colour), at * 3);
  return flat;
};

/** Squared distance of two colours of flat lists. */
const gap = (one: Float64Array, at: number, other: Float64Array, to: number): number => {
  const l = (one[at * 3] ?? 0) - (other[to * 3] ?? 0);
  const a = (one[at * 3 + 1] ?? 0) - (other[to * 3 + 1] ?? 0);
  const b = (one[at * 3 + 2] ?? 0) - (other[to * 3 + 2] ?? 0);
  return l * l + a * a + b * b;
};

/** The mean first, then each time the colour farthest from all others. Deterministic for the same pixels. */
const startsOf = (colours: Float64Array, count: number): Float64Array => {
  const pixels = colours.length / 3;
  const starts = new Float64Array(count * 3);
  for (let at = 0; at < colours.length; at++) starts[at % 3] = (starts[at % 3] ?? 0) + (colours[at] ?? 0) / pixels;
  const gaps = Float64Array.from({ length: pixels }, (_, at) => gap(colours, at, starts, 0));
  for (let start = 1; start < count; start++) {
    let far = 0;
    for (let at = 1; at < pixels; at++) if ((gaps[at] ?? 0) > (gaps[far] ?? 0)) far = at;
    if ((gaps[far] ?? 0) === 0) return starts.subarray(0, start * 3);
    starts.set(colours.subarray(far * 3, far * 3 + 3), start * 3);
    for (let at = 0; at < pixels; at++) gaps[at] = Math.min(gaps[at] ?? 0, gap(colours, at, starts, start));
  }
  return starts;
};

/** The means of the pixels nearest to each centre, and their counts. */
const settled = (colours: Float64Array, centres: Float64Array): { sums: Float64Array; counts: Float64Array } => {
  const sums = new Float64Array(centres.length);
  const counts = new Float64Array(centres.length / 3);
  for (let at = 0; at < colours.length / 3; at++) {
    let best = 0;
    let least = gap(colours, at, centres, 0);
    for (let centre = 1; centre < counts.length; centre++) {
      const next = gap(colours, at, centres, centre);
      if (next < least) [best, least] = [centre, next];
    }
    counts[best] = (counts[best] ?? 0) + 1;
    for (let axis = 0; axis < 3; axis++) {
      sums[best * 3 + axis] = (sums[best * 3 + axis] ?? 0) + (colours[at * 3 + axis] ?? 0);
    }
  }
  return { sums, counts };
};

const merged = (swatches: readonly Swatch[]): Swatch[] => {
  const apart: Swatch[] = [];
  for (const swatch of swatches) {
    const at = apart.findIndex(({ colour }) => distance(colour, swatch.colour) < SAME);
    const twin = apart[at];
    if (twin === undefined) apart.push(swatch);
    else apart[at] = { ...twin, share: twin.share + swatch.share };
  }
  return apart.sort((one, other) => other.share - one.share);
};

/** At most `count` colours that represent all of these: deterministic k-means in OKLab. */
export const paletteOf = (colours: readonly Lab[], count: number): Palette => {
  if (colours.length === 0) return [];
  const flat = flatten(colours);
  let centres: Float64Array = startsOf(flat, count);
  let counts: Float64Array = new Float64Array(0);
  for (let round = 0; round < ROUNDS; round++) {
    const found = settled(flat, centres);
    counts = found.counts;
    centres = found.sums.map((sum, at) => {
      const size = counts[Math.floor(at / 3)] ?? 0;
      return size === 0 ? (centres[at] ?? 0) : sum / size;
    });
  }
  const swatches = [...counts].map((size, at) => ({
    colour: unweighted(centres.subarray(at * 3, at * 3 + 3)),
    share: size / colours.length,
  }));
  return merged(swatches.filter(({ share }) => share > 0).sort((one, other) => other.share - one.share));
};

/** The mean colour of a palette. */
export const meanOf = (palette: Palette): Lab => {
  const sum = (axis: 0 | 1 | 2): number => palette.reduce((all, { colour, share }) => all + colour[axis] * share, 0);
  return [sum(0), sum(1), sum(2)];
};

import type { Pixels } from './pixels.ts';

/** A colour in OKLab: lightness 0 to 1, green to red, blue to yellow. Distances match those that an eye sees. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** The eye distinguishes hues with close values; lightness has a much wider range. */
const HUE_WEIGHT = 2;

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** OKLab of an sRGB colour, 0 to 255 a channel. */
export const toLab = (red: number, green: number, blue: number): Lab => {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

/** A colour scaled so that its Euclidean distances match those that an eye sees. */
export const weighted = ([lightness, a, b]: Lab): Lab => [lightness, HUE_WEIGHT * a, HUE_WEIGHT * b];

/** The colour before scaling. */
export const unweighted = ([lightness = 0, a = 0, b = 0]: ArrayLike<number> & Iterable<number>): Lab => [
  lightness,
  a / HUE_WEIGHT,
  b / HUE_WEIGHT,
];

/** How different two colours look: 1 between black and white. */
export const distance = (one: Lab, other: Lab): number => {
  const [l, a, b] = [one[0] - other[0], HUE_WEIGHT * (one[1] - other[1]), HUE_WEIGHT * (one[2] - other[2])];
  return Math.sqrt(l * l + a * a + b * b);
};

export const chroma = ([, a, b]: Lab): number => Math.hypot(a, b);

/** Every pixel's colour. */
export const labsOf = ({ data }: Pixels): Lab[] =>
  Array.from({ length: Math.floor(data.length / 3) }, (_, pixel) =>
    toLab(data[pixel * 3] ?? 0, data[pixel * 3 + 1] ?? 0, data[pixel * 3 + 2] ?? 0),
  );

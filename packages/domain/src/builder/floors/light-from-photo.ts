/** Grey values of an image, 0 to 255, row by row. */
export interface GreyImage {
  data: Uint8ClampedArray | Uint8Array;
  width: number;
  height: number;
}

/** How far light is averaged, as a part of the image's width: the pattern of the old floor disappears, shadows stay. */
const BLUR = 0.03;
/** The part of the floor that is darker than what counts as fully lit. */
const LIT = 0.9;
/** The darkest light: what is darker in the photo is probably an object. */
const DARKEST = 90;

/** Sums of a window over rows or columns, with the same result whatever its direction. */
const blurLines = (values: Float64Array, lines: number, length: number, step: number, next: number, reach: number) => {
  const line = new Float64Array(length);
  for (let at = 0; at < lines; at++) {
    const start = at * next;
    let sum = 0;
    for (let index = 0; index < Math.min(reach, length); index++) sum += values[start + index * step] ?? 0;
    for (let index = 0; index < length; index++) {
      if (index + reach < length) sum += values[start + (index + reach) * step] ?? 0;
      line[index] = sum;
      if (index - reach >= 0) sum -= values[start + (index - reach) * step] ?? 0;
    }
    for (let index = 0; index < length; index++) values[start + index * step] = line[index] ?? 0;
  }
};

const blur = (values: Float64Array, { width, height }: GreyImage, reach: number): void => {
  for (let round = 0; round < 2; round++) {
    blurLines(values, height, width, 1, width, reach);
    blurLines(values, width, height, width, 1, reach);
  }
};

/**
 * The light on the floor of a photo, for the viewer, which multiplies flakes by it: the brightness of the floor, blurred,
 * with the brightest tenth as full light. Outside the floor it goes on as at its edge, so that no seam appears.
 * @param mask white where the floor is; of the same size
 */
export const lightFromPhoto = (photo: GreyImage, mask: GreyImage): GreyImage => {
  const { width, height } = photo;
  const weights = Float64Array.from(mask.data, (value) => value / 255);
  const light = Float64Array.from(photo.data, (value, at) => value * (weights[at] ?? 0));
  const reach = Math.max(1, Math.round(width * BLUR));
  blur(light, photo, reach);
  blur(weights, photo, reach);
  const onFloor = [...mask.data.keys()]
    .filter((at) => (mask.data[at] ?? 0) > 127)
    .map((at) => (light[at] ?? 0) / (weights[at] || 1))
    .sort((one, other) => one - other);
  const full = onFloor[Math.floor(onFloor.length * LIT)] || 255;
  const data = Uint8ClampedArray.from(light, (value, at) => {
    const weight = weights[at] ?? 0;
    return weight < 1e-3 ? 255 : Math.max(DARKEST, Math.min(255, Math.round((value / weight / full) * 255)));
  });
  return { data, width, height };
};

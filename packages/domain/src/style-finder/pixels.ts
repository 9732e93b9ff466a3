/** An image as red, green and blue bytes, row by row. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** The rows between two shares of the height: 0 is the top, 1 the bottom. At least one row. */
export const band = ({ data, width, height }: Pixels, from: number, to: number): Pixels => {
  const first = Math.min(height - 1, Math.floor(from * height));
  const last = Math.max(first + 1, Math.round(to * height));
  return { data: data.subarray(first * width * 3, last * width * 3), width, height: last - first };
};

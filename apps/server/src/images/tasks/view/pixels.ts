/** Opaque pixels of an image: red, green and blue of each, from the top row down. */
export interface Pixels {
  data: Uint8Array;
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

/**
 * Half an image, as the graphics card draws it: each pixel is read between the four around its centre. In an even size
 * it is their mean.
 */
export function halve({ data, width, height }: Pixels): Pixels {
  const [across, down] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const half = new Uint8Array(across * down * 3);
  for (let y = 0; y < down; y++) {
    const row = ((y + 0.5) / down) * height - 0.5;
    const top = Math.floor(row);
    const lower = row - top;
    const [upperRow, lowerRow] = [top * width, Math.min(height - 1, top + 1) * width];
    for (let x = 0; x < across; x++) {
      const column = ((x + 0.5) / across) * width - 0.5;
      const left = Math.floor(column);
      const right = column - left;
      const next = Math.min(width - 1, left + 1);
      const [a, b, c, d] = [(upperRow + left) * 3, (upperRow + next) * 3, (lowerRow + left) * 3, (lowerRow + next) * 3];
      for (let channel = 0; channel < 3; channel++) {
        const upper = at(data, a + channel) * (1 - right) + at(data, b + channel) * right;
        const under = at(data, c + channel) * (1 - right) + at(data, d + channel) * right;
        half[(y * across + x) * 3 + channel] = upper * (1 - lower) + under * lower + 0.5;
      }
    }
  }
  return { data: half, width: across, height: down };
}

const at = (data: Uint8Array, index: number): number => data[index] as number;

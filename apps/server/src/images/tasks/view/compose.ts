import { type FramePart, type Pixels, putOver } from './pixels.ts';

/** A decoded image with its corner in the frame. */
export interface PlacedPixels extends Pixels {
  x: number;
  y: number;
}

/**
 * Draws images over each other in a part of their frame, in 8 bits a step, as the viewer's compositor does: the first
 * one replaces, the others blend by their alpha.
 * @param memory where the part is drawn, zeroed
 */
export function compose(
  layers: readonly PlacedPixels[],
  part: Omit<FramePart, 'data'>,
  memory = new ArrayBuffer(part.width * part.height * 4),
): FramePart {
  const data = new Int32Array(memory, 0, part.width * part.height);

  layers.forEach((layer, index) => {
    const shifts = part.wraps ? [-part.frameWidth, 0, part.frameWidth] : [0];
    for (const shift of shifts) drawLayer(data, part, { ...layer, x: layer.x + shift }, index === 0);
  });
  return { ...part, data };
}

function drawLayer(to: Int32Array, part: Omit<FramePart, 'data'>, layer: PlacedPixels, isFirst: boolean): void {
  const left = Math.max(part.x, layer.x);
  const right = Math.min(part.x + part.width, layer.x + layer.width);
  const top = Math.max(part.y, layer.y);
  const bottom = Math.min(part.y + part.height, layer.y + layer.height);
  const pixels = right - left;
  if (pixels <= 0) return;
  for (let y = top; y < bottom; y++) {
    const from = (y - layer.y) * layer.width + left - layer.x;
    const at = (y - part.y) * part.width + left - part.x;
    if (isFirst) to.set(layer.data.subarray(from, from + pixels), at);
    else blendRow(to, at, layer.data, from, pixels);
  }
}

function blendRow(to: Int32Array, start: number, data: Int32Array, begin: number, pixels: number): void {
  for (let step = 0; step < pixels; step++) {
    const over = data[begin + step] as number;
    if (over === 0) continue;
    to[start + step] = over >>> 24 === 255 ? over : putOver(over, to[start + step] as number);
  }
}

import type { Decoded } from './decoded-layers.ts';
import type { FramePart } from './pixels.ts';

/** A decoded image with its corner in the frame. */
export interface PlacedPixels extends Decoded {
  x: number;
  y: number;
}

/**
 * Draws images over each other in a part of their frame, in 8 bits a step, as the viewer's compositor does: the first
 * one replaces, the others blend by their alpha.
 */
export function compose(layers: readonly PlacedPixels[], part: Omit<FramePart, 'data'>): FramePart {
  const data = new Uint8Array(part.width * part.height * 3);
  layers.forEach((layer, index) => {
    const shifts = part.wraps ? [-part.frameWidth, 0, part.frameWidth] : [0];
    for (const shift of shifts) drawLayer(data, part, { ...layer, x: layer.x + shift }, index === 0);
  });
  return { ...part, data };
}

function drawLayer(to: Uint8Array, part: Omit<FramePart, 'data'>, layer: PlacedPixels, isFirst: boolean): void {
  const left = Math.max(part.x, layer.x);
  const right = Math.min(part.x + part.width, layer.x + layer.width);
  const top = Math.max(part.y, layer.y);
  const bottom = Math.min(part.y + part.height, layer.y + layer.height);
  const pixels = right - left;
  if (pixels <= 0) return;
  for (let y = top; y < bottom; y++) {
    const from = ((y - layer.y) * layer.width + left - layer.x) * layer.channels;
    const at = ((y - part.y) * part.width + left - part.x) * 3;
    if (layer.channels === 3) to.set(layer.data.subarray(from, from + pixels * 3), at);
    else if (isFirst) copyRow(to, at, layer.data, from, pixels);
    else blendRow(to, at, layer.data, from, pixels);
  }
}

function copyRow(to: Uint8Array, at: number, data: Uint8Array, from: number, pixels: number): void {
  for (let x = 0; x < pixels; x++) {
    to[at + x * 3] = data[from + x * 4] as number;
    to[at + x * 3 + 1] = data[from + x * 4 + 1] as number;
    to[at + x * 3 + 2] = data[from + x * 4 + 2] as number;
  }
}

function blendRow(to: Uint8Array, start: number, data: Uint8Array, begin: number, pixels: number): void {
  const end = begin + pixels * 4;
  for (let from = begin, at = start; from < end; from += 4, at += 3) {
    const alpha = data[from + 3] as number;
    if (alpha === 0) continue;
    if (alpha === 255) {
      to[at] = data[from] as number;
      to[at + 1] = data[from + 1] as number;
      to[at + 2] = data[from + 2] as number;
      continue;
    }
    const rest = (255 - alpha) / 255;
    to[at] = (data[from] as number) + (to[at] as number) * rest + 0.5;
    to[at + 1] = (data[from + 1] as number) + (to[at + 1] as number) * rest + 0.5;
    to[at + 2] = (data[from + 2] as number) + (to[at + 2] as number) * rest + 0.5;
  }
}

export interface RawPixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

/**
 * Scales an image to `1/scale` of its size; width and height divide by `scale`. A small pixel is the mean colour of the
 * visible pixels in its block, with the highest opacity of the block: a mean opacity would let the base show through at
 * the edge between two layers.
 */
export function scaleDown({ data, width, height, channels }: RawPixels, scale: number): RawPixels {
  const smallWidth = width / scale;
  const smallHeight = height / scale;
  const small = Buffer.alloc(smallWidth * smallHeight * channels);
  for (let y = 0; y < smallHeight; y++) {
    for (let x = 0; x < smallWidth; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let weight = 0;
      let opaque = 0;
      for (let dy = 0; dy < scale; dy++) {
        let at = ((y * scale + dy) * width + x * scale) * channels;
        for (let dx = 0; dx < scale; dx++, at += channels) {
          const alpha = channels === 4 ? (data[at + 3] as number) : 255;
          red += (data[at] as number) * alpha;
          green += (data[at + 1] as number) * alpha;
          blue += (data[at + 2] as number) * alpha;
          weight += alpha;
          if (alpha > opaque) opaque = alpha;
        }
      }
      if (weight === 0) continue;
      const to = (y * smallWidth + x) * channels;
      small[to] = Math.round(red / weight);
      small[to + 1] = Math.round(green / weight);
      small[to + 2] = Math.round(blue / weight);
      if (channels === 4) small[to + 3] = opaque;
    }
  }
  return { data: small, width: smallWidth, height: smallHeight, channels };
}

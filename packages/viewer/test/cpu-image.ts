import path from 'node:path';
import type { Design } from '@vitrine/domain/design/design';
import type { Scale } from '@vitrine/domain/design/view/choose-scale';
import type { Lens } from '@vitrine/domain/design/view/projection';
import sharp from 'sharp';
import { buildStack } from '../src/kinds/layered/stack.ts';
import type { MadeContent } from './content/make-content.ts';

/** Red, green and blue of every pixel, from the top row down. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The design composited by the library sharp from the same files, at full size or a part of it. */
export async function composited(
  { file, assets, folder }: MadeContent,
  design: Design,
  scale: Scale = 1,
): Promise<Pixels> {
  const { placed, width, height } = buildStack(file, assets, design, scale);
  const [base, ...layers] = placed.map((one) => ({ ...one, input: path.join(folder, one.file) }));
  const { data } = await sharp(base?.input)
    .composite(layers.map(({ input, x, y }) => ({ input, left: x, top: y })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height };
}

/** A panorama as the lens sees it: every pixel's direction, read from its four neighbours. */
export function projected(panorama: Pixels, lens: Lens, width: number, height: number): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = project(lens, ((x + 0.5) / width) * 2 - 1, 1 - ((y + 0.5) / height) * 2);
      for (let channel = 0; channel < 3; channel++) {
        data[(y * width + x) * 3 + channel] = Math.round(between(panorama, u, v, channel));
      }
    }
  }
  return { data, width, height };
}

function project({ centre, tilt, halfExtent }: Lens, across: number, up: number): readonly [number, number] {
  const [x, y] = [across * halfExtent[0], up * halfExtent[1]];
  const [dy, dz] = [y * tilt[0] + tilt[1], tilt[0] - y * tilt[1]];
  return [centre[0] + Math.atan2(x, dz) / (2 * Math.PI), centre[1] - Math.atan2(dy, Math.hypot(x, dz)) / Math.PI];
}

function between({ data, width, height }: Pixels, u: number, v: number, channel: number): number {
  const [x, y] = [u * width - 0.5, v * height - 0.5];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, row: number): number => {
    const wrapped = ((column % width) + width) % width;
    return data[(Math.min(height - 1, Math.max(0, row)) * width + wrapped) * 3 + channel] ?? 0;
  };
  const mix = (one: number, other: number, share: number): number => one + (other - one) * share;
  const upper = mix(at(left, top), at(left + 1, top), x - left);
  const lower = mix(at(left, top + 1), at(left + 1, top + 1), x - left);
  return mix(upper, lower, y - top);
}

/** Peak signal-to-noise ratio in decibels: how alike two images are; infinite when they are the same. */
export function psnr(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 0;
  const sum = one.data.reduce((total, value, index) => total + (value - (other.data[index] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (sum / one.data.length));
}

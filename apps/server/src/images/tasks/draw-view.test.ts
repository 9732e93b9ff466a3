import { createFlatProjection } from '@vitrine/domain/design/view/flat-projection';
import { requestedView } from '@vitrine/domain/design/view/image-view';
import { createPanoramicProjection } from '@vitrine/domain/design/view/panoramic-projection';
import type { Projection, Size } from '@vitrine/domain/design/view/projection';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawView } from './draw-view.ts';

const FRAME = { width: 512, height: 256 };
const ALIKE = 45;

/** An image with fine detail and smooth edges; `alpha` of a pixel from its distance to the edge. */
async function anImage({ width, height }: Size, colour: readonly number[], alpha: (edge: number) => number) {
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
      const wave = 24 * Math.sin((x * 2 * Math.PI * 8) / width) * Math.cos(y / 7);
      const [red = 0, green = 0, blue = 0] = colour;
      data.set([red + wave, green + wave / 2, blue - wave, alpha(edge)], (y * width + x) * 4);
    }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

let count = 0;
async function aRoom() {
  const base = await anImage(FRAME, [180, 170, 160], () => 255);
  const doors = await anImage({ width: 200, height: 120 }, [40, 60, 120], (edge) => Math.min(255, edge * 20));
  count++;
  return [
    { name: `base ${count}`, bytes: base, x: 0, y: 0 },
    { name: `doors ${count}`, bytes: doors, x: 300, y: 70 },
  ];
}

/** The composite by sharp, and a view of it computed pixel by pixel in floating point. */
async function expected(
  layers: Awaited<ReturnType<typeof aRoom>>,
  projection: Projection,
  parameters: object,
  size: Size,
) {
  const [base, ...others] = layers;
  const composite = await sharp(base?.bytes)
    .composite(others.map(({ bytes, x, y }) => ({ input: bytes, left: x, top: y })))
    .removeAlpha()
    .raw()
    .toBuffer();
  const { lens } = requestedView(projection, parameters, size);
  const data = new Float64Array(size.width * size.height * 3);
  const { width, height } = FRAME;
  const at = (x: number, y: number, channel: number): number => {
    const column = projection.wraps ? ((x % width) + width) % width : Math.min(width - 1, Math.max(0, x));
    return composite[(Math.min(height - 1, Math.max(0, y)) * width + column) * 3 + channel] ?? 0;
  };
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const [u, v] = projection.toUv(lens, ((x + 0.5) / size.width) * 2 - 1, 1 - ((y + 0.5) / size.height) * 2);
      const [px, py] = [u * width - 0.5, v * height - 0.5];
      const [left, top] = [Math.floor(px), Math.floor(py)];
      for (let channel = 0; channel < 3; channel++) {
        const upper = at(left, top, channel) * (1 - px + left) + at(left + 1, top, channel) * (px - left);
        const lower = at(left, top + 1, channel) * (1 - px + left) + at(left + 1, top + 1, channel) * (px - left);
        data[(y * size.width + x) * 3 + channel] = upper * (1 - py + top) + lower * (py - top);
      }
    }
  return data;
}

const psnr = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let squares = 0;
  for (let at = 0; at < one.length; at++) squares += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  return 10 * Math.log10((255 * 255 * one.length) / squares);
};

const panorama = createPanoramicProjection(0, FRAME.width);
const flat = createFlatProjection([FRAME.width, FRAME.height]);

test.each([
  ['the opening view', panorama, {}, { width: 240, height: 126 }],
  ['a view over the seam', panorama, { yaw: 175 }, { width: 240, height: 126 }],
  ['a view upwards', panorama, { yaw: -100, pitch: 40, fov: 60 }, { width: 200, height: 200 }],
  ['a view straight up, which is all around', panorama, { pitch: 85 }, { width: 160, height: 100 }],
  ['a flat image that covers its area', flat, {}, { width: 300, height: 300 }],
  ['an odd size', flat, {}, { width: 301, height: 157 }],
])('%s is as exact arithmetic has it', async (_name, projection, parameters, size) => {
  const layers = await aRoom();
  const { lens } = requestedView(projection, parameters, size);
  const room = { layers, frame: FRAME, wraps: projection.wraps, lens, size, isDense: false, background: 0 };
  const { bytes, isComplete } = await drawView({ ...room, format: 'png' });
  expect(isComplete).toBe(true);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([size.width, size.height]);
  expect(psnr(data, await expected(layers, projection, parameters, size))).toBeGreaterThanOrEqual(ALIKE);
});

test('a view with many pixels of the frame on one of its own is smooth, and as light as the frame', async () => {
  const layers = (await aRoom()).slice(0, 1);
  const size = { width: 40, height: 20 };
  const { lens } = requestedView(flat, {}, size);
  const { bytes } = await drawView({
    layers,
    frame: FRAME,
    wraps: false,
    lens,
    size,
    isDense: true,
    background: 0,
    format: 'png',
  });
  const { channels } = await sharp(bytes).stats();
  const { channels: whole } = await sharp(layers[0]?.bytes).stats();
  for (const [at, channel] of channels.entries()) expect(channel.mean).toBeCloseTo(whole[at]?.mean ?? 0, -0.5);
});

test('a layer that cannot be decoded is left out, a base that cannot is an error', async () => {
  const layers = await aRoom();
  const size = { width: 64, height: 32 };
  const { lens } = requestedView(flat, {}, size);
  const room = { frame: FRAME, wraps: false, lens, size, isDense: false, background: 0, format: 'png' } as const;
  const broken = { name: 'broken', bytes: Buffer.from('no image'), x: 0, y: 0 };
  expect(await drawView({ ...room, layers: [...layers, broken] })).toMatchObject({ isComplete: false });
  await expect(drawView({ ...room, layers: [broken] })).rejects.toThrow();
});

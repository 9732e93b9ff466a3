import { createPanoramicProjection } from '@vitrine/domain/design/view/panoramic-projection';
import type { RawPixels } from './scale-down.ts';
import { cubicReader } from './view/line-readers.ts';
import { positionsOf } from './view/positions.ts';
import { resample } from './view/resample.ts';

export interface View {
  /** The direction, in degrees to the right of the panorama's centre; level. */
  yaw: number;
  /** Half its width and height, as tangents. */
  halfExtent: readonly [across: number, down: number];
}

/** Renders a level view into an equirectangular image as a flat one, whose centre has the panorama's resolution. */
export async function rectify(
  { data, width, height }: RawPixels & { channels: 3 },
  { yaw, halfExtent }: View,
): Promise<RawPixels> {
  const fine = width / (2 * Math.PI);
  const size = { width: Math.round(2 * halfExtent[0] * fine), height: Math.round(2 * halfExtent[1] * fine) };
  const centre = [yaw / 360 + 0.5, 0.5] as const;
  const positions = positionsOf(
    createPanoramicProjection(yaw, width).toUv,
    { centre, tilt: [1, 0], halfExtent, mesh: [1, 1] },
    size,
    true,
  );
  const whole = { data: packed(data), x: 0, y: 0, width, height, frameWidth: width, frameHeight: height, wraps: true };
  const read = cubicReader(whole);
  const drawn = await resample(size, positions, { width, height }, () => read, null);
  return { data: Buffer.from(drawn.data.buffer), width: drawn.width, height: drawn.height, channels: 3 };
}

/** As numbers, as all that draws takes pixels. */
function packed(data: Uint8Array): Int32Array {
  const pixels = new Int32Array(data.length / 3);
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = ((data[at * 3 + 2] as number) << 16) | ((data[at * 3 + 1] as number) << 8) | (data[at * 3] as number);
  return pixels;
}

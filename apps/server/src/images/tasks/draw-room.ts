import sharp from 'sharp';
import { rectify } from './rectify.ts';

/** The images of a design, the base first, and how they are looked at. */
export interface Room {
  base: Buffer;
  /** In the order in which they are drawn over the base, with their corner in pixels of the base. */
  layers: { input: Buffer; left: number; top: number }[];
  /** The opening direction of a panorama, in degrees; null for a room that is flat already. */
  yaw: number | null;
}

const WIDTH = 800;
const HEIGHT = 500;
/** Half the horizontal view of the viewer when it opens, as a tangent: 75 degrees. */
const HALF_VIEW = Math.tan((75 / 2) * (Math.PI / 180));

/** A JPEG of a room as the viewer first shows it, drawn on the CPU. */
export async function drawRoom({ base, layers, yaw }: Room): Promise<Buffer> {
  const { data, info } = await sharp(base).composite(layers).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (yaw === null) {
    return sharp(data, { raw: { width, height, channels: 3 } })
      .resize({ width: WIDTH, height: HEIGHT, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer();
  }
  const halfExtent = [HALF_VIEW, (HALF_VIEW * HEIGHT) / WIDTH] as const;
  const { data: pixels, ...raw } = await rectify({ data, width, height, channels: 3 }, { yaw, halfExtent });
  return sharp(pixels, { raw }).resize({ width: WIDTH, height: HEIGHT, fit: 'fill' }).jpeg({ quality: 82 }).toBuffer();
}

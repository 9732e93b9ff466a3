import sharp from 'sharp';
import { OPENING_SCALES, OPENING_VIEWS } from '../opening-sizes.ts';
import { ENCODING } from './make-asset.ts';
import { rectify } from './rectify.ts';

export interface DrawnOpening {
  /** Half its width and height, as tangents. */
  spread: readonly [number, number];
  images: { scale: (typeof OPENING_SCALES)[number]; bytes: Buffer }[];
}

/** The first views of a panorama in one direction, in degrees. */
export async function drawOpenings(bytes: Buffer, yaw: number): Promise<DrawnOpening[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const panorama = { data, width: info.width, height: info.height, channels: 3 } as const;
  const drawn: DrawnOpening[] = [];
  for (const { spread, crisp } of OPENING_VIEWS) {
    const { data: pixels, ...raw } = await rectify(panorama, { yaw, halfExtent: spread });
    const images: DrawnOpening['images'] = [];
    for (const scale of OPENING_SCALES) {
      const size = { width: Math.round(raw.width / scale), height: Math.round(raw.height / scale) };
      const view = sharp(pixels, { raw }).resize(size);
      if (scale === 1 && crisp) view.sharpen(crisp);
      images.push({ scale, bytes: await view.webp(ENCODING).toBuffer() });
    }
    drawn.push({ spread, images });
  }
  return drawn;
}

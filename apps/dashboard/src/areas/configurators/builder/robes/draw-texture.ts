import { drawnFile } from '../measure/drawn-file.ts';

/** A square part of a photo: its edge in per cent of the shorter side, and its position in per cent of what is left. */
export interface Crop {
  size: number;
  across: number;
  down: number;
}

/** The largest texture: what a panel on a screen can show. */
const LARGEST = 1024;

/** The square of a crop in pixels: left, top, edge. */
export const squareOf = (
  { width, height }: { width: number; height: number },
  { size, across, down }: Crop,
): readonly [x: number, y: number, edge: number] => {
  const edge = Math.max(1, Math.round((Math.min(width, height) * size) / 100));
  return [Math.round(((width - edge) * across) / 100), Math.round(((height - edge) * down) / 100), edge];
};

/** Draws a crop as an image that repeats. Mirrored, it is the crop four times, so that its edges meet. */
export async function drawTexture(
  photo: ImageBitmap,
  crop: Crop,
  { isMirrored, name }: { isMirrored: boolean; name: string },
): Promise<File> {
  const [x, y, edge] = squareOf(photo, crop);
  const tile = Math.min(edge, isMirrored ? LARGEST / 2 : LARGEST);
  const whole = isMirrored ? tile * 2 : tile;
  const canvas = new OffscreenCanvas(whole, whole);
  const plane = canvas.getContext('2d');
  if (!plane) throw new Error('This browser cannot draw');
  const ways = isMirrored ? ([1, -1] as const) : ([1] as const);
  for (const across of ways)
    for (const down of ways) {
      plane.setTransform(across, 0, 0, down, across < 0 ? whole : 0, down < 0 ? whole : 0);
      plane.drawImage(photo, x, y, edge, edge, 0, 0, tile, tile);
    }
  return drawnFile(await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 }), name);
}

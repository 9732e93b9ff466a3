import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import type { GreyImage } from '@vitrine/domain/builder/floors/light-from-photo';

/** How bright the eye sees red, green and blue. */
const BRIGHTNESS = [0.2126, 0.7152, 0.0722] as const;

const drawSmall = (image: ImageBitmap, width: number, height: number) => {
  const plane = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!plane) throw new Error('This browser cannot draw');
  plane.drawImage(image, 0, 0, width, height);
  return plane.getImageData(0, 0, width, height).data;
};

const greyOf = (image: ImageBitmap, width: number, height: number): GreyImage => {
  const pixels = drawSmall(image, width, height);
  const data = new Uint8ClampedArray(width * height);
  for (let at = 0; at < data.length; at++) {
    const [red, green, blue] = [0, 1, 2].map((channel) => pixels[at * 4 + channel] ?? 0);
    const [r, g, b] = BRIGHTNESS;
    const alpha = (pixels[at * 4 + 3] ?? 255) / 255;
    data[at] = ((red ?? 0) * r + (green ?? 0) * g + (blue ?? 0) * b) * alpha;
  }
  return { data, width, height };
};

const findInWorker = (photo: GreyImage, mask: GreyImage): Promise<GreyImage> => {
  const worker = new Worker(new URL('./light.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<GreyImage>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<GreyImage>) => resolve(data), { once: true });
    worker.addEventListener('error', () => reject(new Error('The light could not be found')), { once: true });
    worker.postMessage({ photo, mask });
  }).finally(() => worker.terminate());
};

/** The light on the floor of a photo as an image, smaller than the photo: it is blurred anyway. */
export async function findLight(photo: ImageBitmap, mask: ImageBitmap): Promise<File> {
  const width = Math.min(photo.width, limits.lightWidth);
  const height = Math.max(1, Math.round((width * photo.height) / photo.width));
  const light = await findInWorker(greyOf(photo, width, height), greyOf(mask, width, height));
  const canvas = new OffscreenCanvas(width, height);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [at, value] of light.data.entries()) pixels.fill(value, at * 4, at * 4 + 3);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'light.png', { type: 'image/png' });
}

import { builderLimits } from '@vitrine/contract/configurators/builder-limits';
import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import type { ImageFacts } from '@vitrine/domain/builder/image-facts';
import { SCALES, type Scale, SMALLEST } from '@vitrine/domain/design/view/choose-scale';
import { hasPanoramaShape, imageByteLimit, panoramaSizeIssue } from '@vitrine/domain/design/view/tiles/tiled-size';
import { imageSize } from 'image-size';
import type { LocalImage, MeasureResult } from './local-image.ts';
import { inWholeImage, measurePixels, thumbnailPart } from './measure-pixels.ts';

const FORMATS: readonly ImageFacts['format'][] = ['png', 'jpg', 'webp'];

type Size = { width: number; height: number };

/** Type and size as the file's own first bytes say them: nothing is decoded that is too large. */
const readHeader = (bytes: Uint8Array): (Size & Pick<ImageFacts, 'format'>) | null => {
  try {
    const { width, height, type } = imageSize(bytes);
    const format = FORMATS.find((one) => one === type);
    return format === undefined ? null : { width, height, format };
  } catch {
    return null;
  }
};

const hashOf = async (bytes: BufferSource): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const scaleFor = (width: number): Scale =>
  SCALES.find((scale) => width <= builderLimits.shownWidth * scale) ?? SMALLEST;

/** Whether the server takes so many pixels: more of them in the shape of a panorama. */
function hasTooManyPixels(size: Size): boolean {
  if (size.width * size.height <= limits.imagePixels) return false;
  return !hasPanoramaShape(size) || panoramaSizeIssue(size) !== null;
}

/** Bytes in which the size of an image is, after what cameras write before it. */
const HEADER_BYTES = 1024 * 1024;

/** How many bytes a file may have. Only a large one is looked into, and only into its beginning. */
async function byteLimitOf(file: Blob): Promise<number> {
  if (file.size <= limits.imageBytes) return limits.imageBytes;
  const head = await file.slice(0, HEADER_BYTES).arrayBuffer();
  const size = readHeader(new Uint8Array(head));
  return size ? imageByteLimit(size) : limits.imageBytes;
}

const draw = (
  bitmap: ImageBitmap,
  [x, y, width, height]: readonly [number, number, number, number],
  size: Size,
): { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D } => {
  const canvas = new OffscreenCanvas(Math.max(1, size.width), Math.max(1, size.height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d context');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height);
  return { canvas, context };
};

async function drawThumbnail(bitmap: ImageBitmap, part: readonly [number, number, number, number]): Promise<Blob> {
  const [, , width, height] = part;
  const scale = Math.min(1, builderLimits.thumbnailEdge / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const { canvas } = draw(bitmap, part, size);
  return canvas.convertToBlob({ type: 'image/webp', quality: builderLimits.thumbnailQuality });
}

/** Reads, measures and shrinks one image file. Never throws: a file that is no usable image says why. */
export async function measureImage(name: string, file: Blob): Promise<MeasureResult> {
  const limit = await byteLimitOf(file).catch(() => limits.imageBytes);
  if (file.size > limit) return { unusable: { reason: 'bytes', limit } };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { unusable: { reason: 'broken' } };
  const header = readHeader(new Uint8Array(bytes));
  if (!header) return { unusable: { reason: 'type' } };
  const { width, height, format } = header;
  if (hasTooManyPixels(header)) return { unusable: { reason: 'pixels', width, height } };
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return { unusable: { reason: 'broken' } };
  try {
    return { image: await readBitmap(bitmap, file, { name, format, hash: await hashOf(bytes) }) };
  } catch {
    return { unusable: { reason: 'broken' } };
  } finally {
    bitmap.close();
  }
}

async function readBitmap(
  bitmap: ImageBitmap,
  file: Blob,
  facts: Pick<ImageFacts, 'name' | 'format' | 'hash'>,
): Promise<LocalImage> {
  const whole = { width: bitmap.width, height: bitmap.height };
  const measuredScale = Math.max(1, whole.width / builderLimits.measuredWidth);
  const small = {
    width: Math.round(whole.width / measuredScale),
    height: Math.max(1, Math.round(whole.height / measuredScale)),
  };
  const everything = [0, 0, whole.width, whole.height] as const;
  const { context } = draw(bitmap, everything, small);
  const measured = measurePixels(context.getImageData(0, 0, small.width, small.height));
  const rect = measured.visible && inWholeImage(measured.visible, measuredScale, whole);
  const scale = scaleFor(whole.width);
  const part = rect ?? ([0, 0, 4, 4] as const);
  const shown = draw(bitmap, part, { width: part[2] / scale, height: part[3] / scale }).canvas;
  const thumbnail = rect ? thumbnailPart(rect, measured.coverage, whole) : everything;
  return {
    facts: { ...facts, ...whole, hidden: measured.hidden, coverage: measured.coverage, visible: rect },
    file,
    // It never leaves this device. WebP takes a tenth of the bytes, but ten times as long to encode.
    shown: await shown.convertToBlob({ type: 'image/png' }),
    asset: {
      frame: [whole.width, whole.height],
      rect: [...part],
      variants: [{ scale, file: facts.hash, bytes: file.size }],
    },
    thumbnail: await drawThumbnail(bitmap, thumbnail),
  };
}

import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { configuratorLimits } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import type { Asset, AssetVariant } from '@vitrine/contract/latest-file';
import type { Size } from '@vitrine/domain/design/view/projection';
import { panoramaSizeIssue, tiledScale } from '@vitrine/domain/design/view/tiles/tiled-size';
import sharp, { type Sharp } from 'sharp';
import { decodable } from '../../intake/image-kind.ts';
import type { ImageUse } from '../../intake/image-paths.ts';
import { imageName } from '../image-name.ts';
import { cutTiles } from './asset/cut-tiles.ts';
import { GRID, readLarge, readWhole } from './asset/read-visible.ts';
import { scaleDown } from './scale-down.ts';

const THUMBNAIL_EDGE = 256;
export const ENCODING = { quality: 90, alphaQuality: 100, effort: 3 } as const;
/** Of one channel only: a mask, which is measured rather than looked at. */
const EXACT = { lossless: true, effort: 3 } as const;
/** Below this width the smaller variants save nothing. */
const SCALED_FROM_WIDTH = 512;

export interface MadeAsset {
  asset: Asset;
  /** File name -> bytes, to be written under the configurator's folder. */
  files: Map<string, Buffer>;
}

/**
 * Turns one uploaded image into what the viewer loads: cut to its non-transparent rectangle, at full, half and quarter
 * size, each named by its content. A large image of a panorama also becomes tiles, and its whole image is smaller than
 * it is. The bytes decide the type, never the name; rejects anything but PNG, JPEG and WebP, and images beyond the
 * pixel limit.
 */
export async function makeAsset(uploaded: Buffer, use: ImageUse, isPanorama = false): Promise<MadeAsset> {
  const bytes = decodable(uploaded);
  if (!bytes) throw new AppError('uploads.not_an_image');
  const header = await readHeader(bytes, isPanorama);
  const { width, height, hasAlpha, isGrey } = header;
  const open = (): Sharp =>
    sharp(bytes, { limitInputPixels: pixelLimit(isPanorama) })
      .rotate()
      .toColourspace('srgb');
  if (use === 'thumbnail') {
    const small = open().resize({
      width: THUMBNAIL_EDGE,
      height: THUMBNAIL_EDGE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await small.webp(ENCODING).toBuffer({ resolveWithObject: true });
    const whole: Asset['frame'] = [info.width, info.height];
    return collect(whole, [0, 0, ...whole], [{ scale: 1, bytes: data }]);
  }
  const encoding = isGrey ? EXACT : ENCODING;
  const finest = isPanorama ? tiledScale(header) : 1;
  const { rect, pixels } =
    finest > 1 ? await readLarge(open, header, GRID * finest) : await readWhole(open, hasAlpha, GRID);
  const [, , w, h] = rect;
  const isScaled = finest > 1 || (width >= SCALED_FROM_WIDTH && w % GRID === 0 && h % GRID === 0);
  const variants = [];
  for (const times of isScaled ? ([1, 2, 4] as const) : ([1] as const)) {
    const scale = (times * finest) as AssetVariant['scale'];
    const { data, ...raw } = scale === 1 ? pixels : scaleDown(pixels, scale);
    variants.push({ scale, bytes: await sharp(data, { raw }).webp(encoding).toBuffer() });
  }
  const made = collect([width, height], rect, variants);
  if (finest === 1) return made;
  const { tiles, files } = await cutTiles({ pixels, rect, frame: header, finest }, encoding);
  return { asset: { ...made.asset, tiles }, files: new Map([...made.files, ...files]) };
}

interface Header {
  width: number;
  height: number;
  hasAlpha: boolean;
  isGrey: boolean;
}

/** Pixels that may be decoded. */
export const pixelLimit = (isPanorama: boolean): number =>
  isPanorama ? configuratorLimits.panoramaWidth * configuratorLimits.panoramaHeight : configuratorLimits.imagePixels;

/** Size and channels, upright. Rejects what is no PNG, JPEG or WebP. Only the first bytes are read. */
async function measure(bytes: Buffer): Promise<Header> {
  // Without a limit here, which would say of a large image that it is none.
  const read = async () => sharp(bytes, { limitInputPixels: false }).metadata();
  const header = await read().catch(() => null);
  if (!header?.width || !header.height || !['png', 'jpeg', 'webp'].includes(header.format ?? '')) {
    throw new AppError('uploads.not_an_image');
  }
  const turned = (header.orientation ?? 1) >= 5;
  return {
    width: turned ? header.height : header.width,
    height: turned ? header.width : header.height,
    hasAlpha: header.hasAlpha ?? false,
    isGrey: header.channels === 1,
  };
}

/** The size of an uploaded image, upright, whatever it is. Rejects what is no PNG, JPEG or WebP. */
export async function measureImage(uploaded: Buffer): Promise<Size> {
  const bytes = decodable(uploaded);
  if (!bytes) throw new AppError('uploads.not_an_image');
  const { width, height } = await measure(bytes);
  return { width, height };
}

/**
 * Size and channels, upright. Rejects what is no PNG, JPEG or WebP, and too many pixels; with a sentence where a
 * panorama could have as many.
 */
export async function readHeader(bytes: Buffer, isPanorama = false): Promise<Header> {
  const header = await measure(bytes);
  const { width, height } = header;
  const issue = isPanorama ? panoramaSizeIssue({ width, height }) : null;
  if (issue) throw new AppError('uploads.too_large', { errors: { image: [sizeSentence(issue)] } });
  if (width * height > pixelLimit(isPanorama)) throw new AppError('uploads.too_large');
  return header;
}

const MILLION = 1_000_000;

const sizeSentence = (issue: NonNullable<ReturnType<typeof panoramaSizeIssue>>): string =>
  issue.issue === 'odd'
    ? fileMessages.panoramaOdd(configuratorLimits.imagePixels / MILLION, issue.divisor)
    : fileMessages.panoramaLarge(configuratorLimits.panoramaWidth, configuratorLimits.panoramaHeight);

function collect(
  frame: readonly [number, number],
  rect: Readonly<Asset['rect']>,
  made: { scale: AssetVariant['scale']; bytes: Buffer }[],
): MadeAsset {
  const files = new Map<string, Buffer>();
  const variants = made.map(({ scale, bytes }): AssetVariant => {
    const file = imageName(bytes);
    files.set(file, bytes);
    return { scale, file, bytes: bytes.length };
  });
  return { asset: { frame: [...frame], rect: [...rect], variants }, files };
}

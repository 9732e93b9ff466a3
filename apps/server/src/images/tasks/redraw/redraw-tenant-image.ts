import { organisationLimits as limits, type TenantImageKind } from '@vitrine/contract/organisations/limits';
import sharp, { type Sharp } from 'sharp';
import { decodable } from '../../../intake/image-kind.ts';
import { sanitiseSvg } from '../sanitise-svg.ts';
import { requirePixels } from './require-pixels.ts';

export interface RedrawnImage {
  ending: 'png' | 'jpg' | 'svg';
  bytes: Buffer;
  /** For programs that show no SVG. */
  copy?: Buffer;
}

const sideOf = (kind: TenantImageKind): number => (kind === 'logo' ? limits.logoSide : limits.bannerSide);

/** A logo or banner from its pixels, or as a sanitised drawing; null for anything else. */
export async function redrawTenantImage(bytes: Buffer, kind: TenantImageKind): Promise<RedrawnImage | null> {
  const side = sideOf(kind);
  const drawing = looksLikeXml(bytes) ? sanitiseSvg(bytes.toString('utf8')) : null;
  if (drawing !== null) {
    const svg = Buffer.from(drawing.text);
    const drawn = sharp(svg, { limitInputPixels: limits.imagePixels, density: 192 });
    const copy = await inside(drawn, Math.min(side, sideAtMost(drawing.shapes)))
      .png()
      .toBuffer();
    return { ending: 'svg', bytes: svg, copy };
  }
  const decoded = decodable(bytes);
  if (!decoded) return null;
  await requirePixels(decoded, limits.imagePixels);
  const image = sharp(decoded, { limitInputPixels: limits.imagePixels });
  const { format } = await image.metadata();
  if (format === 'png') return { ending: 'png', bytes: await inside(image, side).png().toBuffer() };
  if (format === 'jpeg')
    return { ending: 'jpg', bytes: await inside(image.rotate(), side).jpeg({ quality: 88 }).toBuffer() };
  return null;
}

/** Ten seconds of processor time, if each shape fills the image. */
const PIXELS_DRAWN = 8e9;

/** The copy of a drawing with very many shapes is smaller: each may cover all of it. */
const sideAtMost = (shapes: number): number => Math.floor(Math.sqrt(PIXELS_DRAWN / shapes));

const looksLikeXml = (bytes: Buffer): boolean =>
  /^\s*</.test(
    bytes
      .subarray(0, 200)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  );

const inside = (image: Sharp, side: number): Sharp =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

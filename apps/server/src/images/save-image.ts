import { createHash } from 'node:crypto';
import { AppError } from '@vitrine/contract/errors';
import { organisationLimits as limits } from '@vitrine/contract/organisations/limits';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import sharp, { type Sharp } from 'sharp';
import { decodable } from '../intake/image-kind.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { sanitiseSvg } from './sanitise-svg.ts';

export type ImageKind = 'logo' | 'banner';

interface RedrawnImage {
  ending: 'png' | 'jpg' | 'svg';
  bytes: Buffer;
  /** For programs that show no SVG. */
  copy?: Buffer;
}

/**
 * Saves a logo or banner from a data URL. The content decides the type; pixels are re-encoded, an SVG is sanitised and
 * gets a PNG copy beside it. Returns its path below the organisation's folder, named by content.
 */
export async function saveImage(
  content: ContentFiles,
  input: { dataUrl: string; kind: ImageKind; data: string },
): Promise<string> {
  const bytes = Buffer.from(input.data.slice(input.data.indexOf(',') + 1), 'base64');
  if (bytes.length > limits.imageBytes)
    throw new AppError('uploads.too_large', { errors: { [input.kind]: [messages.imageLarge] } });
  const redrawn = await redraw(bytes, input.kind).catch(() => null);
  if (!redrawn) throw new AppError('uploads.not_an_image', { errors: { [input.kind]: [messages.imageInvalid] } });
  const name = `logos/${input.kind}-${createHash('sha256').update(redrawn.bytes).digest('hex').slice(0, 16)}`;
  await content.write(`${input.dataUrl}/${name}.${redrawn.ending}`, redrawn.bytes);
  if (redrawn.copy) await content.write(`${input.dataUrl}/${name}.png`, redrawn.copy);
  return `${name}.${redrawn.ending}`;
}

const sideOf = (kind: ImageKind): number => (kind === 'logo' ? limits.logoSide : limits.bannerSide);

async function redraw(bytes: Buffer, kind: ImageKind): Promise<RedrawnImage | null> {
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

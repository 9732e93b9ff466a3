import { customisationLimits as limits } from '@vitrine/contract/customisation/limits';
import { AppError } from '@vitrine/contract/errors';
import sharp from 'sharp';
import { decodable } from '../../../intake/image-kind.ts';
import { requirePixels } from './require-pixels.ts';

const notALogo = () => new AppError('uploads.not_an_image');

/**
 * A logo of the viewer; null for one that is too small. The content decides the file type. Metadata is dropped and
 * rotation is applied.
 */
export async function redrawLogo(input: Buffer): Promise<{ bytes: Buffer; ending: 'png' | 'jpg' } | null> {
  const decoded = decodable(input);
  if (!decoded) throw notALogo();
  await requirePixels(decoded, limits.logoPixels);
  const open = () => sharp(decoded, { limitInputPixels: limits.logoPixels }).rotate();
  const header = await open()
    .metadata()
    .catch(() => null);
  if (header?.format !== 'png' && header?.format !== 'jpeg') throw notALogo();
  const turned = (header.orientation ?? 1) >= 5;
  const [width, height] = turned ? [header.height, header.width] : [header.width, header.height];
  if (width < limits.logoWidth || height < limits.logoHeight) return null;
  const inside = { width: limits.logoSide, height: limits.logoSide, fit: 'inside', withoutEnlargement: true } as const;
  const image = open().resize(inside);
  try {
    return header.format === 'png'
      ? { bytes: await image.png().toBuffer(), ending: 'png' }
      : { bytes: await image.jpeg({ quality: 90 }).toBuffer(), ending: 'jpg' };
  } catch {
    throw notALogo();
  }
}

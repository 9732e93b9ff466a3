import { createHash } from 'node:crypto';
import { LOGO_SLOTS, type LogoSlot, customisationLimits as limits } from '@vitrine/contract/customisation/limits';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type { Customisation } from '@vitrine/contract/customisation/schemas';
import { AppError } from '@vitrine/contract/errors';
import sharp from 'sharp';
import { decodable } from '../../intake/image-kind.ts';
import type { Caller } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { changeCustomisation } from './save-customisation.ts';

type CustomisationParams = Parameters<typeof changeCustomisation>[2];

/** Saves an image in the slot that its file name begins with, re-encoded from its pixels. */
export async function saveLogo(
  services: Services,
  caller: Caller,
  where: CustomisationParams,
  input: { fileName: string; bytes: Buffer },
): Promise<Customisation> {
  const slot = slotOf(input.fileName);
  const { bytes, ending } = await redraw(input.bytes);
  return changeCustomisation(services, caller, where, async (stored, { folder }) => {
    const path = `${folder}/logos/${slot}-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${ending}`;
    await services.content.write(path, bytes);
    return { ...stored, logos: { ...stored.logos, [slot]: path } };
  });
}

/** Empties a slot. The file stays: pages that are already open still show it, and copies may. */
export const removeLogo = (
  services: Services,
  caller: Caller,
  where: CustomisationParams,
  slot: LogoSlot,
): Promise<Customisation> =>
  changeCustomisation(services, caller, where, async (stored) => {
    const { [slot]: _, ...logos } = stored.logos;
    return { ...stored, logos };
  });

function slotOf(fileName: string): LogoSlot {
  const [stem] = fileName.split('.');
  const slot = LOGO_SLOTS.find((each) => each === stem);
  if (!slot) throw new AppError('request.invalid', { errors: { fileName: [messages.logoSlot] } });
  return slot;
}

const notALogo = () => new AppError('uploads.not_an_image', { errors: { fileData: [messages.logoType] } });

/** The content decides the file type. Metadata is dropped and rotation is applied. */
async function redraw(input: Buffer): Promise<{ bytes: Buffer; ending: 'png' | 'jpg' }> {
  const decoded = decodable(input);
  if (!decoded) throw notALogo();
  const open = () => sharp(decoded, { limitInputPixels: limits.logoPixels }).rotate();
  const header = await open()
    .metadata()
    .catch(() => null);
  if (header?.format !== 'png' && header?.format !== 'jpeg') throw notALogo();
  const turned = (header.orientation ?? 1) >= 5;
  const [width, height] = turned ? [header.height, header.width] : [header.width, header.height];
  if (width < limits.logoWidth || height < limits.logoHeight) {
    throw new AppError('request.invalid', { errors: { fileData: [messages.logoSmall] } });
  }
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

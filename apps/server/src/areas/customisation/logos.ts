import { createHash } from 'node:crypto';
import { LOGO_SLOTS, type LogoSlot } from '@vitrine/contract/customisation/limits';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type { Customisation } from '@vitrine/contract/customisation/schemas';
import { AppError } from '@vitrine/contract/errors';
import type { Caller } from '../../accounts/caller.ts';
import { imageTask, ofSentImage } from '../../image-worker/image-worker.ts';
import type { CustomisationTarget } from '../../publish/customisation-target.ts';
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
  const logo = await ofSentImage(imageTask('redrawLogo', input.bytes), { fileData: [messages.logoType] });
  if (logo === null) throw new AppError('request.invalid', { errors: { fileData: [messages.logoSmall] } });
  const { bytes, ending } = logo;
  const name = `${slot}-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${ending}`;
  const pathIn = ({ folder }: CustomisationTarget): string => `${folder}/logos/${name}`;
  return changeCustomisation(
    services,
    caller,
    where,
    async (stored, target) => ({ ...stored, logos: { ...stored.logos, [slot]: pathIn(target) } }),
    (target) => services.content.write(pathIn(target), bytes),
  );
}

/** Empties a slot. The file stays: emails that were sent, pages that are already open, and copies still show it. */
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

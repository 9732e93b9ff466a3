import { findSharedDesign } from '@vitrine/store/designs/queries';
import { designImageAddress } from '../../../design-images/address.ts';
import type { Services } from '../../../services.ts';
import { modelAddress } from './answer-model.ts';
import { findModel } from './find-model.ts';
import type { Room } from './room-page.ts';

/** What a visitor's room shows of a short link; null where it is of no wardrobe, or gone. */
export async function readRoom(services: Services, code: string): Promise<Room | null> {
  const found = await findModel(services, code);
  const shared = found && (await findSharedDesign(services.db, code));
  if (!found || !shared) return null;
  const { title, seller, design, page } = found.notes;
  return {
    title,
    seller,
    page,
    image: designImageAddress(services, {
      configurator: found.record.id,
      reseller: shared.resellerId ?? undefined,
      design,
      width: 800,
      height: 500,
    }),
    glb: modelAddress(services, code, 'glb'),
    usdz: modelAddress(services, code, 'usdz'),
  };
}

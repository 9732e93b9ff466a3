import { AppError } from '@vitrine/contract/errors';
import { findSharedDesign } from '@vitrine/store/designs/queries';
import type { Services } from '../../services.ts';

/** The design of a short link, as text. Rejects as missing an unknown link and one of another configurator. */
export async function readSharedDesign(
  { db }: Pick<Services, 'db'>,
  configuratorId: number,
  code: string,
): Promise<{ configuration: string }> {
  const shared = await findSharedDesign(db, code);
  if (shared?.configuratorId !== configuratorId) throw new AppError('resource.missing');
  return { configuration: shared.design };
}

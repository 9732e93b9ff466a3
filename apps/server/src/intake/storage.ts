import { AppError } from '@vitrine/contract/errors';
import { uploadMessages } from '@vitrine/contract/uploads/messages';
import type { Database } from '@vitrine/store/database';
import { lockStorage, readStorage } from '@vitrine/store/uploads/queries';

interface TakenStorage {
  organisationId: number;
  bytes: number;
  /** Of the organisation. */
  limit: number;
}

/**
 * Rejects what does not fit into the organisation's space; returns how many of its uploads are unfinished. Until the
 * caller's transaction ends, others wait that would take space as well.
 */
export async function assertStorage(transaction: Database, taken: TakenStorage): Promise<{ unfinished: number }> {
  const { organisationId, bytes, limit } = taken;
  await lockStorage(transaction, organisationId);
  const { bytes: used, unfinished } = await readStorage(transaction, organisationId);
  const missing = used + bytes - limit;
  if (missing > 0) {
    const detail = uploadMessages.noSpace({ used, limit, missing });
    throw new AppError('uploads.no_space', { detail, errors: { assets: [detail] } });
  }
  return { unfinished };
}

import { deleteUpload, listExpiredUploads, listUploadIds } from '@vitrine/store/uploads/queries';
import { listParts, removePart } from '../../intake/part-files.ts';
import type { Services } from '../../services.ts';

/** Removes uploads that were left for too long, and files of uploads that are gone. */
export async function sweepImageUploads({
  config: { dataDir },
  db,
  clock,
}: Pick<Services, 'config' | 'db' | 'clock'>): Promise<void> {
  // Files first: each of them has had its row before it was written.
  const parts = await listParts(dataDir);
  for (const id of await listExpiredUploads(db, clock())) await deleteUpload(db, id);
  const known = await listUploadIds(db);
  for (const id of parts) if (!known.has(id)) await removePart(dataDir, id);
}

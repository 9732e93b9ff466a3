import type { Database } from '@vitrine/store/database';
import { removeEnquiries } from '@vitrine/store/enquiries/queries';
import type { Services } from '../../../services.ts';

interface ErasableEnquiry {
  id: number;
  dataUrl: string | null;
}

/** Each enquiry has a separate folder, which holds its design and its image. */
const foldersOf = ({ dataUrl }: ErasableEnquiry): string[] => {
  const folder = (dataUrl ?? '').replace(/\/$/, '');
  return folder === '' ? [] : [folder];
};

/**
 * Deletes enquiries with notes and emails; a job deletes designs and images, so that a crash in between leaves none
 * behind. Wake 'remove-content' after the commit.
 */
export async function eraseEnquiries(
  { jobs }: Pick<Services, 'jobs'>,
  transaction: Database,
  enquiries: readonly ErasableEnquiry[],
): Promise<void> {
  if (enquiries.length === 0) return;
  await removeEnquiries(
    transaction,
    enquiries.map(({ id }) => id),
  );
  await jobs.enqueue(transaction, 'remove-content', { folders: enquiries.flatMap(foldersOf) });
}

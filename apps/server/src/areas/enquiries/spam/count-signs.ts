import { createHash } from 'node:crypto';
import type { EnquiryFields } from '@vitrine/contract/enquiries/schemas';
import { HOUR_MS } from '@vitrine/domain/dates/durations';
import type { Signs } from '@vitrine/domain/enquiries/signs-of-machines';
import { countAttempt } from '@vitrine/store/session/attempts';
import type { Services } from '../../../services.ts';

/**
 * Signs of the sender of an enquiry, of whose email address `fromEmail` others came. The network address is counted as a
 * hash and never stored with the enquiry.
 */
export async function countSigns(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { website, elapsed }: EnquiryFields,
  { organisationId, address, fromEmail }: { organisationId: number; address: string; fromEmail: number },
): Promise<Signs> {
  const now = clock();
  const key = createHash('sha256').update(`enquiries:${organisationId}:${address}`).digest('base64url');
  const windowEnds = new Date(now.getTime() + HOUR_MS);
  const { count } = await countAttempt(db, { key, now, windowEnds });
  return { trap: website, elapsed, fromAddress: count, fromEmail: fromEmail + 1 };
}

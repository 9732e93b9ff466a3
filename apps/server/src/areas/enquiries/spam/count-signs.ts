import { createHash } from 'node:crypto';
import type { QuarantineReason } from '@vitrine/contract/enquiries/limits';
import type { EnquiryFields } from '@vitrine/contract/enquiries/schemas';
import { HOUR_MS } from '@vitrine/domain/dates/durations';
import { type Signs, signOfMachine } from '@vitrine/domain/enquiries/signs-of-machines';
import type { Database } from '@vitrine/store/database';
import { countFromEmail } from '@vitrine/store/enquiries/intake';
import { countAttempt } from '@vitrine/store/session/attempts';
import type { Services } from '../../../services.ts';

/** What is known of the sender of an enquiry before it is saved. */
export type SenderSigns = Omit<Signs, 'fromEmail'>;

/** Signs of a sender. The network address is counted as a hash and never stored with the enquiry. */
export async function countSigns(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { website, elapsed }: EnquiryFields,
  { organisationId, address }: { organisationId: number; address: string },
): Promise<SenderSigns> {
  const now = clock();
  const key = createHash('sha256').update(`enquiries:${organisationId}:${address}`).digest('base64url');
  const windowEnds = new Date(now.getTime() + HOUR_MS);
  const { count } = await countAttempt(db, { key, now, windowEnds });
  return { trap: website, elapsed, fromAddress: count };
}

/** Why an enquiry that is about to be saved goes to quarantine; null for an ordinary one. */
export async function quarantineReason(
  { clock }: Pick<Services, 'clock'>,
  transaction: Database,
  signs: SenderSigns,
  { organisationId, email }: { organisationId: number; email: string },
): Promise<QuarantineReason | null> {
  const since = new Date(clock().getTime() - HOUR_MS);
  const before = await countFromEmail(transaction, { organisationId, email, since });
  return signOfMachine({ ...signs, fromEmail: before + 1 });
}

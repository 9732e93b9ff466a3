import type { KeptAboutAddress } from '@vitrine/contract/enquiries/by-address';
import { listNotes } from '@vitrine/store/enquiries/notes';
import { listEnquiriesFrom } from '@vitrine/store/enquiries/queries';
import { listMailsAbout, type MailRecord } from '@vitrine/store/mails/queries';
import { record } from '../../accounts/record.ts';
import type { Caller } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { eraseEnquiries } from './erase-enquiries.ts';
import { presentEnquiry } from './present.ts';
import { parentOf, placeInScope } from './service.ts';

/** How the audit log tells it: never the address, which would be kept there. */
export const counted = (count: number): string => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;

/** Everything kept about an address in an organisation with its resellers, or in one reseller. */
export async function readAddress(
  services: Services,
  caller: Caller,
  id: number,
  email: string,
): Promise<KeptAboutAddress> {
  const { db, addresses } = services;
  const place = await placeInScope(db, caller.scope, id);
  const records = await listEnquiriesFrom(db, caller.scope, parentOf(place), email);
  const enquiries: KeptAboutAddress['enquiries'] = [];
  for (const each of records) {
    const notes = await listNotes(db, each.id);
    const mails = await listMailsAbout(db, each.id);
    enquiries.push({
      ...presentEnquiry(each, addresses.content),
      ...{ design: each.design, language: each.language, terms_accepted: each.termsAccepted },
      quarantined: each.quarantinedAt !== null,
      notes: notes.map((note) => ({
        ...{ id: note.id, text: note.text, author: note.authorName },
        created_at: note.createdAt.toISOString(),
      })),
      mails: mails.map(presentMail),
    });
  }
  const detail = counted(records.length);
  await record(services, db, caller, 'enquiries.exported', { subject: place.name, detail, within: place });
  return { email, enquiries };
}

const presentMail = ({ recipient, subject, status, createdAt, sentAt }: MailRecord) => ({
  ...{ recipient, subject, status },
  created_at: createdAt.toISOString(),
  sent_at: sentAt?.toISOString() ?? null,
});

/**
 * Erases all enquiries of an address with notes and mails; designs and images go with a job, so that a crash between
 * leaves none behind. Answers how many there were.
 */
export async function eraseAddress(services: Services, caller: Caller, id: number, email: string): Promise<number> {
  const { db, jobs } = services;
  const count = await db.transaction().execute(async (transaction) => {
    const place = await placeInScope(transaction, caller.scope, id);
    const records = await listEnquiriesFrom(transaction, caller.scope, parentOf(place), email);
    if (records.length === 0) return 0;
    await eraseEnquiries(services, transaction, records);
    const detail = counted(records.length);
    await record(services, transaction, caller, 'enquiries.erased', { subject: place.name, detail, within: place });
    return records.length;
  });
  jobs.wake('remove-content');
  return count;
}

import type { AuditPhrase } from '@vitrine/contract/audit/texts';
import type { StoredAboutAddress } from '@vitrine/contract/enquiries/by-address';
import { type EmailRecord, listEmailsAbout } from '@vitrine/store/emails/queries';
import { listNotes } from '@vitrine/store/enquiries/notes';
import { listEnquiriesFrom } from '@vitrine/store/enquiries/queries';
import { lockTenantWithResellers } from '@vitrine/store/organisations/lock-tenant';
import type { Caller } from '../../../accounts/caller.ts';
import { recordAuditEvent } from '../../../accounts/record-audit-event.ts';
import type { Services } from '../../../services.ts';
import { presentEnquiry } from '../present.ts';
import { parentOf, tenantInScope } from '../service.ts';
import { eraseEnquiries } from './erase-enquiries.ts';
import { eraseQuotesOfAddress, quotesOfAddress } from './quotes-of-address.ts';

/** The audit log's text: never the address, which the log would store. */
const withQuotes = (enquiries: number, quotes: number): AuditPhrase[] => [
  { phrase: 'enquiries', values: { count: enquiries } },
  ...(quotes === 0 ? [] : [{ phrase: 'quotes', values: { count: quotes } } as const]),
];

/**
 * All data stored about an address in an organisation with its resellers, or in one reseller; as elsewhere, a reseller
 * gets no notes and emails of one that had an enquiry before.
 */
export async function readAddress(
  services: Services,
  caller: Caller,
  id: number,
  email: string,
): Promise<StoredAboutAddress> {
  const { db } = services;
  const tenant = await tenantInScope(db, caller.scope, id);
  const records = await listEnquiriesFrom(db, caller.scope, parentOf(tenant), email);
  const enquiries: StoredAboutAddress['enquiries'] = [];
  for (const each of records) {
    const notes = await listNotes(db, caller.scope, each.id);
    const emails = await listEmailsAbout(db, caller.scope, each.id);
    enquiries.push({
      ...presentEnquiry(each, services),
      ...{ design: each.design, language: each.language, terms_accepted: each.termsAccepted },
      quarantined: each.quarantinedAt !== null,
      notes: notes.map((note) => ({
        ...{ id: note.id, text: note.text, author: note.authorName },
        created_at: note.createdAt.toISOString(),
      })),
      emails: emails.map(presentEmail),
    });
  }
  const quotes = await quotesOfAddress(db, caller.scope, parentOf(tenant), email);
  const detail = withQuotes(records.length, quotes.length);
  await recordAuditEvent(services, db, caller, 'enquiries.exported', { subject: tenant.name, detail, within: tenant });
  return { email, enquiries, quotes };
}

const presentEmail = ({ recipient, subject, status, createdAt, sentAt }: EmailRecord) => ({
  ...{ recipient, subject, status },
  created_at: createdAt.toISOString(),
  sent_at: sentAt?.toISOString() ?? null,
});

/**
 * Erases all enquiries and quotes of an address with notes and emails; accepted quotes keep their amounts. A job
 * deletes designs and images, so that a crash in between leaves none behind. Returns the number of enquiries.
 */
export async function eraseAddress(services: Services, caller: Caller, id: number, email: string): Promise<number> {
  const { db, jobs } = services;
  const count = await db.transaction().execute(async (transaction) => {
    const tenant = await tenantInScope(transaction, caller.scope, id);
    // Quotes are created under this lock: one that copies the person is in the lists below, or does not find them.
    await lockTenantWithResellers(transaction, tenant.id);
    const records = await listEnquiriesFrom(transaction, caller.scope, parentOf(tenant), email);
    const quotes = await eraseQuotesOfAddress(transaction, caller.scope, parentOf(tenant), email);
    if (records.length + quotes === 0) return 0;
    await eraseEnquiries(services, transaction, records);
    const detail = withQuotes(records.length, quotes);
    await recordAuditEvent(services, transaction, caller, 'enquiries.erased', {
      subject: tenant.name,
      detail,
      within: tenant,
    });
    return records.length;
  });
  jobs.wake('remove-content');
  return count;
}

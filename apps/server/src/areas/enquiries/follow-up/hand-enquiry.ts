import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { AppError } from '@vitrine/contract/errors';
import { mayHandEnquiries, mayOwnEnquiry } from '@vitrine/domain/policies/enquiries';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import type { Database } from '@vitrine/store/database';
import { withdrawQueuedEmails } from '@vitrine/store/emails/queries';
import { type EnquiryRecord, updateEnquiry } from '@vitrine/store/enquiries/queries';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import type { Scope } from '@vitrine/store/scope';
import { findUser } from '@vitrine/store/users/queries';
import { actorOf } from '../../../accounts/actor-of.ts';
import type { Caller } from '../../../accounts/caller.ts';
import { recordAuditEvent } from '../../../accounts/record-audit-event.ts';
import type { Services } from '../../../services.ts';
import { findEnquiryRecipients } from '../intake/enquiry-recipients.ts';
import { notifySeller, wakeNotifications } from '../intake/notify-recipients.ts';
import { enquiryInScope, lockEnquiryInScope } from '../service.ts';

const resellerError = (message: string) => new AppError('request.invalid', { errors: { reseller_id: [message] } });

/**
 * Hands an enquiry to a reseller of its organisation and notifies the reseller by email; what still waits to be sent to
 * the one before is not sent. Rejects callers of a reseller, a reseller of another organisation, and one that has the
 * enquiry already.
 */
export async function handEnquiry(
  services: Services,
  caller: Caller,
  { enquiryId, resellerId }: { enquiryId: number; resellerId: number },
): Promise<EnquiryRecord> {
  const { db } = services;
  if (!mayHandEnquiries(actorOf(caller))) throw new AppError('access.denied');
  const handed = await db.transaction().execute(async (transaction) => {
    // Two who hand it over, or assign it, at the same moment do so one after the other.
    const enquiry = await lockEnquiryInScope(transaction, caller.scope, enquiryId);
    const organisation = await organisationOf(transaction, enquiry);
    const reseller = await findOrganisation(transaction, caller.scope, resellerId);
    if (!organisation || reseller?.parentId !== organisation.id) throw resellerError(followUpMessages.resellerForeign);
    if (enquiry.resellerId === reseller.id) throw resellerError(followUpMessages.resellerAlready);
    const ownerId = await ownerAfter(transaction, caller.scope, { ...enquiry, resellerId: reseller.id });
    const changes = { resellerId: reseller.id, ownerId };
    await updateEnquiry(transaction, caller.scope, { id: enquiry.id, changes });
    if (enquiry.resellerId !== null) await withdrawQueuedEmails(transaction, enquiry.id, enquiry.resellerId);
    const configurator = await configuratorOf(transaction, enquiry);
    const recipients = await findEnquiryRecipients(transaction, { organisation, reseller, configurator });
    await notifySeller(services, transaction, { ...enquiry, ...changes }, recipients);
    await recordAuditEvent(services, transaction, caller, 'enquiries.handed', {
      subject: { phrase: 'enquiry', values: { id: enquiry.id } },
      detail: reseller.name,
      within: organisation,
    });
    return enquiryInScope(transaction, caller.scope, enquiryId);
  });
  wakeNotifications(services);
  return handed;
}

/** The owner stays, except when they belong to the reseller that loses the enquiry. */
async function ownerAfter(db: Database, scope: Scope, enquiry: EnquiryRecord): Promise<number | null> {
  const owner = enquiry.ownerId === null ? undefined : await findUser(db, scope, enquiry.ownerId);
  return owner && mayOwnEnquiry(owner, enquiry) ? owner.id : null;
}

import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import type { QuarantinedEnquiry } from '@vitrine/contract/enquiries/quarantine';
import { AppError } from '@vitrine/contract/errors';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import type { Database } from '@vitrine/store/database';
import { listQuarantined, releaseEnquiries, takeQuarantined } from '@vitrine/store/enquiries/quarantine';
import type { EnquiryRecord } from '@vitrine/store/enquiries/queries';
import { organisationOf, resellerOf } from '@vitrine/store/organisations/of-row';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import type { Caller } from '../../../accounts/caller.ts';
import { recordAuditEvent } from '../../../accounts/record-audit-event.ts';
import type { Services } from '../../../services.ts';
import { findEnquiryRecipients } from '../intake/enquiry-recipients.ts';
import { notifyReleased, wakeNotifications } from '../intake/notify-recipients.ts';
import { presentEnquiry } from '../present.ts';
import { eraseEnquiries } from '../retention/erase-enquiries.ts';
import { parentOf, tenantInScope } from '../service.ts';

/** The quarantine of an organisation with its resellers, or of one reseller, newest first. */
export async function readQuarantine(services: Services, caller: Caller, id: number): Promise<QuarantinedEnquiry[]> {
  const { db } = services;
  const tenant = await tenantInScope(db, caller.scope, id);
  const waiting = await listQuarantined(db, caller.scope, parentOf(tenant), enquiryLimits.quarantineShown);
  return waiting.map((each) => ({
    ...presentEnquiry(each, services),
    reason: each.quarantineReason ?? 'too_many',
  }));
}

interface Decision {
  transaction: Database;
  tenant: OrganisationRecord;
  enquiries: EnquiryRecord[];
}

/** Applies an action to the ids that are in the caller's quarantine. Rejects as missing when none is. */
async function decide(
  { db }: Services,
  caller: Caller,
  { id, ids }: { id: number; ids: readonly number[] },
  act: (chosen: Decision) => Promise<void>,
): Promise<number[]> {
  return db.transaction().execute(async (transaction) => {
    const tenant = await tenantInScope(transaction, caller.scope, id);
    const enquiries = await takeQuarantined(transaction, caller.scope, parentOf(tenant), ids);
    if (enquiries.length === 0) throw new AppError('resource.missing', { detail: followUpMessages.spamGone });
    await act({ transaction, tenant, enquiries });
    return enquiries.map((each) => each.id);
  });
}

/** Turns them into ordinary enquiries and notifies their recipients now. */
export async function releaseQuarantined(
  services: Services,
  caller: Caller,
  chosen: { id: number; ids: readonly number[] },
): Promise<number[]> {
  const released = await decide(services, caller, chosen, async ({ transaction, tenant, enquiries }) => {
    await releaseEnquiries(
      transaction,
      enquiries.map(({ id }) => id),
    );
    for (const enquiry of enquiries) await notifyOf(services, transaction, enquiry);
    const detail = { phrase: 'enquiries', values: { count: enquiries.length } } as const;
    await recordAuditEvent(services, transaction, caller, 'enquiries.released', {
      subject: tenant.name,
      detail,
      within: tenant,
    });
  });
  wakeNotifications(services);
  return released;
}

async function notifyOf(services: Services, transaction: Database, enquiry: EnquiryRecord): Promise<void> {
  const organisation = await organisationOf(transaction, enquiry);
  if (!organisation) return;
  const reseller = await resellerOf(transaction, enquiry);
  const configurator = await configuratorOf(transaction, enquiry);
  const recipients = await findEnquiryRecipients(transaction, { organisation, reseller, configurator });
  await notifyReleased(services, transaction, enquiry, recipients);
}

export async function deleteQuarantined(
  services: Services,
  caller: Caller,
  chosen: { id: number; ids: readonly number[] },
): Promise<number[]> {
  const deleted = await decide(services, caller, chosen, async ({ transaction, tenant, enquiries }) => {
    await eraseEnquiries(services, transaction, enquiries);
    await recordAuditEvent(services, transaction, caller, 'enquiries.spam_deleted', {
      subject: tenant.name,
      detail: { phrase: 'enquiries', values: { count: enquiries.length } },
      within: tenant,
    });
  });
  services.jobs.wake('remove-content');
  return deleted;
}

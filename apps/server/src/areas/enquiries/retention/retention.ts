import { enquiryLimits, RETENTION_MONTHS, type RetentionMonths } from '@vitrine/contract/enquiries/limits';
import type { Retention } from '@vitrine/contract/enquiries/retention';
import { AppError } from '@vitrine/contract/errors';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { nextNight, retainedSince } from '@vitrine/domain/enquiries/retention';
import type { Database } from '@vitrine/store/database';
import {
  countSentBefore,
  listQuarantinedBefore,
  listRetaining,
  listSentBefore,
  lockRetention,
  type OldEnquiry,
} from '@vitrine/store/enquiries/retention';
import { type OrganisationRecord, updateOrganisation } from '@vitrine/store/organisations/queries';
import type { Caller } from '../../../accounts/caller.ts';
import { NOBODY, recordAuditEvent } from '../../../accounts/record-audit-event.ts';
import type { Services } from '../../../services.ts';
import { tenantInScope } from '../service.ts';
import { eraseEnquiries } from './erase-enquiries.ts';

/** Deleted in one transaction. */
const AT_ONCE = 200;

/** Resellers retain enquiries as long as their organisation does. */
async function organisationInScope(db: Database, { scope }: Caller, id: number): Promise<OrganisationRecord> {
  const tenant = await tenantInScope(db, scope, id);
  if (tenant.parentId !== null) throw new AppError('resource.missing');
  return tenant;
}

/** How long an organisation retains its enquiries, and how many the next run would delete for each period. */
export async function readRetention({ db, clock }: Services, caller: Caller, id: number): Promise<Retention> {
  const tenant = await organisationInScope(db, caller, id);
  const night = nextNight(clock());
  const moments = RETENTION_MONTHS.map((months) => retainedSince(night, months));
  const counts = await countSentBefore(db, id, moments);
  return {
    months: RETENTION_MONTHS.find((months) => months === tenant.enquiriesKeptMonths) ?? null,
    due: RETENTION_MONTHS.map((months, at) => ({ months, count: counts[at] ?? 0 })),
  };
}

export async function changeRetention(
  services: Services,
  caller: Caller,
  { id, months }: { id: number; months: RetentionMonths | null },
): Promise<Retention> {
  const { db, clock } = services;
  await db.transaction().execute(async (transaction) => {
    const tenant = await organisationInScope(transaction, caller, id);
    if (tenant.enquiriesKeptMonths === months) return;
    await updateOrganisation(transaction, id, { enquiriesKeptMonths: months }, clock());
    await recordAuditEvent(services, transaction, caller, 'enquiries.retention', {
      subject: tenant.name,
      detail: months === null ? { phrase: 'retention.off' } : { phrase: 'retention.on', values: { months } },
      within: tenant,
    });
  });
  return readRetention(services, caller, id);
}

/** Runs every night: deletes old quarantined enquiries, and enquiries past their organisation's retention period. */
export async function deleteOldEnquiries(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const waitedSince = new Date(now.getTime() - enquiryLimits.quarantineDays * DAY_MS);
  await eraseAll(services, (transaction) => listQuarantinedBefore(transaction, waitedSince, AT_ONCE));
  for (const { id: organisationId } of await listRetaining(db)) {
    await eraseAll(
      services,
      async (transaction) => {
        // Somebody may have chosen a longer period since the job began, which can take minutes.
        const months = await lockRetention(transaction, organisationId);
        const then = months === null ? null : retainedSince(now, months);
        return then ? listSentBefore(transaction, { organisationId, then, limit: AT_ONCE }) : [];
      },
      (transaction, count) =>
        recordAuditEvent(services, transaction, NOBODY, 'enquiries.expired', {
          detail: { phrase: 'enquiries', values: { count } },
          within: { id: organisationId, parentId: null },
        }),
    );
  }
  services.jobs.wake('remove-content');
}

/** Deletes in batches until none is left, so that no transaction lasts long. */
async function eraseAll(
  services: Services,
  find: (transaction: Database) => Promise<OldEnquiry[]>,
  onDeleted?: (transaction: Database, count: number) => Promise<unknown>,
): Promise<void> {
  let found = AT_ONCE;
  while (found === AT_ONCE) {
    found = await services.db.transaction().execute(async (transaction) => {
      const old = await find(transaction);
      await eraseEnquiries(services, transaction, old);
      if (old.length > 0) await onDeleted?.(transaction, old.length);
      return old.length;
    });
  }
}

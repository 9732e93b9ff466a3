import { organisationLimits as limits } from '@vitrine/contract/organisations/limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { watchProof } from '@vitrine/domain/organisations/domain-proof';
import { insertAuditEvent } from '@vitrine/store/audit/queries';
import type { Database } from '@vitrine/store/database';
import { insertEmail } from '@vitrine/store/emails/queries';
import { listDomainsToCheck, updateDomainCheck } from '@vitrine/store/organisations/domain-checks';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { listHolderEmails } from '@vitrine/store/users/queries';
import type { Services } from '../../services.ts';
import { searchProof } from './access-domain.ts';

/**
 * Checks the proof of custom domains again: every week, and every night while one is missing. A domain may change
 * hands, and then no link may lead there. A failing name server proves nothing (watchProof).
 */
export async function recheckDomains(services: Services): Promise<void> {
  const checkedBefore = new Date(services.clock().getTime() - limits.domainRecheckDays * DAY_MS);
  for (const organisation of await listDomainsToCheck(services.db, checkedBefore)) {
    await recheck(services, organisation);
  }
  services.jobs.wake('send-email');
  services.jobs.wake('publish-organisation');
}

async function recheck(services: Services, organisation: OrganisationRecord): Promise<void> {
  const { db, domainProofs, clock } = services;
  const { accessDomain, accessDomainProof, accessDomainMissingSince: missingSince } = organisation;
  if (accessDomain === null || accessDomainProof === null) return;
  const search = await searchProof(domainProofs, { accessDomain, accessDomainProof });
  if (search === 'unclear') return;
  const now = clock();
  const watch = watchProof({ missingSince, misses: organisation.accessDomainMisses }, search, now);
  await db.transaction().execute(async (transaction) => {
    const isNoted = await updateDomainCheck(transaction, organisation, {
      accessDomainCheckedAt: now,
      accessDomainMissingSince: watch.isLost ? null : watch.missingSince,
      accessDomainMisses: watch.isLost ? 0 : watch.misses,
      ...(watch.isLost ? { accessDomainVerifiedAt: null } : {}),
    });
    if (!isNoted) return;
    if (watch.isLost) await notify(services, transaction, organisation, 'domain-lost');
    else if (watch.misses === 1) await notify(services, transaction, organisation, 'domain-missing');
  });
}

/**
 * Emails the users who manage the tenant, or its contact when there are none, and updates the live files. The users of
 * its manufacturer see to a reseller's domain.
 */
async function notify(
  { jobs, clock }: Services,
  transaction: Database,
  organisation: OrganisationRecord,
  kind: 'domain-missing' | 'domain-lost',
): Promise<void> {
  const { id, parentId, contactEmail } = organisation;
  const owners = await listHolderEmails(transaction, parentId ?? id, 'organisations.admin');
  const recipients = owners.length > 0 || contactEmail === null ? owners : [contactEmail];
  for (const recipient of recipients) {
    const about = { organisationId: id, enquiryId: null, replyTo: null, createdAt: clock() };
    const email = await insertEmail(transaction, { ...about, kind, recipient, senderName: 'Vitrine' });
    await jobs.enqueue(transaction, 'send-email', { emailIds: [email.id] });
  }
  await insertAuditEvent(transaction, {
    kind: kind === 'domain-lost' ? 'organisation.domain_lost' : 'organisation.domain_missing',
    ...{ organisationId: parentId ?? id, resellerId: parentId === null ? null : id, actor: null, createdAt: clock() },
    ...{ subject: organisation.name, detail: organisation.accessDomain ?? '' },
  });
  if (kind === 'domain-lost') await jobs.enqueue(transaction, 'publish-organisation', { organisationId: id });
}

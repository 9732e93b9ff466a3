import { randomBytes } from 'node:crypto';
import { AppError } from '@vitrine/contract/errors';
import { organisationMessages } from '@vitrine/contract/organisations/messages';
import type { AccessDomain } from '@vitrine/contract/organisations/schemas';
import { DOMAIN_FILE_PATH, domainRecordName, type ProofSearch } from '@vitrine/domain/organisations/domain-proof';
import type { Database } from '@vitrine/store/database';
import { updateProvedDomain } from '@vitrine/store/organisations/domain-checks';
import { findOrganisation, type OrganisationRecord, updateOrganisation } from '@vitrine/store/organisations/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import type { DomainProofs } from '../../ports/domain-proofs.ts';
import type { Services } from '../../services.ts';
import { rethrowTaken } from './create-organisation.ts';

/** An organisation or reseller in the caller's scope: an organisation's users see to the domains of its resellers. */
export async function tenantInScope(db: Database, { scope }: Caller, id: number): Promise<OrganisationRecord> {
  const found = await findOrganisation(db, scope, id);
  if (!found) throw new AppError('resource.missing');
  return found;
}

const editedKind = ({ parentId }: OrganisationRecord) =>
  parentId === null ? ('organisation.edited' as const) : ('reseller.edited' as const);

export const presentAccessDomain = ({
  accessDomain,
  accessDomainVerifiedAt,
  accessDomainProof,
  accessDomainMissingSince,
}: OrganisationRecord): AccessDomain => ({
  access_domain: accessDomain,
  verified: accessDomainVerifiedAt !== null,
  record_name: accessDomain && domainRecordName(accessDomain),
  file_address: accessDomain && `https://${accessDomain}${DOMAIN_FILE_PATH}`,
  proof: accessDomain && accessDomainProof,
  missing_since: accessDomainMissingSince?.toISOString() ?? null,
});

/**
 * Sets the custom domain. Links and redirects use it once its ownership is proved, so that typing a domain does not
 * claim it.
 */
export async function setAccessDomain(
  services: Services,
  caller: Caller,
  id: number,
  domain: string | null,
): Promise<AccessDomain> {
  const { db, clock, config, jobs } = services;
  if (domain !== null && isOurs(domain, config)) throw new AppError('request.invalid', ownDomain());
  await db.transaction().execute(async (transaction) => {
    const organisation = await tenantInScope(transaction, caller, id);
    if (organisation.accessDomain === domain) return;
    const accessDomainProof = domain === null ? null : `vitrine-verify=${randomBytes(18).toString('base64url')}`;
    const changes = { accessDomain: domain, accessDomainProof, accessDomainVerifiedAt: null, ...UNWATCHED };
    await updateOrganisation(transaction, id, changes, clock()).catch(rethrowTaken);
    await recordAuditEvent(services, transaction, caller, editedKind(organisation), {
      subject: organisation.name,
      detail: domain === null ? { phrase: 'domain.removed' } : { phrase: 'domain.set', values: { domain } },
      within: organisation,
    });
    // The live files name the hosts on which the viewer starts.
    await jobs.enqueue(transaction, 'publish-organisation', { organisationId: id });
  });
  jobs.wake('publish-organisation');
  return presentAccessDomain(await tenantInScope(db, caller, id));
}

/** Resets what earlier checks of the proof found. */
const UNWATCHED = { accessDomainCheckedAt: null, accessDomainMissingSince: null, accessDomainMisses: 0 };

/** Looks up the proof of a domain in the TXT record and in the file. */
export async function searchProof(
  proofs: DomainProofs,
  { accessDomain, accessDomainProof }: { accessDomain: string; accessDomainProof: string },
): Promise<ProofSearch> {
  const recordName = domainRecordName(accessDomain);
  const { texts, isClear } = await proofs.find({ recordName, host: accessDomain, path: DOMAIN_FILE_PATH });
  if (texts.some((text) => text.trim() === accessDomainProof)) return 'found';
  return isClear ? 'missing' : 'unclear';
}

const ownDomain = () => ({ errors: { access_domain: [organisationMessages.domainOurs] } });

const isOurs = (domain: string, { baseDomain, contentDomain }: Services['config']): boolean =>
  [baseDomain, contentDomain].some((own) => domain === own || domain.endsWith(`.${own}`));

/** Looks up the proof in the TXT record, then in the file. Rejects while neither holds it. */
export async function verifyAccessDomain(services: Services, caller: Caller, id: number): Promise<AccessDomain> {
  const { db, clock, domainProofs, jobs } = services;
  const organisation = await tenantInScope(db, caller, id);
  const { accessDomain, accessDomainProof } = organisation;
  if (!accessDomain || !accessDomainProof) throw new AppError('resource.missing');
  if ((await searchProof(domainProofs, { accessDomain, accessDomainProof })) !== 'found')
    throw new AppError('organisations.domain_unproved');
  await db.transaction().execute(async (transaction) => {
    const now = clock();
    const changes = { accessDomainVerifiedAt: now, ...UNWATCHED, accessDomainCheckedAt: now, updatedAt: now };
    // The look-up takes seconds, in which the domain may become one that nobody proved.
    if (!(await updateProvedDomain(transaction, organisation, changes)))
      throw new AppError('organisations.domain_unproved');
    await recordAuditEvent(services, transaction, caller, editedKind(organisation), {
      subject: organisation.name,
      detail: { phrase: 'domain.proved', values: { domain: accessDomain } },
      within: organisation,
    });
    await jobs.enqueue(transaction, 'publish-organisation', { organisationId: id });
  });
  jobs.wake('publish-organisation');
  return presentAccessDomain(await tenantInScope(db, caller, id));
}

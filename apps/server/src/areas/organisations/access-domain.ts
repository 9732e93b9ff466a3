import { randomBytes } from 'node:crypto';
import { AppError } from '@vitrine/contract/errors';
import { organisationMessages } from '@vitrine/contract/organisations/messages';
import type { AccessDomain } from '@vitrine/contract/organisations/schemas';
import { DOMAIN_FILE_PATH, domainRecordName, type ProofSearch } from '@vitrine/domain/organisations/domain-proof';
import { type OrganisationRecord, updateOrganisation } from '@vitrine/store/organisations/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import type { DomainProofs } from '../../ports/domain-proofs.ts';
import type { Services } from '../../services.ts';
import { rethrowTaken } from './create-organisation.ts';
import { organisationInScope } from './edit-organisation.ts';

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
  const { db, clock, config } = services;
  if (domain !== null && isOurs(domain, config)) throw new AppError('request.invalid', ownDomain);
  await db.transaction().execute(async (transaction) => {
    const organisation = await organisationInScope(transaction, caller, id);
    if (organisation.accessDomain === domain) return;
    const accessDomainProof = domain === null ? null : `vitrine-verify=${randomBytes(18).toString('base64url')}`;
    const changes = { accessDomain: domain, accessDomainProof, accessDomainVerifiedAt: null, ...UNWATCHED };
    await updateOrganisation(transaction, id, changes, clock()).catch(rethrowTaken);
    const detail = domain === null ? 'own domain removed' : `own domain ${domain}`;
    await recordAuditEvent(services, transaction, caller, 'organisation.edited', {
      subject: organisation.name,
      detail,
      within: organisation,
    });
  });
  return presentAccessDomain(await organisationInScope(db, caller, id));
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

const ownDomain = { errors: { access_domain: [organisationMessages.domainOurs] } };

const isOurs = (domain: string, { baseDomain, contentDomain }: Services['config']): boolean =>
  [baseDomain, contentDomain].some((own) => domain === own || domain.endsWith(`.${own}`));

/** Looks up the proof in the TXT record, then in the file. Rejects while neither holds it. */
export async function verifyAccessDomain(services: Services, caller: Caller, id: number): Promise<AccessDomain> {
  const { db, clock, domainProofs } = services;
  const organisation = await organisationInScope(db, caller, id);
  const { accessDomain, accessDomainProof } = organisation;
  if (!accessDomain || !accessDomainProof) throw new AppError('resource.missing');
  if ((await searchProof(domainProofs, { accessDomain, accessDomainProof })) !== 'found')
    throw new AppError('organisations.domain_unproved');
  await db.transaction().execute(async (transaction) => {
    await updateOrganisation(
      transaction,
      id,
      { accessDomainVerifiedAt: clock(), ...UNWATCHED, accessDomainCheckedAt: clock() },
      clock(),
    );
    const detail = `own domain ${accessDomain} proved`;
    await recordAuditEvent(services, transaction, caller, 'organisation.edited', {
      subject: organisation.name,
      detail,
      within: organisation,
    });
  });
  return presentAccessDomain(await organisationInScope(db, caller, id));
}

import { randomBytes } from 'node:crypto';
import { refuse } from '@vitrine/contract/errors';
import { organisationMessages } from '@vitrine/contract/organisations/messages';
import type { AccessDomain } from '@vitrine/contract/organisations/schemas';
import { type OrganisationRecord, updateOrganisation } from '@vitrine/store/organisations/queries';
import { record } from '../../accounts/record.ts';
import type { Caller } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { refuseTaken } from './create-organisation.ts';
import { organisationInScope } from './edit-organisation.ts';

const RECORD_PREFIX = '_vitrine';
const FILE_PATH = '/.well-known/vitrine.txt';

export const presentAccessDomain = ({
  accessDomain,
  accessDomainVerifiedAt,
  accessDomainProof,
}: OrganisationRecord): AccessDomain => ({
  access_domain: accessDomain,
  verified: accessDomainVerifiedAt !== null,
  record_name: accessDomain && `${RECORD_PREFIX}.${accessDomain}`,
  file_address: accessDomain && `https://${accessDomain}${FILE_PATH}`,
  proof: accessDomain && accessDomainProof,
});

/** Names the own domain; links and redirects use it once it was proved, so that nobody's address is taken by typing it. */
export async function setAccessDomain(
  services: Services,
  caller: Caller,
  id: number,
  domain: string | null,
): Promise<AccessDomain> {
  const { db, clock, config } = services;
  if (domain !== null && isOurs(domain, config)) throw refuse('request.invalid', ownDomain);
  await db.transaction().execute(async (transaction) => {
    const organisation = await organisationInScope(transaction, caller, id);
    if (organisation.accessDomain === domain) return;
    const accessDomainProof = domain === null ? null : `vitrine-verify=${randomBytes(18).toString('base64url')}`;
    const changes = { accessDomain: domain, accessDomainProof, accessDomainVerifiedAt: null };
    await updateOrganisation(transaction, id, changes, clock()).catch(refuseTaken);
    const detail = domain === null ? 'own domain removed' : `own domain ${domain}`;
    await record(services, transaction, caller, 'organisation.edited', {
      subject: organisation.name,
      detail,
      within: organisation,
    });
  });
  return presentAccessDomain(await organisationInScope(db, caller, id));
}

const ownDomain = { errors: { access_domain: [organisationMessages.domainOurs] } };

const isOurs = (domain: string, { baseDomain, contentDomain }: Services['config']): boolean =>
  [baseDomain, contentDomain].some((own) => domain === own || domain.endsWith(`.${own}`));

/** Looks for the proof in the TXT record, then in the file. Refuses while neither holds it. */
export async function verifyAccessDomain(services: Services, caller: Caller, id: number): Promise<AccessDomain> {
  const { db, clock, domainProofs } = services;
  const organisation = await organisationInScope(db, caller, id);
  const { accessDomain, accessDomainProof } = organisation;
  if (!accessDomain || !accessDomainProof) throw refuse('resource.missing');
  const texts = await domainProofs.find({
    recordName: `${RECORD_PREFIX}.${accessDomain}`,
    host: accessDomain,
    path: FILE_PATH,
  });
  if (!texts.some((text) => text.trim() === accessDomainProof)) throw refuse('organisations.domain_unproved');
  await db.transaction().execute(async (transaction) => {
    await updateOrganisation(transaction, id, { accessDomainVerifiedAt: clock() }, clock());
    const detail = `own domain ${accessDomain} proved`;
    await record(services, transaction, caller, 'organisation.edited', {
      subject: organisation.name,
      detail,
      within: organisation,
    });
  });
  return presentAccessDomain(await organisationInScope(db, caller, id));
}

import { organisationLimits } from '@vitrine/contract/organisations/limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { domainRecordName } from '@vitrine/domain/organisations/domain-proof';
import type { RenderedEmail } from '@vitrine/emails/email-data';
import { findContract, readBillingMonths } from '@vitrine/store/billing/queries';
import type { EmailRecord } from '@vitrine/store/emails/queries';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { homeOrigin } from '../../accounts/home-origin.ts';
import { imageLogo } from '../../images/image-logo.ts';
import type { Services } from '../../services.ts';
import { languageOfRecipient, languageOfTenant } from './reader-language.ts';

/** The text of the notice that a custom domain's proof is missing, or that the domain is no longer used. */
export async function domainNoticeText({ db, addresses }: Services, email: EmailRecord): Promise<RenderedEmail> {
  const organisation = await organisationOf(db, email);
  const { accessDomain, accessDomainProof } = organisation ?? {};
  if (!organisation || !accessDomain || !accessDomainProof) throw new Error('The domain of this email is gone');
  const logo = imageLogo(organisation);
  const { id, parentId } = organisation;
  const manager = await organisationOf(db, { organisationId: parentId ?? id });
  // Links to the subdomain: the custom domain may lead elsewhere by now.
  const host = manager?.accessSubdomain;
  const until = new Date(email.createdAt.getTime() + organisationLimits.domainMissingDays * DAY_MS);
  const { renderDomainNotice } = await import('@vitrine/emails/domain-notice');
  return renderDomainNotice({
    language: await languageOfRecipient(db, email.recipient, organisation),
    kind: email.kind === 'domain-lost' ? 'domain-lost' : 'domain-missing',
    organisation: { name: organisation.name, logoUrl: logo && `${addresses.content}/${logo}` },
    domain: accessDomain,
    recordName: domainRecordName(accessDomain),
    proof: accessDomainProof,
    until,
    settingsUrl: `${host ? addresses.origin(host) : addresses.root}${parentId === null ? '' : `/resellers/${id}`}/settings`,
  });
}

/** The text of the notice about used sessions, with the figures of the month that the email was queued in. */
export async function limitNoticeText({ db, addresses }: Services, email: EmailRecord): Promise<RenderedEmail> {
  const organisation = await organisationOf(db, email);
  const contract = organisation && (await findContract(db, organisation.id));
  if (!organisation || !contract) throw new Error('The contract of this email is gone');
  const used = (await readBillingMonths(db, organisation.id)).get(email.createdAt.toISOString().slice(0, 7)) ?? 0;
  const logo = imageLogo(organisation);
  const { renderLimitNotice } = await import('@vitrine/emails/limit-notice');
  return renderLimitNotice({
    language: await languageOfTenant(db, organisation),
    organisation: { name: organisation.name, logoUrl: logo && `${addresses.content}/${logo}` },
    used,
    limit: contract.sessions,
    month: email.createdAt,
    billingUrl: `${homeOrigin({ organisation, reseller: null }, addresses)}/billing`,
  });
}

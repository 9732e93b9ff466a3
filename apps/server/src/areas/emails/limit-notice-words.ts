import type { RenderedEmail } from '@vitrine/emails/email-data';
import { findContract, readBillingMonths } from '@vitrine/store/billing/queries';
import type { EmailRecord } from '@vitrine/store/emails/queries';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { homeOrigin } from '../../accounts/home-origin.ts';
import { imageLogo } from '../../images/image-logo.ts';
import type { Services } from '../../services.ts';

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The text of the notice about used sessions, with the figures of the month that the email was queued in. */
export async function limitNoticeWords({ db, addresses }: Services, email: EmailRecord): Promise<RenderedEmail> {
  const organisation = await organisationOf(db, email);
  const contract = organisation && (await findContract(db, organisation.id));
  if (!organisation || !contract) throw new Error('The contract of this email is gone');
  const used = (await readBillingMonths(db, organisation.id)).get(email.createdAt.toISOString().slice(0, 7)) ?? 0;
  const logo = imageLogo(organisation);
  const { renderLimitNotice } = await import('@vitrine/emails/limit-notice');
  return renderLimitNotice({
    organisation: { name: organisation.name, logoUrl: logo && `${addresses.content}/${logo}` },
    used,
    limit: contract.sessions,
    month: monthName.format(email.createdAt),
    billingUrl: `${homeOrigin({ organisation, reseller: null }, addresses)}/billing`,
  });
}

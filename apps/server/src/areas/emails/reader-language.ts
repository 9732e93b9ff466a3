import type { AccountLanguage } from '@vitrine/contract/languages/limits';
import { emailLanguage } from '@vitrine/domain/emails/email-language';
import type { Database } from '@vitrine/store/database';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { findUserByEmail } from '@vitrine/store/session/queries';

/** The language of a tenant: its own, else its manufacturer's. */
export async function languageOfTenant(db: Database, tenant: OrganisationRecord): Promise<AccountLanguage> {
  const manufacturer = await organisationOf(db, { organisationId: tenant.parentId });
  return emailLanguage(tenant.language, manufacturer?.language);
}

/**
 * The language of an email to a user of a tenant or of its manufacturer, by address: that of the account, else the
 * tenant's. An account of another tenant with that address does not count.
 */
export async function languageOfRecipient(
  db: Database,
  recipient: string,
  tenant: OrganisationRecord,
): Promise<AccountLanguage> {
  const account = await findUserByEmail(db, recipient);
  const isOwn = account?.organisationId === tenant.id || account?.organisationId === tenant.parentId;
  return emailLanguage(account && isOwn ? account.language : null, await languageOfTenant(db, tenant));
}

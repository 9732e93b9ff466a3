import { FIRST_USER } from '@vitrine/contract/organisations/first-user';
import { emailLanguage } from '@vitrine/domain/emails/email-language';
import type { AccountEmailKind } from '@vitrine/emails/account-email';
import type { RenderedEmail } from '@vitrine/emails/email-data';
import type { EmailRecord } from '@vitrine/store/emails/queries';
import { findParents, findUserById, type UserRow } from '@vitrine/store/session/queries';
import { homeOrigin } from '../../accounts/home-origin.ts';
import { imageLogo } from '../../images/image-logo.ts';
import type { Services } from '../../services.ts';

/** Who invites staff of the provider. */
const PROVIDER = 'Vitrine';

/** The page that a link leads to, by the kind of its email; other kinds have none. */
const LINK_PATHS: Record<AccountEmailKind, ((token: string, email: string) => string) | null> = {
  invite: (token) => `/invite?token=${token}`,
  reset: (token, email) => `/setPassword/recovery/?token=${token}&email=${encodeURIComponent(email)}`,
  'email-confirm': (token) => `/confirm-email?token=${token}`,
  'email-asked': null,
  'email-changed': null,
  'email-in-use': null,
};

export const isAccountEmail = (kind: string): kind is AccountEmailKind => Object.hasOwn(LINK_PATHS, kind);

/** The first user of an organisation, until somebody enters the name of a person. */
const isUnnamed = ({ firstName, lastName }: UserRow): boolean =>
  firstName === FIRST_USER.first_name && lastName === FIRST_USER.last_name;

/**
 * The text of an email about an account. A link leads to the configured host of the user's organisation. The sealed
 * value of the email is the link's token, or the new address when there is no link.
 */
export async function accountText(
  services: Services,
  email: EmailRecord,
  kind: AccountEmailKind,
): Promise<RenderedEmail & { token?: string }> {
  const { db, addresses, secrets } = services;
  const user = email.userId === null ? undefined : await findUserById(db, email.userId);
  if (!user || email.sealed === null) throw new Error('The account of this email is gone');
  const sealed = secrets.open(email.sealed);
  const parents = await findParents(db, user);
  const tenant = parents.reseller ?? parents.organisation;
  const logo = tenant && imageLogo(tenant);
  const linkPath = LINK_PATHS[kind];
  const { renderAccountEmail } = await import('@vitrine/emails/account-email');
  const content = await renderAccountEmail({
    kind,
    language: emailLanguage(user.language, parents.reseller?.language, parents.organisation?.language),
    organisation: {
      name: tenant?.name ?? PROVIDER,
      logoUrl: logo ? `${addresses.content}/${logo}` : null,
    },
    manufacturer: parents.reseller && (parents.organisation?.name ?? null),
    firstName: isUnnamed(user) ? null : user.firstName,
    ...(linkPath
      ? { link: `${homeOrigin(parents, addresses)}${linkPath(sealed, user.email)}` }
      : { link: null, newEmail: sealed }),
  });
  return linkPath ? { ...content, token: sealed } : content;
}

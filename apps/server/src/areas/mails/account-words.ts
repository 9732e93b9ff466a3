import { accountMailMessages } from '@vitrine/contract/users/mail-messages';
import type { AccountMailKind } from '@vitrine/emails/account-mail';
import type { RenderedMail } from '@vitrine/emails/mail-data';
import type { MailRecord } from '@vitrine/store/mails/queries';
import { findParents, findUserById } from '@vitrine/store/session/queries';
import { homeOrigin } from '../../accounts/home-origin.ts';
import { imageLogo } from '../../content/image-logo.ts';
import type { Services } from '../../services.ts';

/** The page that a link leads to, by the kind of its email; the others have none. */
const LINK_PATHS: Record<AccountMailKind, ((token: string, email: string) => string) | null> = {
  invite: (token) => `/invite?token=${token}`,
  reset: (token, email) => `/setPassword/recovery/?token=${token}&email=${encodeURIComponent(email)}`,
  'email-confirm': (token) => `/confirm-email?token=${token}`,
  'email-asked': null,
  'email-changed': null,
  'email-in-use': null,
};

export const isAccountMail = (kind: string): kind is AccountMailKind => Object.hasOwn(LINK_PATHS, kind);

/**
 * Words of an email about an account. A link leads to the configured host of the user's organisation (decision B3). What
 * was sealed with the email is the link's token, or the new address where there is no link.
 */
export async function accountWords(
  services: Services,
  mail: MailRecord,
  kind: AccountMailKind,
): Promise<RenderedMail & { token?: string }> {
  const { db, addresses, secrets } = services;
  const user = mail.userId === null ? undefined : await findUserById(db, mail.userId);
  if (!user || mail.sealed === null) throw new Error('The account of this mail is gone');
  const sealed = secrets.open(mail.sealed);
  const parents = await findParents(db, user);
  const tenant = parents.reseller ?? parents.organisation;
  const logo = tenant && imageLogo(tenant);
  const linkPath = LINK_PATHS[kind];
  const { renderAccountMail } = await import('@vitrine/emails/account-mail');
  const words = await renderAccountMail({
    kind,
    organisation: {
      name: tenant?.name ?? accountMailMessages.staff,
      logoUrl: logo ? `${addresses.content}/${logo}` : null,
    },
    firstName: user.firstName,
    ...(linkPath
      ? { link: `${homeOrigin(parents, addresses)}${linkPath(sealed, user.email)}` }
      : { link: null, newEmail: sealed }),
  });
  return linkPath ? { ...words, token: sealed } : words;
}

import { accountMailMessages } from '@vitrine/contract/users/mail-messages';
import type { RenderedMail } from '@vitrine/emails/mail-data';
import type { MailRecord } from '@vitrine/store/mails/queries';
import { findParents, findUserById } from '@vitrine/store/session/queries';
import { homeOrigin } from '../../accounts/home-origin.ts';
import { pictureLogo } from '../../content/picture-logo.ts';
import type { Services } from '../../services.ts';

/** Words of an invitation or a reset. The link leads to the configured host of the user's organisation (decision B3). */
export async function accountWords(services: Services, mail: MailRecord): Promise<RenderedMail & { token: string }> {
  const { db, addresses, secrets } = services;
  const user = mail.userId === null ? undefined : await findUserById(db, mail.userId);
  if (!user || mail.sealed === null) throw new Error('The account of this mail is gone');
  const token = secrets.open(mail.sealed);
  const parents = await findParents(db, user);
  const house = parents.reseller ?? parents.organisation;
  const logo = house && pictureLogo(house);
  const { renderAccountMail } = await import('@vitrine/emails/account-mail');
  const words = await renderAccountMail({
    kind: mail.kind === 'invite' ? 'invite' : 'reset',
    organisation: {
      name: house?.name ?? accountMailMessages.staff,
      logoUrl: logo ? `${addresses.content}/${logo}` : null,
    },
    firstName: user.firstName,
    link: `${homeOrigin(parents, addresses)}${linkPath(mail.kind, token, user.email)}`,
  });
  return { ...words, token };
}

const linkPath = (kind: string, token: string, email: string): string =>
  kind === 'invite'
    ? `/invite?token=${token}`
    : `/setPassword/recovery/?token=${token}&email=${encodeURIComponent(email)}`;

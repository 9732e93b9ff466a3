import { accountEmailMessages as messages } from '@vitrine/contract/users/email-messages';
import type { RenderedEmail } from './email-data.ts';
import { text } from './look.ts';
import { EmailButton } from './parts/EmailButton.tsx';
import { EmailFrame } from './parts/EmailFrame.tsx';
import { subjectLine, unlinked } from './plain-text.ts';
import { renderHtml } from './render-html.tsx';

/**
 * With a link: an invitation, a reset, and the confirmation of a new address. Without a link: notices to the owner of
 * the account.
 */
export type AccountEmailKind = 'invite' | 'reset' | 'email-confirm' | 'email-asked' | 'email-changed' | 'email-in-use';

export interface AccountEmailData {
  kind: AccountEmailKind;
  /** The organisation or reseller, or Vitrine itself for staff. */
  organisation: { name: string; logoUrl: string | null };
  /** The name of the manufacturer, where the organisation is a reseller. */
  manufacturer: string | null;
  /** Null greets without a name. */
  firstName: string | null;
  /** The link with its token, on the organisation's own host; null for kinds without one. */
  link: string | null;
  /** The new address, for the kinds that show it. */
  newEmail?: string;
}

interface Texts {
  subject: string;
  title: string;
  sentence: string;
  button?: string;
  term?: string;
  reason: string;
}

/** People enter names and addresses, so they are plain text and never links. */
const textsOf = ({ kind, organisation, manufacturer, firstName, newEmail = '' }: AccountEmailData): Texts => {
  const name = firstName && unlinked(firstName);
  const tenant = unlinked(organisation.name);
  const inviting = { name: tenant, manufacturer: manufacturer && unlinked(manufacturer) };
  const email = unlinked(newEmail);
  const texts: Record<AccountEmailKind, () => Texts> = {
    invite: () => ({
      subject: subjectLine(messages.inviteSubject({ name: organisation.name, manufacturer })),
      title: messages.inviteTitle(inviting),
      sentence: messages.inviteSentence(name, inviting),
      button: messages.inviteButton,
      term: messages.inviteTerm,
      reason: messages.inviteReason,
    }),
    reset: () => ({
      subject: messages.resetSubject,
      title: messages.resetTitle,
      sentence: messages.resetSentence(name),
      button: messages.resetButton,
      term: messages.resetTerm,
      reason: messages.resetReason,
    }),
    'email-confirm': () => ({
      subject: messages.confirmSubject,
      title: messages.confirmTitle,
      sentence: messages.confirmSentence(name, tenant),
      button: messages.confirmButton,
      term: messages.confirmTerm,
      reason: messages.confirmReason,
    }),
    'email-asked': () => ({
      subject: messages.askedSubject,
      title: messages.askedTitle,
      sentence: messages.askedSentence(name, email),
      reason: messages.askedReason,
    }),
    'email-changed': () => ({
      subject: messages.changedSubject,
      title: messages.changedTitle,
      sentence: messages.changedSentence(name, email),
      reason: messages.changedReason,
    }),
    'email-in-use': () => ({
      subject: messages.inUseSubject,
      title: messages.inUseTitle,
      sentence: messages.inUseSentence(name),
      reason: messages.inUseReason,
    }),
  };
  return texts[kind]();
};

const AccountEmail = ({ email, texts }: { email: AccountEmailData; texts: Texts }) => (
  <EmailFrame organisation={email.organisation} preview={texts.sentence} reason={texts.reason} below={messages.sentBy}>
    <h1 style={text.title}>{texts.title}</h1>
    <p style={text.sentence}>{texts.sentence}</p>
    {email.link !== null && texts.button && (
      <div style={{ padding: '20px 0 4px' }}>
        <EmailButton href={email.link} face="accent">
          {texts.button}
        </EmailButton>
      </div>
    )}
    {texts.term && <p style={{ ...text.label, margin: '12px 0 0' }}>{texts.term}</p>}
  </EmailFrame>
);

/**
 * Subject, HTML and plain text of an email about an account: an invitation, a reset (P-MAIL-01, P-MAIL-02), or a change
 * of the address.
 */
export const renderAccountEmail = async (email: AccountEmailData): Promise<RenderedEmail> => {
  const texts = textsOf(email);
  const link = email.link !== null && texts.button ? [`${texts.button}: ${email.link}`] : [];
  const paragraphs = [texts.title, texts.sentence, ...link, ...(texts.term ? [texts.term] : []), texts.reason];
  return {
    subject: texts.subject,
    html: renderHtml(<AccountEmail email={email} texts={texts} />),
    text: `${[...paragraphs, messages.sentBy].join('\n\n')}\n`,
  };
};

import type { AccountLanguage } from '@vitrine/contract/languages/limits';
import type { AccountFacts, AccountTexts } from '@vitrine/texts/email-texts';
import { loadAccountTexts } from '@vitrine/texts/load-email-texts';
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
  language: AccountLanguage;
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
const textsOf = (email: AccountEmailData, texts: AccountTexts): Texts => {
  const { firstName, organisation, manufacturer, newEmail = '' } = email;
  const typed: AccountFacts = { firstName, tenant: organisation.name, manufacturer, newEmail };
  const facts: AccountFacts = {
    firstName: firstName && unlinked(firstName),
    tenant: unlinked(organisation.name),
    manufacturer: manufacturer && unlinked(manufacturer),
    newEmail: unlinked(newEmail),
  };
  const { subject, title, sentence, ...rest } = texts[email.kind];
  return { ...rest, subject: subjectLine(subject(typed)), title: title(facts), sentence: sentence(facts) };
};

interface AccountEmailProps {
  email: AccountEmailData;
  texts: Texts;
  sentBy: string;
}

const AccountEmail = ({ email, texts, sentBy }: AccountEmailProps) => (
  <EmailFrame
    language={email.language}
    organisation={email.organisation}
    preview={texts.sentence}
    reason={texts.reason}
    below={sentBy}
  >
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
  const all = await loadAccountTexts(email.language);
  const { sentBy } = all;
  const texts = textsOf(email, all);
  const link = email.link !== null && texts.button ? [`${texts.button}: ${email.link}`] : [];
  const paragraphs = [texts.title, texts.sentence, ...link, ...(texts.term ? [texts.term] : []), texts.reason];
  return {
    subject: texts.subject,
    html: renderHtml(<AccountEmail email={email} texts={texts} sentBy={sentBy} />),
    text: `${[...paragraphs, sentBy].join('\n\n')}\n`,
  };
};

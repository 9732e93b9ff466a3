import { render } from '@react-email/render';
import { accountMailMessages as messages } from '@vitrine/contract/users/mail-messages';
import { text } from './look.ts';
import type { RenderedMail } from './mail-data.ts';
import { MailButton } from './parts/MailButton.tsx';
import { MailFrame } from './parts/MailFrame.tsx';
import { subjectLine, unlinked } from './plain-words.ts';

export interface AccountMailData {
  kind: 'invite' | 'reset';
  /** The organisation or reseller, or Vitrine itself for staff. */
  organisation: { name: string; logoUrl: string | null };
  firstName: string;
  /** The link with its token, on the organisation's own host. */
  link: string;
}

interface Words {
  subject: string;
  title: string;
  sentence: string;
  button: string;
  term: string;
  reason: string;
}

/** Names were entered by people: they stand as words, never as something to click. */
const wordsOf = ({ kind, organisation, firstName }: AccountMailData): Words => {
  const name = unlinked(firstName);
  if (kind === 'reset') {
    return {
      subject: messages.resetSubject,
      title: messages.resetTitle,
      sentence: messages.resetSentence(name),
      button: messages.resetButton,
      term: messages.resetTerm,
      reason: messages.resetReason,
    };
  }
  return {
    subject: subjectLine(messages.inviteSubject(organisation.name)),
    title: messages.inviteTitle(unlinked(organisation.name)),
    sentence: messages.inviteSentence(name),
    button: messages.inviteButton,
    term: messages.inviteTerm,
    reason: messages.inviteReason,
  };
};

const AccountMail = ({ mail, words }: { mail: AccountMailData; words: Words }) => (
  <MailFrame organisation={mail.organisation} preview={words.sentence} reason={words.reason} below={messages.sentBy}>
    <h1 style={text.title}>{words.title}</h1>
    <p style={text.sentence}>{words.sentence}</p>
    <div style={{ padding: '20px 0 4px' }}>
      <MailButton href={mail.link} face="accent">
        {words.button}
      </MailButton>
    </div>
    <p style={{ ...text.label, margin: '12px 0 0' }}>{words.term}</p>
  </MailFrame>
);

/** Subject, HTML and plain text of an invitation or a reset (P-MAIL-01, P-MAIL-02). */
export const renderAccountMail = async (mail: AccountMailData): Promise<RenderedMail> => {
  const words = wordsOf(mail);
  const paragraphs = [words.title, words.sentence, `${words.button}: ${mail.link}`, words.term, words.reason];
  return {
    subject: words.subject,
    html: await render(<AccountMail mail={mail} words={words} />),
    text: `${[...paragraphs, messages.sentBy].join('\n\n')}\n`,
  };
};

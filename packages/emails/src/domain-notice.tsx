import { render } from '@react-email/render';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { accountMailMessages } from '@vitrine/contract/users/mail-messages';
import { text } from './look.ts';
import type { RenderedMail } from './mail-data.ts';
import { MailButton } from './parts/MailButton.tsx';
import { MailFrame } from './parts/MailFrame.tsx';
import { subjectLine, unlinked } from './plain-words.ts';

export interface DomainNoticeData {
  kind: 'domain-missing' | 'domain-lost';
  organisation: { name: string; logoUrl: string | null };
  domain: string;
  /** The TXT record that proves the domain, and what it holds. */
  recordName: string;
  proof: string;
  /** The day on which the domain stops being used, in words. */
  until: string;
  settingsUrl: string;
}

/** Subject, HTML and plain text of the notice about the proof of an own domain. */
export const renderDomainNotice = async (mail: DomainNoticeData): Promise<RenderedMail> => {
  const lost = mail.kind === 'domain-lost';
  const domain = unlinked(mail.domain);
  const subject = subjectLine((lost ? messages.domainLost : messages.domainMissing)(mail.domain));
  const title = (lost ? messages.domainLost : messages.domainMissing)(domain);
  const sentence = lost ? messages.domainMailLost(domain) : messages.domainMailMissing(domain, mail.until);
  const record = messages.domainMailRecord(mail.recordName, mail.proof);
  const reason = messages.domainMailReason(unlinked(mail.organisation.name));
  return {
    subject,
    html: await render(
      <MailFrame organisation={mail.organisation} preview={sentence} reason={reason} below={accountMailMessages.sentBy}>
        <h1 style={text.title}>{title}</h1>
        <p style={text.sentence}>{sentence}</p>
        <p style={text.sentence}>{record}</p>
        <div style={{ padding: '20px 0 4px' }}>
          <MailButton href={mail.settingsUrl} face="accent">
            {messages.domainMailButton}
          </MailButton>
        </div>
      </MailFrame>,
    ),
    text: `${[title, sentence, record, `${messages.domainMailButton}: ${mail.settingsUrl}`, reason].join('\n\n')}\n`,
  };
};

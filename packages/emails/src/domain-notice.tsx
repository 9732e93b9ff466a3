import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { accountEmailMessages } from '@vitrine/contract/users/email-messages';
import type { RenderedEmail } from './email-data.ts';
import { text } from './look.ts';
import { EmailButton } from './parts/EmailButton.tsx';
import { EmailFrame } from './parts/EmailFrame.tsx';
import { subjectLine, unlinked } from './plain-text.ts';
import { renderHtml } from './render-html.tsx';

export interface DomainNoticeData {
  kind: 'domain-missing' | 'domain-lost';
  organisation: { name: string; logoUrl: string | null };
  domain: string;
  /** The TXT record that verifies the domain, and its content. */
  recordName: string;
  proof: string;
  /** Date on which the domain is no longer used, as text. */
  until: string;
  settingsUrl: string;
}

/** Subject, HTML and plain text of the notice about the missing record of an own domain. */
export const renderDomainNotice = async (email: DomainNoticeData): Promise<RenderedEmail> => {
  const lost = email.kind === 'domain-lost';
  const domain = unlinked(email.domain);
  const subject = subjectLine((lost ? messages.domainLost : messages.domainMissing)(email.domain));
  const title = (lost ? messages.domainLost : messages.domainMissing)(domain);
  const sentence = lost ? messages.domainEmailLost(domain) : messages.domainEmailMissing(domain, email.until);
  const record = messages.domainEmailRecord(email.recordName, email.proof);
  const reason = messages.domainEmailReason(unlinked(email.organisation.name));
  return {
    subject,
    html: renderHtml(
      <EmailFrame
        organisation={email.organisation}
        preview={sentence}
        reason={reason}
        below={accountEmailMessages.sentBy}
      >
        <h1 style={text.title}>{title}</h1>
        <p style={text.sentence}>{sentence}</p>
        <p style={text.sentence}>{record}</p>
        <div style={{ padding: '20px 0 4px' }}>
          <EmailButton href={email.settingsUrl} face="accent">
            {messages.domainEmailButton}
          </EmailButton>
        </div>
      </EmailFrame>,
    ),
    text: `${[title, sentence, record, `${messages.domainEmailButton}: ${email.settingsUrl}`, reason].join('\n\n')}\n`,
  };
};

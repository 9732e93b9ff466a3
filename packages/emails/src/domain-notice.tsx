import type { AccountLanguage } from '@vitrine/contract/languages/limits';
import { loadTenantTexts } from '@vitrine/texts/load-email-texts';
import type { RenderedEmail } from './email-data.ts';
import { formatUtcDate } from './format.ts';
import { text } from './look.ts';
import { EmailButton } from './parts/EmailButton.tsx';
import { EmailFrame } from './parts/EmailFrame.tsx';
import { subjectLine, unlinked } from './plain-text.ts';
import { renderHtml } from './render-html.tsx';

export interface DomainNoticeData {
  kind: 'domain-missing' | 'domain-lost';
  language: AccountLanguage;
  organisation: { name: string; logoUrl: string | null };
  domain: string;
  /** The TXT record that verifies the domain, and its content. */
  recordName: string;
  proof: string;
  /** From when the domain is no longer used. */
  until: Date;
  settingsUrl: string;
}

/** Subject, HTML and plain text of the notice about the missing record of an own domain. */
export const renderDomainNotice = async (email: DomainNoticeData): Promise<RenderedEmail> => {
  const { domain: texts, sentBy } = await loadTenantTexts(email.language);
  const isLost = email.kind === 'domain-lost';
  const domain = unlinked(email.domain);
  const titleOf = isLost ? texts.lost : texts.missing;
  const sentence = isLost
    ? texts.lostSentence(domain)
    : texts.missingSentence(domain, formatUtcDate(email.language, email.until));
  const record = texts.record(email.recordName, email.proof);
  const reason = texts.reason(unlinked(email.organisation.name));
  return {
    subject: subjectLine(titleOf(email.domain)),
    html: renderHtml(
      <EmailFrame
        language={email.language}
        organisation={email.organisation}
        preview={sentence}
        reason={reason}
        below={sentBy}
      >
        <h1 style={text.title}>{titleOf(domain)}</h1>
        <p style={text.sentence}>{sentence}</p>
        <p style={text.sentence}>{record}</p>
        <div style={{ padding: '20px 0 4px' }}>
          <EmailButton href={email.settingsUrl} face="accent">
            {texts.button}
          </EmailButton>
        </div>
      </EmailFrame>,
    ),
    text: `${[titleOf(domain), sentence, record, `${texts.button}: ${email.settingsUrl}`, reason].join('\n\n')}\n`,
  };
};

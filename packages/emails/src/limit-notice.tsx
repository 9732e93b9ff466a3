import type { AccountLanguage } from '@vitrine/contract/languages/limits';
import { loadTenantTexts } from '@vitrine/texts/load-email-texts';
import type { RenderedEmail } from './email-data.ts';
import { formatCount, formatMonth } from './format.ts';
import { text } from './look.ts';
import { EmailButton } from './parts/EmailButton.tsx';
import { EmailFrame } from './parts/EmailFrame.tsx';
import { subjectLine, unlinked } from './plain-text.ts';
import { renderHtml } from './render-html.tsx';

export interface LimitNoticeData {
  language: AccountLanguage;
  organisation: { name: string; logoUrl: string | null };
  used: number;
  limit: number;
  /** A time in the month that the figures are of. */
  month: Date;
  /** The billing screen. */
  billingUrl: string;
}

/** Subject, HTML and plain text of the notice at 90 and 100 per cent of a contract's sessions. */
export const renderLimitNotice = async (email: LimitNoticeData): Promise<RenderedEmail> => {
  const { language } = email;
  const { limit: texts, sentBy } = await loadTenantTexts(language);
  const subject = texts.subject(formatCount(language, Math.floor((email.used / email.limit) * 100)));
  const sentence = texts.sentence({
    used: formatCount(language, email.used),
    limit: formatCount(language, email.limit),
    month: formatMonth(language, email.month),
  });
  const reason = texts.reason(unlinked(email.organisation.name));
  return {
    subject: subjectLine(subject),
    html: renderHtml(
      <EmailFrame
        language={language}
        organisation={email.organisation}
        preview={sentence}
        reason={reason}
        below={sentBy}
      >
        <h1 style={text.title}>{subject}</h1>
        <p style={text.sentence}>{sentence}</p>
        <div style={{ padding: '20px 0 4px' }}>
          <EmailButton href={email.billingUrl} face="accent">
            {texts.button}
          </EmailButton>
        </div>
      </EmailFrame>,
    ),
    text: `${[subject, sentence, `${texts.button}: ${email.billingUrl}`, reason].join('\n\n')}\n`,
  };
};

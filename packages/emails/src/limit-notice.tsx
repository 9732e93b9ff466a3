import { billingMessages as messages } from '@vitrine/contract/billing/messages';
import { accountEmailMessages } from '@vitrine/contract/users/email-messages';
import type { RenderedEmail } from './email-data.ts';
import { text } from './look.ts';
import { EmailButton } from './parts/EmailButton.tsx';
import { EmailFrame } from './parts/EmailFrame.tsx';
import { subjectLine, unlinked } from './plain-text.ts';
import { renderHtml } from './render-html.tsx';

export interface LimitNoticeData {
  organisation: { name: string; logoUrl: string | null };
  used: number;
  limit: number;
  /** Formatted, e.g. 'November 2026'. */
  month: string;
  /** The billing screen. */
  billingUrl: string;
}

const grouped = (count: number): string => count.toLocaleString('en-GB');

/** Subject, HTML and plain text of the notice at 90 and 100 per cent of a contract's sessions. */
export const renderLimitNotice = async (email: LimitNoticeData): Promise<RenderedEmail> => {
  const subject = messages.noticeSubject(Math.floor((email.used / email.limit) * 100));
  const sentence = messages.noticeSentence(grouped(email.used), grouped(email.limit), email.month);
  const reason = messages.noticeReason(unlinked(email.organisation.name));
  return {
    subject: subjectLine(subject),
    html: renderHtml(
      <EmailFrame
        organisation={email.organisation}
        preview={sentence}
        reason={reason}
        below={accountEmailMessages.sentBy}
      >
        <h1 style={text.title}>{subject}</h1>
        <p style={text.sentence}>{sentence}</p>
        <div style={{ padding: '20px 0 4px' }}>
          <EmailButton href={email.billingUrl} face="accent">
            {messages.noticeButton}
          </EmailButton>
        </div>
      </EmailFrame>,
    ),
    text: `${[subject, sentence, `${messages.noticeButton}: ${email.billingUrl}`, reason].join('\n\n')}\n`,
  };
};

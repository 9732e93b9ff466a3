import { render } from '@react-email/render';
import { billingMessages as messages } from '@vitrine/contract/billing/messages';
import { accountMailMessages } from '@vitrine/contract/users/mail-messages';
import { text } from './look.ts';
import type { RenderedMail } from './mail-data.ts';
import { MailButton } from './parts/MailButton.tsx';
import { MailFrame } from './parts/MailFrame.tsx';
import { subjectLine, unlinked } from './plain-words.ts';

export interface LimitNoticeData {
  organisation: { name: string; logoUrl: string | null };
  used: number;
  limit: number;
  /** In words, e.g. 'November 2026'. */
  month: string;
  /** The billing screen. */
  billingUrl: string;
}

const grouped = (count: number): string => count.toLocaleString('en-GB');

/** Subject, HTML and plain text of the notice at 90 and 100 per cent of a contract's sessions (decision B8). */
export const renderLimitNotice = async (mail: LimitNoticeData): Promise<RenderedMail> => {
  const subject = messages.noticeSubject(Math.floor((mail.used / mail.limit) * 100));
  const sentence = messages.noticeSentence(grouped(mail.used), grouped(mail.limit), mail.month);
  const reason = messages.noticeReason(unlinked(mail.organisation.name));
  return {
    subject: subjectLine(subject),
    html: await render(
      <MailFrame organisation={mail.organisation} preview={sentence} reason={reason} below={accountMailMessages.sentBy}>
        <h1 style={text.title}>{subject}</h1>
        <p style={text.sentence}>{sentence}</p>
        <div style={{ padding: '20px 0 4px' }}>
          <MailButton href={mail.billingUrl} face="accent">
            {messages.noticeButton}
          </MailButton>
        </div>
      </MailFrame>,
    ),
    text: `${[subject, sentence, `${messages.noticeButton}: ${mail.billingUrl}`, reason].join('\n\n')}\n`,
  };
};

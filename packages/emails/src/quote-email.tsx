import { quoteEmailMessages as messages, type QuoteEmailKind } from '@vitrine/contract/quotes/email-messages';
import { accountEmailMessages } from '@vitrine/contract/users/email-messages';
import type { RenderedEmail } from './email-data.ts';
import { text } from './look.ts';
import { EmailButton } from './parts/EmailButton.tsx';
import { EmailFrame } from './parts/EmailFrame.tsx';
import { subjectLine, unlinked } from './plain-text.ts';
import { renderHtml } from './render-html.tsx';

export interface QuoteEmailData {
  kind: QuoteEmailKind;
  organisation: { name: string; logoUrl: string | null };
  /** 'Q-0007-2' */
  number: string;
  /** Formatted, e.g. '£12,345.00'. */
  total: string;
  /** Formatted, e.g. '24 December 2026'. */
  validUntil: string;
  /** The customer's page with its secret, or the quote in the back-office. */
  link: string;
}

/** Emails to the seller say that the product sent them; those to customers are the seller's own. */
const TO_SELLER: readonly QuoteEmailKind[] = ['quote-accepted', 'quote-declined', 'quote-question'];

/**
 * Subject, HTML and plain text of an email about a quote. It shows nothing that the customer or the seller typed for
 * the other: the message is read behind the button.
 */
export const renderQuoteEmail = async (email: QuoteEmailData): Promise<RenderedEmail> => {
  const { subject, title, sentence, button, reason } = messages.kinds[email.kind];
  const facts = { number: unlinked(email.number), seller: unlinked(email.organisation.name) };
  const below = TO_SELLER.includes(email.kind) ? accountEmailMessages.sentBy : null;
  const [summary, why] = [sentence(facts), reason(facts)];
  const rows: [string, string][] = [
    [messages.totalLabel, email.total],
    [messages.validLabel, email.validUntil],
  ];
  return {
    subject: subjectLine(subject({ number: email.number, seller: email.organisation.name })),
    html: renderHtml(
      <EmailFrame organisation={email.organisation} preview={summary} reason={why} below={below}>
        <h1 style={text.title}>{title}</h1>
        <p style={text.sentence}>{summary}</p>
        <table role="presentation" cellPadding={0} cellSpacing={0} style={{ marginTop: 16 }}>
          <tbody>
            {rows.map(([label, shown]) => (
              <tr key={label}>
                <td style={{ ...text.label, padding: '2px 16px 2px 0' }}>{label}</td>
                <td style={{ ...text.row, padding: '2px 0' }}>{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div style={{ padding: '20px 0 4px' }}>
          <EmailButton href={email.link} face="accent">
            {button}
          </EmailButton>
        </div>
      </EmailFrame>,
    ),
    text: `${[
      title,
      summary,
      rows.map(([label, shown]) => `${label}: ${shown}`).join('\n'),
      `${button}: ${email.link}`,
      why,
      ...(below === null ? [] : [below]),
    ].join('\n\n')}\n`,
  };
};

import type { AccountLanguage, Language } from '@vitrine/contract/languages/limits';
import { directionOf } from '@vitrine/contract/languages/tags';
import type { CustomerQuoteKind, QuoteFacts, QuoteTexts, SellerQuoteKind } from '@vitrine/texts/email-texts';
import { loadTenantTexts, loadVisitorTexts } from '@vitrine/texts/load-email-texts';
import type { RenderedEmail } from './email-data.ts';
import { formatDay } from './format.ts';
import { text } from './look.ts';
import { EmailButton } from './parts/EmailButton.tsx';
import { EmailFrame } from './parts/EmailFrame.tsx';
import { subjectLine, unlinked } from './plain-text.ts';
import { renderHtml } from './render-html.tsx';

export type { CustomerQuoteKind, SellerQuoteKind } from '@vitrine/texts/email-texts';

/** Emails to customers are the seller's own, and in the language of a visitor. */
type Reader = { kind: CustomerQuoteKind; language: Language } | { kind: SellerQuoteKind; language: AccountLanguage };

export type QuoteEmailData = Reader & {
  organisation: { name: string; logoUrl: string | null };
  /** 'Q-0007-2' */
  number: string;
  /** Formatted in the language, e.g. '£12,345.00'. */
  total: string;
  /** '2026-12-24' */
  validUntil: string;
  /** The customer's page with its secret, or the quote in the back-office. */
  link: string;
};

const CUSTOMER_KINDS: readonly string[] = [
  'quote-sent',
  'quote-answer',
  'quote-confirmed',
] satisfies CustomerQuoteKind[];

export const isForCustomer = (kind: CustomerQuoteKind | SellerQuoteKind): kind is CustomerQuoteKind =>
  CUSTOMER_KINDS.includes(kind);

interface Texts extends QuoteTexts {
  reason: (quote: QuoteFacts) => string;
  total: string;
  validUntil: string;
  /** Emails to the seller say that the product sent them; those to customers do not. */
  below: string | null;
}

async function textsOf(reader: Reader): Promise<Texts> {
  if (isForCustomer(reader.kind)) {
    const {
      quotes,
      quoteReason: reason,
      quoteTotal: total,
      quoteValidUntil: validUntil,
    } = await loadVisitorTexts(reader.language);
    return { ...quotes[reader.kind], reason, total, validUntil, below: null };
  }
  const { quotes, sentBy, ...texts } = await loadTenantTexts(reader.language as AccountLanguage);
  const { quoteReason: reason, quoteTotal: total, quoteValidUntil: validUntil } = texts;
  return { ...quotes[reader.kind], reason, total, validUntil, below: sentBy };
}

/**
 * Subject, HTML and plain text of an email about a quote. It shows nothing that the customer or the seller typed for
 * the other: the message is read behind the button.
 */
export const renderQuoteEmail = async (email: QuoteEmailData): Promise<RenderedEmail> => {
  const { subject, title, sentence, button, reason, below, ...labels } = await textsOf(email);
  const spaceAfter = directionOf(email.language) === 'rtl' ? '2px 0 2px 16px' : '2px 16px 2px 0';
  const facts = { number: unlinked(email.number), seller: unlinked(email.organisation.name) };
  const [summary, why] = [sentence(facts), reason(facts)];
  const rows: [string, string][] = [
    [labels.total, email.total],
    [labels.validUntil, formatDay(email.language, email.validUntil)],
  ];
  return {
    subject: subjectLine(subject({ number: email.number, seller: email.organisation.name })),
    html: renderHtml(
      <EmailFrame
        language={email.language}
        organisation={email.organisation}
        preview={summary}
        reason={why}
        below={below}
      >
        <h1 style={text.title}>{title}</h1>
        <p style={text.sentence}>{summary}</p>
        <table role="presentation" cellPadding={0} cellSpacing={0} style={{ marginTop: 16 }}>
          <tbody>
            {rows.map(([label, shown]) => (
              <tr key={label}>
                <td style={{ ...text.label, padding: spaceAfter }}>{label}</td>
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

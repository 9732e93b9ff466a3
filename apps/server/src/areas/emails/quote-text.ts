import { currencyDecimals } from '@vitrine/contract/prices/currencies';
import { QUOTE_EMAIL_KINDS, type QuoteEmailKind } from '@vitrine/contract/quotes/email-messages';
import { dayText } from '@vitrine/domain/dates/utc-day';
import { toMajor } from '@vitrine/domain/prices/money';
import { numberOfVersion } from '@vitrine/domain/quotes/quote-state';
import type { EmailCustomisation, RenderedEmail } from '@vitrine/emails/email-data';
import type { EmailRecord } from '@vitrine/store/emails/queries';
import { findQuoteOfEmail } from '@vitrine/store/emails/quote-of-email';
import { organisationOf, resellerOf } from '@vitrine/store/organisations/of-row';
import { homeOrigin } from '../../accounts/home-origin.ts';
import { imageLogo } from '../../images/image-logo.ts';
import { linkToken } from '../../quote-links/link-token.ts';
import type { Services } from '../../services.ts';

/** Emails to the customer, which have the private link. */
const TO_CUSTOMER: readonly QuoteEmailKind[] = ['quote-sent', 'quote-answer', 'quote-confirmed'];

export const isQuoteEmail = (kind: string): kind is QuoteEmailKind =>
  (QUOTE_EMAIL_KINDS as readonly string[]).includes(kind);

interface QuoteText extends RenderedEmail {
  /** The sender that the seller chose for emails to customers; null without, and in emails to the seller. */
  from: string | null;
  /** The secret of the link, in emails to the customer. */
  token?: string;
}

/**
 * The text of an email about a quote, in the seller's brand. Rejects when the quote is gone. The customer's link has its
 * secret after a '#', which no browser sends to a server, so that no log has it.
 */
export async function quoteText(
  { db, addresses, secrets }: Services,
  email: EmailRecord,
  kind: QuoteEmailKind,
): Promise<QuoteText> {
  const found = email.quoteVersionId === null ? undefined : await findQuoteOfEmail(db, email.quoteVersionId);
  const organisation = found && (await organisationOf(db, found));
  if (!found || !organisation) throw new Error('The quote of this email is gone');
  const reseller = (await resellerOf(db, found)) ?? null;
  const { emails, logos } = (found.customisation ?? {}) as {
    emails?: Partial<EmailCustomisation>;
    logos?: { emails?: string };
  };
  const logo = logos?.emails ?? imageLogo(reseller ?? organisation);
  const origin = homeOrigin({ organisation, reseller }, addresses);
  const token = linkToken(secrets, found);
  const isForCustomer = TO_CUSTOMER.includes(kind);
  const { renderQuoteEmail } = await import('@vitrine/emails/quote-email');
  const rendered = await renderQuoteEmail({
    kind,
    organisation: { name: found.seller.name, logoUrl: logo && `${addresses.content}/${logo}` },
    number: numberOfVersion(found.number, found.version),
    total: moneyText(found.total, found.currency),
    validUntil: dayText(found.validUntil),
    link: isForCustomer ? `${origin}/quote#${token}` : `${origin}/quotes/${found.quoteId}`,
  });
  return isForCustomer ? { ...rendered, from: emails?.customer_from ?? null, token } : { ...rendered, from: null };
}

/** '£1,234.50'; unknown currencies have their code. */
const moneyText = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: currencyDecimals(currency),
    maximumFractionDigits: currencyDecimals(currency),
  }).format(toMajor(minor, currency));

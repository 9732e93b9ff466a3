import type { Language } from '@vitrine/contract/languages/limits';
import { QUOTE_EMAIL_KINDS, type QuoteEmailKind } from '@vitrine/contract/quotes/email-kinds';
import { visitorLanguage } from '@vitrine/domain/emails/email-language';
import { formatMinor } from '@vitrine/domain/prices/money';
import { numberOfVersion } from '@vitrine/domain/quotes/quote-state';
import type { EmailCustomisation, RenderedEmail } from '@vitrine/emails/email-data';
import type { EmailRecord } from '@vitrine/store/emails/queries';
import { findQuoteOfEmail } from '@vitrine/store/emails/quote-of-email';
import { organisationOf, resellerOf } from '@vitrine/store/organisations/of-row';
import { homeOrigin } from '../../accounts/home-origin.ts';
import { imageLogo } from '../../images/image-logo.ts';
import { linkToken } from '../../quote-links/link-token.ts';
import type { Services } from '../../services.ts';
import { languageOfRecipient, languageOfTenant } from './reader-language.ts';

export const isQuoteEmail = (kind: string): kind is QuoteEmailKind =>
  (QUOTE_EMAIL_KINDS as readonly string[]).includes(kind);

interface QuoteText extends RenderedEmail {
  /** The sender that the seller chose for emails to customers; null without, and in emails to the seller. */
  from: string | null;
  /** The secret of the link, in emails to the customer. */
  token?: string;
}

/**
 * The text of an email about a quote, in the seller's brand. Rejects when the quote is gone. The customer's link names
 * the language of the form that was sent, and has its secret after a '#', which no browser sends to a server, so that no
 * log has it.
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
  const tenant = reseller ?? organisation;
  const { isForCustomer, renderQuoteEmail } = await import('@vitrine/emails/quote-email');
  const facts = (language: Language) => ({
    organisation: { name: found.seller.name, logoUrl: logo && `${addresses.content}/${logo}` },
    number: numberOfVersion(found.number, found.version),
    total: formatMinor(found.total, found.currency, language),
    validUntil: found.validUntil,
  });
  if (isForCustomer(kind)) {
    const language = visitorLanguage(found.enquiryLanguage, await languageOfTenant(db, tenant));
    const chosen = found.enquiryLanguage === null ? '' : `?lang=${language}`;
    const link = `${origin}/quote${chosen}#${token}`;
    const rendered = await renderQuoteEmail({ ...facts(language), kind, language, link });
    return { ...rendered, from: emails?.customer_from ?? null, token };
  }
  const language = await languageOfRecipient(db, email.recipient, tenant);
  const link = `${origin}/quotes/${found.quoteId}`;
  return { ...(await renderQuoteEmail({ ...facts(language), kind, language, link })), from: null };
}

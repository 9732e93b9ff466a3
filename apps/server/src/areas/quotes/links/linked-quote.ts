import { AppError } from '@vitrine/contract/errors';
import type { LinkedQuote, LinkState } from '@vitrine/contract/quotes/link-schemas';
import { earliestDay } from '@vitrine/domain/dates/utc-day';
import { numberOfVersion, stateOfLink } from '@vitrine/domain/quotes/quote-state';
import { amountOfLine, sumsOfQuote } from '@vitrine/domain/quotes/quote-sums';
import type { Database } from '@vitrine/store/database';
import { listQuoteMessages } from '@vitrine/store/quotes/messages';
import { findQuote, type QuoteWithContent } from '@vitrine/store/quotes/queries';
import { findQuoteVersionById, type QuoteVersionRecord } from '@vitrine/store/quotes/versions';
import { SYSTEM } from '@vitrine/store/scope';
import { imageLogo } from '../../../images/image-logo.ts';
import { idOfToken, isTokenOf } from '../../../quote-links/link-token.ts';
import type { Services } from '../../../services.ts';
import { tenantOfQuote } from '../in-scope.ts';
import { acceptanceOf, imageOfDesign, pageOfDesign, presentMessage } from '../present.ts';

/** The sent state that a link leads to. Rejects as missing every token that was not emailed. */
export async function versionOfLink({ db, secrets }: Services, token: string): Promise<QuoteVersionRecord> {
  const id = idOfToken(token);
  const version = id === null ? undefined : await findQuoteVersionById(db, id);
  if (!version || !isTokenOf(secrets, version, token)) throw new AppError('resource.missing');
  return version;
}

/** A visitor's call has no caller; the link names the quote. */
export async function quoteOfVersion(db: Database, { quoteId }: QuoteVersionRecord): Promise<QuoteWithContent> {
  const quote = await findQuote(db, SYSTEM, quoteId);
  if (!quote) throw new AppError('resource.missing');
  return quote;
}

export const stateOf = (quote: QuoteWithContent, version: QuoteVersionRecord, now: Date): LinkState =>
  stateOfLink(
    quote.status,
    {
      validUntil: version.validUntil,
      isNewest: version.version === quote.versions,
      isAccepted: version.acceptedAt !== null,
    },
    earliestDay(now),
  );

/** A sent state as its customer sees it. */
export async function presentLinked(
  services: Pick<Services, 'addresses' | 'clock' | 'secrets'> & { db: Database },
  quote: QuoteWithContent,
  version: QuoteVersionRecord,
): Promise<LinkedQuote> {
  const { db, addresses, clock } = services;
  const { content, seller } = version;
  const logo = imageLogo(await tenantOfQuote(db, quote));
  const state = stateOf(quote, version, clock());
  return {
    seller: { ...seller, logo: logo && `${addresses.content}/${logo}` },
    number: numberOfVersion(quote.number, version.version),
    state,
    title: content.title,
    customer: { name: content.customer.name, address: content.customer.address },
    sent_at: version.sentAt.toISOString(),
    valid_until: version.validUntil,
    currency: quote.currency,
    tax_included: content.tax_included,
    lines: content.lines.map((line) => ({ ...line, amount: amountOfLine(line) })),
    sums: sumsOfQuote(content),
    notes: content.notes,
    terms: content.terms,
    design: quote.design && {
      name: quote.configuratorName ?? content.title,
      image: imageOfDesign(quote, services),
      url: pageOfDesign(quote),
    },
    accepted: acceptanceOf(version),
    // A newer state may have gone to another address, whose messages are not for this one.
    messages: state === 'replaced' ? [] : (await listQuoteMessages(db, quote.id)).map(presentMessage),
  };
}

export async function readLinked(services: Services, token: string): Promise<LinkedQuote> {
  const version = await versionOfLink(services, token);
  return presentLinked(services, await quoteOfVersion(services.db, version), version);
}

import { currencyDecimals } from '@vitrine/contract/prices/currencies';
import type { Quote, QuoteMessage, QuoteSummary, QuoteVersion } from '@vitrine/contract/quotes/schemas';
import { plainAddress } from '@vitrine/domain/enquiries/plain-address';
import { utcDay } from '@vitrine/domain/prices/list-state';
import { numberOfVersion, stateOfQuote } from '@vitrine/domain/quotes/quote-state';
import { sumsOfQuote } from '@vitrine/domain/quotes/quote-sums';
import type { Database } from '@vitrine/store/database';
import { listQuoteMessages, type QuoteMessageRecord } from '@vitrine/store/quotes/messages';
import type { QuoteRecord, QuoteWithContent } from '@vitrine/store/quotes/queries';
import { listQuoteVersions, type QuoteVersionRecord } from '@vitrine/store/quotes/versions';
import type { Caller } from '../../accounts/caller.ts';
import type { Services } from '../../services.ts';
import { mayEdit, quoteInScope } from './in-scope.ts';

/** A quote in a list, with what its customer has: the draft's figures only count before it was sent. */
export function presentSummary(quote: QuoteRecord, now: Date): QuoteSummary {
  const { sentNet, sentTotal, sentValidUntil, sentAt } = quote;
  return {
    id: quote.id,
    number: quote.number,
    title: quote.title,
    customer: quote.customerName,
    state: stateOfQuote({ status: quote.status, validUntil: sentValidUntil }, utcDay(now)),
    versions: quote.versions,
    has_changes: quote.hasChanges,
    currency: quote.currency,
    net: sentNet ?? quote.net,
    total: sentTotal ?? quote.total,
    valid_until: sentValidUntil ?? quote.validUntil,
    has_question: quote.hasQuestion,
    reseller: quote.resellerId === null ? null : { id: quote.resellerId, name: quote.resellerName ?? '' },
    enquiry_id: quote.enquiryId,
    configurator: configuratorOf(quote),
    created_at: quote.createdAt.toISOString(),
    updated_at: quote.updatedAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  };
}

const configuratorOf = ({ configuratorId, configuratorName }: QuoteRecord): QuoteSummary['configurator'] =>
  configuratorId === null ? null : { id: configuratorId, name: configuratorName ?? '' };

/** The image of a design and the page that shows it: of the enquiry, for as long as that is stored. */
export const imageOfDesign = ({ enquiryImage }: QuoteRecord, content: string): string | null =>
  enquiryImage ? `${content}/${enquiryImage}` : null;

export const pageOfDesign = ({ enquiryUrl }: QuoteRecord): string | null => enquiryUrl && plainAddress(enquiryUrl);

/** A quote with everything that belongs to it. */
export async function presentQuote(
  { db, clock, addresses }: Pick<Services, 'clock' | 'addresses'> & { db: Database },
  caller: Caller,
  quote: QuoteWithContent,
): Promise<Quote> {
  const { design, content } = quote;
  const { customer: _customer, title: _title, ...summary } = presentSummary(quote, clock());
  return {
    ...summary,
    revision: quote.revision,
    can_edit: mayEdit(caller, quote),
    decimals: currencyDecimals(quote.currency),
    content,
    sums: sumsOfQuote(content),
    design: design && {
      configurator: configuratorOf(quote),
      reseller_id: design.resellerId,
      design: design.design,
      version: design.version,
      measures: design.measures,
      image: imageOfDesign(quote, addresses.content),
      url: pageOfDesign(quote),
    },
    lost_reason: quote.lostReason,
    sent: (await listQuoteVersions(db, quote.id)).map((version) => presentVersion(quote, version)),
    messages: (await listQuoteMessages(db, quote.id)).map(presentMessage),
  };
}

/** The quote as it is after a change in this transaction. */
export const presentAfter = async (
  services: Services,
  transaction: Database,
  caller: Caller,
  id: number,
): Promise<Quote> =>
  presentQuote({ ...services, db: transaction }, caller, await quoteInScope(transaction, caller, id));

const presentVersion = ({ number }: QuoteRecord, version: QuoteVersionRecord): QuoteVersion => ({
  version: version.version,
  number: numberOfVersion(number, version.version),
  sent_at: version.sentAt.toISOString(),
  sent_by: version.sentBy,
  sent_to: version.sentTo,
  valid_until: version.validUntil,
  net: version.net,
  total: version.total,
  accepted: acceptanceOf(version),
});

export const acceptanceOf = ({
  acceptedAt,
  acceptedName,
}: Pick<QuoteVersionRecord, 'acceptedAt' | 'acceptedName'>): QuoteVersion['accepted'] =>
  acceptedAt === null ? null : { name: acceptedName ?? '', at: acceptedAt.toISOString() };

export const presentMessage = ({ id, sender, author, text, createdAt }: QuoteMessageRecord): QuoteMessage => ({
  id,
  from: sender,
  author,
  text,
  at: createdAt.toISOString(),
});

import { currencyDecimals } from '@vitrine/contract/prices/currencies';
import type { Quote } from '@vitrine/contract/quotes/schemas';
import { sumsOfQuote } from '@vitrine/domain/quotes/quote-sums';
import type { Database } from '@vitrine/store/database';
import { listQuoteMessages } from '@vitrine/store/quotes/messages';
import type { QuoteWithContent } from '@vitrine/store/quotes/queries';
import { listQuoteVersions } from '@vitrine/store/quotes/versions';
import type { Caller } from '../../accounts/caller.ts';
import type { Services } from '../../services.ts';
import { mayEdit, quoteInScope } from './in-scope.ts';
import {
  configuratorOf,
  imageOfDesign,
  pageOfDesign,
  presentMessage,
  presentSummary,
  presentVersion,
} from './present.ts';

/** A quote with everything that belongs to it. */
export async function wholeQuote(
  services: Pick<Services, 'clock' | 'addresses' | 'secrets'> & { db: Database },
  caller: Caller,
  quote: QuoteWithContent,
): Promise<Quote> {
  const { db, clock } = services;
  const { design } = quote;
  const versions = await listQuoteVersions(db, quote.id);
  // An accepted quote is what was accepted. Its draft can have changes that were never sent.
  const content = versions.find(({ acceptedAt }) => acceptedAt !== null)?.content ?? quote.content;
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
      image: imageOfDesign(quote, services),
      url: pageOfDesign(quote),
    },
    lost_reason: quote.lostReason,
    sent: versions.map((version) => presentVersion(quote, version)),
    messages: (await listQuoteMessages(db, quote.id)).map(presentMessage),
  };
}

/** The quote as it is after a change in this transaction. */
export const quoteAfter = async (
  services: Services,
  transaction: Database,
  caller: Caller,
  id: number,
): Promise<Quote> => wholeQuote({ ...services, db: transaction }, caller, await quoteInScope(transaction, caller, id));

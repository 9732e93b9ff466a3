import { AppError } from '@vitrine/contract/errors';
import type { Quote } from '@vitrine/contract/quotes/schemas';
import type { Database } from '@vitrine/store/database';
import { lockEnquiry } from '@vitrine/store/enquiries/queries';
import { hasOtherQuote, type QuoteRecord, updateQuote } from '@vitrine/store/quotes/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { moveEnquiry } from '../../enquiry-stages/move-enquiry.ts';
import type { Services } from '../../services.ts';
import { assertOpen, lockOwnQuote, scopeOfSeller, tenantOfQuote } from './in-scope.ts';
import { wakeNotifications } from './notify.ts';
import { publishQuote } from './publish.ts';
import { quoteAfter } from './whole-quote.ts';

/** The enquiry of a lost quote is lost too, unless another quote for it is with the customer or accepted. */
export async function loseEnquiry(
  services: Pick<Services, 'jobs' | 'clock'>,
  transaction: Database,
  quote: QuoteRecord,
): Promise<void> {
  if (quote.enquiryId === null) return;
  // Of two quotes that are lost at the same moment, the second finds the first one lost.
  await lockEnquiry(transaction, scopeOfSeller(quote), quote.enquiryId);
  if (await hasOtherQuote(transaction, quote.enquiryId, quote.id)) return;
  const move = { id: quote.enquiryId, stage: 'Lost', unless: ['Won'] } as const;
  await moveEnquiry(services, transaction, scopeOfSeller(quote), move);
}

/** Marks a quote as lost, with a reason; its link is closed. */
export async function loseQuote(
  services: Services,
  caller: Caller,
  id: number,
  input: { revision: number; reason: string },
): Promise<Quote> {
  const lost = await services.db.transaction().execute(async (transaction) => {
    const quote = await lockOwnQuote(transaction, caller, id);
    assertOpen(quote, input);
    await updateQuote(transaction, quote.id, { status: 'lost', lostReason: input.reason }, services.clock());
    await loseEnquiry(services, transaction, quote);
    const within = await tenantOfQuote(transaction, quote);
    await recordAuditEvent(services, transaction, caller, 'quotes.lost', { within, subject: quote.number });
    await publishQuote(transaction, quote);
    return quoteAfter(services, transaction, caller, quote.id);
  });
  wakeNotifications(services);
  return lost;
}

/** A lost quote is with its customer again, or a draft where it was never sent. */
export async function reopenQuote(
  services: Services,
  caller: Caller,
  id: number,
  input: { revision: number },
): Promise<Quote> {
  const reopened = await services.db.transaction().execute(async (transaction) => {
    const quote = await lockOwnQuote(transaction, caller, id);
    assertOpen(quote, input);
    if (quote.status !== 'lost') throw new AppError('quotes.moved');
    const status = quote.versions > 0 ? 'sent' : 'draft';
    await updateQuote(transaction, quote.id, { status, lostReason: null }, services.clock());
    if (quote.enquiryId !== null && status === 'sent') {
      const move = { id: quote.enquiryId, stage: 'Quoted', unless: ['Won'] } as const;
      await moveEnquiry(services, transaction, scopeOfSeller(quote), move);
    }
    const within = await tenantOfQuote(transaction, quote);
    await recordAuditEvent(services, transaction, caller, 'quotes.reopened', { within, subject: quote.number });
    await publishQuote(transaction, quote);
    return quoteAfter(services, transaction, caller, quote.id);
  });
  wakeNotifications(services);
  return reopened;
}

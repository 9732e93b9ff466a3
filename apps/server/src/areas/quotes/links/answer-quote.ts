import type { AuditKind } from '@vitrine/contract/audit/kinds';
import { AppError } from '@vitrine/contract/errors';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import type { LinkedQuote } from '@vitrine/contract/quotes/link-schemas';
import { quoteValidation } from '@vitrine/contract/quotes/validation-messages';
import { closedBecause } from '@vitrine/domain/quotes/quote-state';
import { insertAuditEvent } from '@vitrine/store/audit/queries';
import type { Database } from '@vitrine/store/database';
import { insertQuoteMessage } from '@vitrine/store/quotes/messages';
import { lockQuote, type QuoteWithContent, updateQuote } from '@vitrine/store/quotes/queries';
import { acceptQuoteVersion, findQuoteVersionById, type QuoteVersionRecord } from '@vitrine/store/quotes/versions';
import { SYSTEM } from '@vitrine/store/scope';
import { moveEnquiry } from '../../../enquiry-stages/move-enquiry.ts';
import type { Services } from '../../../services.ts';
import { loseEnquiry } from '../decide.ts';
import { scopeOfSeller } from '../in-scope.ts';
import { notifyCustomer, notifySeller, notifySystems, wakeNotifications } from '../notify.ts';
import { publishQuote } from '../publish.ts';
import { presentLinked, quoteOfVersion, stateOf, versionOfLink } from './linked-quote.ts';

type Act = (transaction: Database, quote: QuoteWithContent, version: QuoteVersionRecord) => Promise<unknown>;

/**
 * Runs what a customer does with a link while nobody else changes the quote: of two answers at the same moment the
 * second one finds what the first one did. Returns the quote as the customer sees it afterwards.
 */
async function answerWith(services: Services, token: string, act: Act): Promise<LinkedQuote> {
  const { id, quoteId } = await versionOfLink(services, token);
  const answered = await services.db.transaction().execute(async (transaction) => {
    const quote = await lockQuote(transaction, SYSTEM, quoteId);
    const version = await findQuoteVersionById(transaction, id);
    if (!quote || !version) throw new AppError('resource.missing');
    await act(transaction, quote, version);
    await publishQuote(transaction, quote);
    const after = (await findQuoteVersionById(transaction, id)) ?? version;
    return presentLinked({ ...services, db: transaction }, await quoteOfVersion(transaction, after), after);
  });
  wakeNotifications(services);
  return answered;
}

/** Accepts an open quote, once, and its enquiry is won. Changes that were not sent stay in the draft, for a copy. */
export const acceptLinked = (
  services: Services,
  { token, name }: { token: string; name: string },
): Promise<LinkedQuote> =>
  answerWith(services, token, async (transaction, quote, version) => {
    const now = services.clock();
    assertOpen(quote, version, now);
    await acceptQuoteVersion(transaction, version.id, { name, at: now });
    await updateQuote(transaction, quote.id, { status: 'accepted' }, now);
    if (quote.enquiryId !== null) {
      const move = { id: quote.enquiryId, stage: 'Won', unless: [] } as const;
      await moveEnquiry(services, transaction, scopeOfSeller(quote), move);
    }
    await notifySeller(services, transaction, { quote, version, kind: 'quote-accepted' });
    await notifyCustomer(services, transaction, { quote, version, kind: 'quote-confirmed' });
    await notifySystems(services, transaction, quote, 'quote.accepted');
    await recordAnswer(transaction, quote, 'quotes.accepted', now);
  });

/** Declines an open quote, which is lost then. */
export const declineLinked = (
  services: Services,
  { token, reason }: { token: string; reason: string },
): Promise<LinkedQuote> =>
  answerWith(services, token, async (transaction, quote, version) => {
    const now = services.clock();
    assertOpen(quote, version, now);
    await updateQuote(transaction, quote.id, { status: 'lost', lostReason: reason }, now);
    await loseEnquiry(services, transaction, quote);
    await notifySeller(services, transaction, { quote, version, kind: 'quote-declined' });
    await notifySystems(services, transaction, quote, 'quote.declined');
    await recordAnswer(transaction, quote, 'quotes.declined', now);
  });

/** Asks the seller about a quote, also about one that is closed. Rejects more than the limit, and a replaced state. */
export const askAboutLinked = (
  services: Services,
  { token, text }: { token: string; text: string },
): Promise<LinkedQuote> =>
  answerWith(services, token, async (transaction, quote, version) => {
    const state = stateOf(quote, version, services.clock());
    if (state === 'replaced') throw new AppError('quotes.not_open', { detail: quoteValidation.replaced });
    const author = version.content.customer.name;
    const message = { quoteId: quote.id, sender: 'customer', author, text, createdAt: services.clock() } as const;
    if (!(await insertQuoteMessage(transaction, message, limits.messagesMaximum)))
      throw new AppError('quotes.messages_full');
    await notifySeller(services, transaction, { quote, version, kind: 'quote-question' });
    await notifySystems(services, transaction, quote, 'quote.question');
  });

function assertOpen(quote: QuoteWithContent, version: QuoteVersionRecord, now: Date): void {
  const detail = closedBecause(stateOf(quote, version, now));
  if (detail !== undefined) throw new AppError('quotes.not_open', { detail });
}

/** The customer has no account: the log says what happened, and not who they are. */
const recordAnswer = (
  transaction: Database,
  { organisationId, resellerId, number }: QuoteWithContent,
  kind: AuditKind,
  createdAt: Date,
): Promise<unknown> =>
  insertAuditEvent(transaction, { kind, organisationId, resellerId, actor: null, subject: number, createdAt });

import { AppError } from '@vitrine/contract/errors';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import type { Quote } from '@vitrine/contract/quotes/schemas';
import { insertQuoteMessage } from '@vitrine/store/quotes/messages';
import { findQuoteVersion } from '@vitrine/store/quotes/versions';
import type { Caller } from '../../accounts/caller.ts';
import type { Services } from '../../services.ts';
import { lockOwnQuote, nameOf } from './in-scope.ts';
import { notifyCustomer, wakeNotifications } from './notify.ts';
import { publishQuote } from './publish.ts';
import { quoteAfter } from './whole-quote.ts';

/** Answers the customer, who is notified with the link of what was sent last. Rejects more than the limit. */
export async function answerCustomer(services: Services, caller: Caller, id: number, text: string): Promise<Quote> {
  const answered = await services.db.transaction().execute(async (transaction) => {
    const quote = await lockOwnQuote(transaction, caller, id);
    const message = {
      ...{ quoteId: quote.id, sender: 'seller' as const, author: nameOf(caller), text },
      createdAt: services.clock(),
    };
    if (!(await insertQuoteMessage(transaction, message, limits.messagesMaximum)))
      throw new AppError('quotes.messages_full');
    const version = await findQuoteVersion(transaction, quote.id, quote.versions);
    if (version) await notifyCustomer(services, transaction, { quote, version, kind: 'quote-answer' });
    await publishQuote(transaction, quote);
    return quoteAfter(services, transaction, caller, quote.id);
  });
  wakeNotifications(services);
  return answered;
}

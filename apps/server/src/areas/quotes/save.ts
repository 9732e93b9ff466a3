import { AppError } from '@vitrine/contract/errors';
import type { Quote, QuoteContent } from '@vitrine/contract/quotes/schemas';
import { isSame } from '@vitrine/domain/quotes/merge-content';
import { savingIssue } from '@vitrine/domain/quotes/quote-state';
import { sumsOfQuote } from '@vitrine/domain/quotes/quote-sums';
import type { Database } from '@vitrine/store/database';
import { storedEmailKey } from '@vitrine/store/email-key';
import { type QuoteWithContent, removeQuote, updateQuote } from '@vitrine/store/quotes/queries';
import { findQuoteVersion } from '@vitrine/store/quotes/versions';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import type { Services } from '../../services.ts';
import { assertOpen, lockOwnQuote, tenantOfQuote } from './in-scope.ts';
import { publishQuote } from './publish.ts';
import { quoteAfter } from './whole-quote.ts';

/** Saves the draft; what was sent stays as it was. Rejects a save that is based on an earlier revision. */
export const saveQuote = (
  services: Services,
  caller: Caller,
  id: number,
  input: { revision: number; content: QuoteContent },
): Promise<Quote> =>
  services.db.transaction().execute(async (transaction) => {
    const quote = await lockOwnQuote(transaction, caller, id);
    assertOpen(quote, input);
    const { content } = input;
    const issue = savingIssue(content);
    if (issue) throw new AppError('request.invalid', { errors: { 'content.lines': [issue] } });
    const { net, total } = sumsOfQuote(content);
    await updateQuote(
      transaction,
      quote.id,
      {
        content: JSON.stringify(content),
        customerEmailKey: storedEmailKey(content.customer.email),
        hasChanges: await differsFromSent(transaction, quote, content),
        net,
        total,
      },
      services.clock(),
    );
    await publishQuote(transaction, quote);
    return quoteAfter(services, transaction, caller, quote.id);
  });

/** Whether a content differs from what was sent last; false before anything was. */
async function differsFromSent(
  transaction: Database,
  { id, versions }: QuoteWithContent,
  content: QuoteContent,
): Promise<boolean> {
  const last = await findQuoteVersion(transaction, id, versions);
  return last !== undefined && !isSame(last.content, content);
}

/** Deletes a quote that was never sent. */
export const deleteQuote = (services: Services, caller: Caller, id: number): Promise<void> =>
  services.db.transaction().execute(async (transaction) => {
    const quote = await lockOwnQuote(transaction, caller, id);
    if (quote.versions > 0) throw new AppError('quotes.sent');
    await removeQuote(transaction, quote.id);
    await publishQuote(transaction, quote);
    const within = await tenantOfQuote(transaction, quote);
    await recordAuditEvent(services, transaction, caller, 'quotes.deleted', { within, subject: quote.number });
  });

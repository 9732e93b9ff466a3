import { randomBytes } from 'node:crypto';
import { AppError } from '@vitrine/contract/errors';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import type { Quote } from '@vitrine/contract/quotes/schemas';
import { earliestDay } from '@vitrine/domain/dates/utc-day';
import { numberOfVersion, sendingIssues } from '@vitrine/domain/quotes/quote-state';
import { sumsOfQuote } from '@vitrine/domain/quotes/quote-sums';
import { type QuoteWithContent, updateQuote } from '@vitrine/store/quotes/queries';
import { insertQuoteVersion } from '@vitrine/store/quotes/versions';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { moveEnquiry } from '../../enquiry-stages/move-enquiry.ts';
import type { Services } from '../../services.ts';
import { assertOpen, lockOwnQuote, nameOf, scopeOfSeller, tenantOfQuote } from './in-scope.ts';
import { notifyCustomer, notifySystems, wakeNotifications } from './notify.ts';
import { sellerOf } from './numbering.ts';
import { publishQuote } from './publish.ts';
import { quoteAfter } from './whole-quote.ts';

const SALT_BYTES = 16;

/**
 * Sends the draft to the customer as the next state, which never changes. Its enquiry is quoted then, unless it is won.
 * Rejects a draft that lacks something, and one that the customer has already.
 */
export async function sendQuote(
  services: Services,
  caller: Caller,
  id: number,
  input: { revision: number },
): Promise<Quote> {
  const sent = await services.db.transaction().execute(async (transaction) => {
    const quote = await lockOwnQuote(transaction, caller, id);
    assertOpen(quote, input);
    const now = services.clock();
    assertComplete(quote, earliestDay(now));
    const tenant = await tenantOfQuote(transaction, quote);
    const version = quote.versions + 1;
    const { content } = quote;
    const { net, total } = sumsOfQuote(content);
    const row = {
      ...{ quoteId: quote.id, version, net, total, sentAt: now },
      content: JSON.stringify(content),
      seller: JSON.stringify(sellerOf(tenant)),
      ...{ sentBy: nameOf(caller), sentById: caller.user.id, sentTo: content.customer.email },
      salt: randomBytes(SALT_BYTES).toString('base64url'),
    };
    const { id: versionId } = await insertQuoteVersion(transaction, row);
    const changes = { status: 'sent', lostReason: null, versions: version, hasChanges: false } as const;
    await updateQuote(transaction, quote.id, changes, now);
    if (quote.enquiryId !== null) {
      const move = { id: quote.enquiryId, stage: 'Quoted', unless: ['Won'] } as const;
      await moveEnquiry(services, transaction, scopeOfSeller(quote), move);
    }
    await notifyCustomer(services, transaction, { quote, version: { ...row, id: versionId }, kind: 'quote-sent' });
    await notifySystems(services, transaction, quote, 'quote.sent');
    await recordAuditEvent(services, transaction, caller, 'quotes.sent', {
      within: tenant,
      subject: numberOfVersion(quote.number, version),
    });
    await publishQuote(transaction, quote);
    return quoteAfter(services, transaction, caller, quote.id);
  });
  wakeNotifications(services);
  return sent;
}

/** Rejects a draft that lacks something, that was not changed since it was sent, or that was sent too often. */
function assertComplete({ content, versions, hasChanges }: QuoteWithContent, today: string): void {
  const errors = sendingIssues(content, today);
  if (Object.keys(errors).length > 0) throw new AppError('request.invalid', { errors });
  if (versions > 0 && !hasChanges) throw new AppError('quotes.unchanged');
  if (versions >= limits.versionsMaximum) throw new AppError('quotes.versions_full');
}

import { randomBytes } from 'node:crypto';
import type { StoredAboutAddress } from '@vitrine/contract/enquiries/by-address';
import { ERASED_CUSTOMER } from '@vitrine/contract/quotes/limits';
import { numberOfVersion } from '@vitrine/domain/quotes/quote-state';
import type { Database } from '@vitrine/store/database';
import { eraseFromQuotes, listQuotesFor, lockQuotesFor } from '@vitrine/store/quotes/erase';
import { listQuoteMessages } from '@vitrine/store/quotes/messages';
import type { QuoteOwner } from '@vitrine/store/quotes/queries';
import { listQuoteVersions } from '@vitrine/store/quotes/versions';
import type { Scope } from '@vitrine/store/scope';

const SALT_BYTES = 16;

/** All quotes for an address, with sent states and messages. */
export async function quotesOfAddress(
  db: Database,
  scope: Scope,
  owner: QuoteOwner,
  email: string,
): Promise<StoredAboutAddress['quotes']> {
  const found: StoredAboutAddress['quotes'] = [];
  for (const quote of await listQuotesFor(db, scope, owner, email)) {
    const versions = await listQuoteVersions(db, quote.id);
    const messages = await listQuoteMessages(db, quote.id);
    found.push({
      ...{ id: quote.id, number: quote.number, status: quote.status, currency: quote.currency, content: quote.content },
      ...{ lost_reason: quote.lostReason, created_at: quote.createdAt.toISOString() },
      sent: versions.map(({ version, content, sentAt, sentTo, acceptedAt, acceptedName }) => ({
        ...{ number: numberOfVersion(quote.number, version), sent_to: sentTo, content },
        sent_at: sentAt.toISOString(),
        accepted: acceptedAt && { name: acceptedName ?? '', at: acceptedAt.toISOString() },
      })),
      messages: messages.map(({ id, sender, author, text, createdAt }) => ({
        ...{ id, from: sender, author, text },
        at: createdAt.toISOString(),
      })),
    });
  }
  return found;
}

/**
 * Deletes the quotes for an address that were never accepted, and erases the person from accepted ones, which keep
 * their amounts. Returns the number of quotes.
 */
export async function eraseQuotesOfAddress(
  transaction: Database,
  scope: Scope,
  owner: QuoteOwner,
  email: string,
): Promise<number> {
  const quotes = await lockQuotesFor(transaction, scope, owner, email);
  const salt = () => randomBytes(SALT_BYTES).toString('base64url');
  await eraseFromQuotes(transaction, quotes, { nobody: ERASED_CUSTOMER, salt });
  return quotes.length;
}

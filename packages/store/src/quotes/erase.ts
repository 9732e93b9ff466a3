import { emailKey, normaliseEmail } from '@vitrine/contract/email-address';
import type { QuoteContent } from '@vitrine/contract/quotes/schemas';
import { sql } from 'kysely';
import { type Database, runOn } from '../database.ts';
import type { Scope } from '../scope.ts';
import { type QuoteOwner, type QuoteWithContent, quotesInScope } from './queries.ts';

const quotesFor = (db: Database, scope: Scope, owner: QuoteOwner, email: string) => {
  const key = emailKey(email);
  const spellings = [key, normaliseEmail(email).toLowerCase()];
  const query = quotesInScope(db, scope)
    .select('quotes.content')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb(sql`coalesce(quotes.customer_email_key, lower(quotes.customer_email))`, '=', key),
        exists(
          selectFrom('quoteVersions as v')
            .select('v.id')
            .whereRef('v.quoteId', '=', 'quotes.id')
            .where(sql`lower(v.sent_to)`, 'in', spellings),
        ),
      ]),
    )
    .orderBy('quotes.id');
  return 'resellerId' in owner
    ? query.where('quotes.resellerId', '=', owner.resellerId)
    : query.where('quotes.organisationId', '=', owner.organisationId);
};

/** All quotes of an organisation with its resellers, or of one reseller, that are for an address or were sent to it. */
export const listQuotesFor = (
  db: Database,
  scope: Scope,
  owner: QuoteOwner,
  email: string,
): Promise<QuoteWithContent[]> => quotesFor(db, scope, owner, email).execute();

/**
 * Likewise, and locks them until the transaction ends: a customer who accepts one at the same moment comes before or
 * after, never in between. They are read once they are locked, because the wait for a lock may change them.
 */
export async function lockQuotesFor(
  transaction: Database,
  scope: Scope,
  owner: QuoteOwner,
  email: string,
): Promise<QuoteWithContent[]> {
  const locked = await quotesFor(transaction, scope, owner, email)
    .clearSelect()
    .select('quotes.id')
    .forUpdate('quotes')
    .execute();
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return [];
  return quotesFor(transaction, scope, owner, email).where('quotes.id', 'in', ids).execute();
}

/**
 * Erases a person from quotes that the caller has locked in its scope: those that were never accepted are deleted, and
 * of accepted ones everything but amounts, lines, terms and dates. `nobody` replaces the customer in these, and `salt`
 * makes a new one, so that no link works any more. What was accepted stays apart from the draft, which may differ.
 */
export async function eraseFromQuotes(
  transaction: Database,
  quotes: readonly Pick<QuoteWithContent, 'id' | 'status'>[],
  { nobody, salt }: { nobody: QuoteContent['customer']; salt: () => string },
): Promise<void> {
  const open = quotes.filter(({ status }) => status !== 'accepted').map(({ id }) => id);
  if (open.length > 0)
    await transaction.deleteFrom('quotes').where('id', 'in', open).where('status', '<>', 'accepted').execute();
  const accepted = quotes.filter(({ status }) => status === 'accepted');
  if (accepted.length === 0) return;
  await runOn(transaction, "select set_config('vitrine.erasing', 'on', true)", []);
  const erased = sql<string>`content || ${JSON.stringify({ customer: nobody, title: '', notes: '' })}::jsonb`;
  for (const { id } of accepted) {
    await transaction.deleteFrom('quoteMessages').where('quoteId', '=', id).execute();
    await transaction.deleteFrom('quoteVersions').where('quoteId', '=', id).where('acceptedAt', 'is', null).execute();
    await transaction
      .deleteFrom('emails')
      .where('quoteVersionId', 'in', (eb) => eb.selectFrom('quoteVersions').select('id').where('quoteId', '=', id))
      .execute();
    await transaction
      .updateTable('quoteVersions')
      .set({ content: erased, sentTo: '', acceptedName: nobody.name, salt: salt() })
      .where('quoteId', '=', id)
      .execute();
    await transaction
      .updateTable('quotes')
      .set({ content: erased, customerEmailKey: null })
      .where('id', '=', id)
      .execute();
  }
  await runOn(transaction, "select set_config('vitrine.erasing', '', true)", []);
}

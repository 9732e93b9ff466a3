import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { QuoteMessagesTable } from '../tables/quotes.ts';

export type QuoteMessageRecord = Selectable<QuoteMessagesTable>;

/** Oldest first. The caller has found the quote, here and below. */
export const listQuoteMessages = (db: Database, quoteId: number): Promise<QuoteMessageRecord[]> =>
  db.selectFrom('quoteMessages').selectAll().where('quoteId', '=', quoteId).orderBy('id').execute();

/** False when the quote has reached the limit. The caller has locked the quote, so that each message is counted. */
export async function insertQuoteMessage(
  transaction: Database,
  row: Insertable<QuoteMessagesTable>,
  maximum: number,
): Promise<boolean> {
  const { count } = await transaction
    .selectFrom('quoteMessages')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('quoteId', '=', row.quoteId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maximum) return false;
  await transaction.insertInto('quoteMessages').values(row).execute();
  return true;
}

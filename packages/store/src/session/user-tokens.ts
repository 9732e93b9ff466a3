import type { Database } from '../database.ts';
import type { UserTokensTable } from '../tables/accounts.ts';

type Kind = UserTokensTable['kind'];

/** The one live link of this kind; a former one stops working. */
export const replaceUserToken = (
  db: Database,
  token: { userId: number; kind: Kind; tokenHash: string; expiresAt: Date; createdAt: Date },
): Promise<unknown> =>
  db
    .insertInto('userTokens')
    .values(token)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind']).doUpdateSet({
        tokenHash: token.tokenHash,
        expiresAt: token.expiresAt,
        createdAt: token.createdAt,
      }),
    )
    .execute();

/** The user of a valid link; changes nothing. */
export const findUserToken = (
  db: Database,
  input: { kind: Kind; tokenHash: string; now: Date },
): Promise<{ userId: number } | undefined> =>
  db
    .selectFrom('userTokens')
    .select('userId')
    .where('kind', '=', input.kind)
    .where('tokenHash', '=', input.tokenHash)
    .where('expiresAt', '>', input.now)
    .executeTakeFirst();

/** Uses a link up: of two calls at once, one gets it. */
export async function takeUserToken(
  db: Database,
  input: { kind: Kind; tokenHash: string; now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('userTokens')
    .where('kind', '=', input.kind)
    .where('tokenHash', '=', input.tokenHash)
    .where('expiresAt', '>', input.now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const removeUserTokens = (db: Database, userId: number, kind: Kind): Promise<unknown> =>
  db.deleteFrom('userTokens').where('userId', '=', userId).where('kind', '=', kind).execute();

import type { Database } from '../database.ts';
import type { TicketRecord } from './tickets.ts';

/** The sealed secret of the user's app; undefined without one. */
export async function findSealedSecret(db: Database, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('authenticatorApps')
    .select('sealedSecret')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.sealedSecret;
}

/** Sets the user's one app; a former one stops working. `lastStep` is that of the code which confirmed it. */
export const replaceApp = (
  db: Database,
  app: { userId: number; sealedSecret: string; lastStep: number; createdAt: Date },
): Promise<unknown> =>
  db
    .insertInto('authenticatorApps')
    .values(app)
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ sealedSecret: app.sealedSecret, lastStep: app.lastStep, createdAt: app.createdAt }),
    )
    .execute();

/** Uses up a 30-second step of the app with this secret: false when it, or a later one, was used before. */
export async function takeAppStep(
  db: Database,
  input: { userId: number; sealedSecret: string; step: number },
): Promise<boolean> {
  const row = await db
    .updateTable('authenticatorApps')
    .set({ lastStep: input.step })
    .where('userId', '=', input.userId)
    .where('sealedSecret', '=', input.sealedSecret)
    .where('lastStep', '<', input.step)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether there was one. */
export async function removeApp(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('authenticatorApps')
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest app set-up of a user that is not confirmed yet, while it is valid. */
export const findAppSetup = (db: Database, userId: number, now: Date): Promise<TicketRecord | undefined> =>
  db
    .selectFrom('signInTickets')
    .selectAll()
    .where('userId', '=', userId)
    .where('kind', '=', 'new-app')
    .where('expiresAt', '>', now)
    .orderBy('expiresAt', 'desc')
    .executeTakeFirst();

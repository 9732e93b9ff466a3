import { postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openQuoteWorld, type QuoteWorld } from '../../../testing/quote-world.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';

type Reseller = 'northside' | 'eastside';

/** The embedded database has one connection, so nothing happens between two statements of a transaction there. */
describe.skipIf(!postgresForTests)(
  'an enquiry that two hand over at the same moment (skipped without Postgres)',
  () => {
    let world: QuoteWorld;
    let enquiry: number;

    beforeAll(async () => {
      world = await openQuoteWorld(postgresForTests);
    });
    afterAll(() => world.t.close());
    beforeEach(async () => {
      await world.t.services.db.deleteFrom('enquiries').execute();
      await world.t.services.db.deleteFrom('emails').execute();
      enquiry = await world.anEnquiry();
    });

    const handTo = async (reseller: Reseller): Promise<number> => {
      const payload = { reseller_id: world.id[reseller] };
      const { statusCode } = await world.call('PUT', `/enquiries/${enquiry}/reseller`, {
        ...{ token: world.tokens.oakline, payload },
      });
      return statusCode;
    };

    /** Both have read the enquiry before one of them changes it. */
    async function handAtOnce(resellers: readonly [Reseller, Reseller]): Promise<number[]> {
      const { db } = world.t.services;
      let handing: Promise<number>[] = [];
      await db.transaction().execute(async (transaction) => {
        await transaction.selectFrom('enquiries').select('id').forUpdate().execute();
        handing = resellers.map(handTo);
        await untilWaiting(db, 2);
      });
      return Promise.all(handing);
    }

    const notified = async (): Promise<(number | null)[]> =>
      (await world.t.services.db.selectFrom('emails').select('resellerId').execute()).map(
        ({ resellerId }) => resellerId,
      );

    test('to one reseller is handed over once', async () => {
      const statuses = await handAtOnce(['northside', 'northside']);
      expect(statuses.sort()).toEqual([200, 422]);
      expect(await notified()).toEqual([world.id.northside]);
    });

    test('to two resellers is the later one’s, and only that one is notified', async () => {
      expect(await handAtOnce(['northside', 'eastside'])).toEqual([200, 200]);
      const { resellerId } = await world.t.services.db
        .selectFrom('enquiries')
        .select('resellerId')
        .executeTakeFirstOrThrow();
      expect(await notified()).toEqual([resellerId]);
    });

    test('keeps the owner that somebody else assigns meanwhile', async () => {
      const { db } = world.t.services;
      const own = db.selectFrom('users').select('id').where('organisationId', '=', world.id.oakline);
      const { id: ownerId } = await own.executeTakeFirstOrThrow();
      let handing: Promise<number> | undefined;
      await db.transaction().execute(async (transaction) => {
        await transaction.updateTable('enquiries').set({ ownerId }).execute();
        handing = handTo('eastside');
        await untilWaiting(db, 1);
      });
      expect(await handing).toBe(200);
      expect(await db.selectFrom('enquiries').select('ownerId').execute()).toEqual([{ ownerId }]);
    });

    test('does not get an owner of the reseller that loses it', async () => {
      const { db } = world.t.services;
      const { northside, eastside } = world.id;
      await db.updateTable('enquiries').set({ resellerId: northside }).execute();
      const [user] = await db.selectFrom('users').select('id').where('organisationId', '=', northside).execute();
      let assigning: ReturnType<typeof world.call> | undefined;
      await db.transaction().execute(async (transaction) => {
        await transaction.selectFrom('enquiries').select('id').forUpdate().execute();
        const payload = { owner_id: user?.id };
        assigning = world.call('PATCH', `/enquiries/${enquiry}`, { token: world.tokens.oakline, payload });
        assigning.catch(() => undefined);
        await untilWaiting(db, 1);
        await transaction.updateTable('enquiries').set({ resellerId: eastside }).execute();
      });
      expect((await assigning)?.statusCode).toBe(422);
      expect(await db.selectFrom('enquiries').select('ownerId').execute()).toEqual([{ ownerId: null }]);
    });
  },
);

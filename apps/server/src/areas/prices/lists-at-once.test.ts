import { lockTenant } from '@vitrine/store/organisations/lock-tenant';
import { postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { anOrganisation, aSession, aUser } from '../../testing/tenants.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';

/** The embedded database has one connection, so nothing happens between two statements of a transaction there. */
describe.skipIf(!postgresForTests)('price lists that change at the same moment (skipped without Postgres)', () => {
  let t: TestApp;
  let call: ReturnType<typeof callsOf>;
  let organisationId: number;
  let token: string;

  beforeAll(async () => {
    t = await appForTests({}, postgresForTests);
    call = callsOf(t);
    organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
    const user = await aUser(t.services, { email: 'prices@oakline.test', groupId: 2, organisationId });
    token = await aSession(t.services, user);
  });
  afterAll(() => t.close());
  beforeEach(() => t.services.db.deleteFrom('priceLists').execute());

  const aList = async (status: 'draft' | 'live', validFrom: string, validUntil: string): Promise<number> => {
    const { id } = await t.services.db
      .insertInto('priceLists')
      .values({
        ...{ organisationId, name: `From ${validFrom}`, currency: 'GBP', base: 'none', status, validFrom, validUntil },
        ...{ change: 0, taxIncluded: true, taxShown: true, taxes: '[]', surcharges: '[]' },
        ...{ createdAt: TEST_DAY, updatedAt: TEST_DAY },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const manage = (method: 'PATCH' | 'DELETE', list: number, payload?: object) =>
    call(method, `/organisations/${organisationId}/price-lists/${list}`, { token, ...(payload && { payload }) });

  test('never share days: the later change is rejected', async () => {
    const [spring, summer] = [
      await aList('live', '2026-03-01', '2026-05-31'),
      await aList('live', '2026-06-15', '2026-08-31'),
    ];
    const { db } = t.services;
    let changes: ReturnType<typeof manage>[] = [];
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('priceLists').select('id').forUpdate().execute();
      changes = [
        manage('PATCH', spring, { revision: 1, valid_until: '2026-06-10' }),
        manage('PATCH', summer, { revision: 1, valid_from: '2026-06-05' }),
      ];
      await untilWaiting(t.services.db, 2);
    });
    const codes = (await Promise.all(changes)).map((answer) => answer.json().code);
    expect(codes.toSorted()).toEqual(['prices.overlap', undefined]);
  });

  test('a draft that goes live is not deleted', async () => {
    const list = await aList('draft', '2026-03-01', '2026-05-31');
    const { db } = t.services;
    let deleted: ReturnType<typeof manage> | undefined;
    await db.transaction().execute(async (transaction) => {
      await lockTenant(transaction, organisationId);
      await transaction.updateTable('priceLists').set({ status: 'live' }).where('id', '=', list).execute();
      deleted = manage('DELETE', list);
      await untilWaiting(t.services.db, 1);
    });
    expect((await deleted)?.json().code).toBe('prices.live');
    expect(await db.selectFrom('priceLists').select('id').execute()).toEqual([{ id: list }]);
  });
});

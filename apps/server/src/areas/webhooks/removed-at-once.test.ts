import { postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { anOrganisation, aSession, aUser } from '../../testing/tenants.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';

/** The embedded database has one connection, so nothing happens between two statements of a transaction there. */
describe.skipIf(!postgresForTests)('a webhook that two remove at the same moment (skipped without Postgres)', () => {
  let t: TestApp;

  beforeAll(async () => {
    t = await appForTests({}, postgresForTests);
  });
  afterAll(() => t.close());

  test('is removed once, and is missing for the second', async () => {
    const { db, secrets } = t.services;
    const organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
    const rights = { groupId: 2, organisationId, permissions: ['organisations.admin'] };
    const token = await aSession(t.services, await aUser(t.services, { email: 'owner@oakline.test', ...rights }));
    const { id } = await db
      .insertInto('webhooks')
      .values({ organisationId, address: 'https://crm.example.org', secretSealed: secrets.seal('whsec_AA==') })
      .returning('id')
      .executeTakeFirstOrThrow();
    const remove = async (): Promise<number> =>
      (await callsOf(t)('DELETE', `/organisations/${organisationId}/webhooks/${id}`, { token })).statusCode;
    let removing: Promise<number>[] = [];
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('webhooks').select('id').forUpdate().execute();
      removing = [remove(), remove()];
      await untilWaiting(db, 2);
    });
    expect((await Promise.all(removing)).sort()).toEqual([200, 404]);
    expect(await db.selectFrom('auditEvents').select('kind').execute()).toHaveLength(1);
  });
});

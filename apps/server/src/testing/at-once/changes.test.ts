import { organisationMessages } from '@vitrine/contract/organisations/messages';
import { lockTenant } from '@vitrine/store/organisations/lock-tenant';
import { removeOrganisation, retireSubdomain } from '@vitrine/store/organisations/queries';
import { postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../app-for-tests.ts';
import { callsOf } from '../calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../tenants.ts';
import { untilWaiting } from '../until-waiting.ts';

/** The embedded database has one connection, so nothing happens between two statements of a transaction there. */
describe.skipIf(!postgresForTests)('changes at the same moment (skipped without Postgres)', () => {
  let t: TestApp;
  let call: ReturnType<typeof callsOf>;
  let token: string;
  const id = { oakline: 0, terra: 0 };

  beforeAll(async () => {
    t = await appForTests({}, postgresForTests);
    call = callsOf(t);
    id.oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
    id.terra = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
    const admin = { email: 'admin@vitrine.test', groupId: 1, organisationId: null };
    token = await aSession(t.services, await aUser(t.services, admin));
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    await t.services.db.deleteFrom('contracts').execute();
  });

  const changeTerms = (organisation: number, payload: object) =>
    call('PATCH', `/organisations/${organisation}/terms`, { token, payload });
  const aContract = (organisationId: number) =>
    t.services.db
      .insertInto('contracts')
      .values({ organisationId, enterprise: false, years: 1, startingAt: TEST_DAY, sessions: 1000, features: '{}' })
      .execute();
  const statuses = async (calls: ReturnType<typeof call>[]): Promise<number[]> =>
    (await Promise.all(calls)).map(({ statusCode }) => statusCode);

  test('of the features of one contract are both stored', async () => {
    const { db } = t.services;
    await aContract(id.oakline);
    let changes: ReturnType<typeof call>[] = [];
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('contracts').select('id').forUpdate().execute();
      changes = [
        changeTerms(id.oakline, { contract: { logo_removal: true } }),
        changeTerms(id.oakline, { contract: { call_to_action: true } }),
      ];
      await untilWaiting(db, 2);
    });
    expect(await statuses(changes)).toEqual([200, 200]);
    const { features } = await db.selectFrom('contracts').select('features').executeTakeFirstOrThrow();
    expect(features).toMatchObject({ logo_removal: true, call_to_action: true });
  });

  test('that make the first contract of an organisation make one', async () => {
    const { db } = t.services;
    let changes: ReturnType<typeof call>[] = [];
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('organisations').select('id').forUpdate().execute();
      changes = [
        changeTerms(id.oakline, { contract: { years: 3 } }),
        changeTerms(id.oakline, { contract: { sessions: 7000 } }),
      ];
      await untilWaiting(db, 2);
    });
    expect(await statuses(changes)).toEqual([200, 200]);
    expect(await db.selectFrom('contracts').select(['years', 'sessions']).execute()).toEqual([
      { years: 3, sessions: 7000 },
    ]);
  });

  test('a reseller that is created while an organisation takes its subdomain has none', async () => {
    const { db } = t.services;
    await db.updateTable('organisations').set({ enterprise: true }).where('id', '=', id.oakline).execute();
    await aContract(id.terra);
    const kitchen = await aConfigurator(t.services, { organisationId: id.oakline, name: 'Kitchen' });
    await deployFirstVersion(t.services, kitchen);
    let calls: ReturnType<typeof call>[] = [];
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('contracts').select('id').forUpdate().execute();
      calls = [changeTerms(id.terra, { access_subdomain: 'harbour', contract: { years: 2 } })];
      await untilWaiting(db, 1);
      const users = [{ first_name: 'Ann', last_name: 'Bell', email: 'ann@harbour.test' }];
      const payload = { name: 'Harbour', contact_email: 'ann@harbour.test', users, configurators: [{ id: kitchen }] };
      calls.push(call('POST', `/organisations/${id.oakline}/resellers`, { token, payload }));
      await untilWaiting(db, 2);
    });
    expect(await statuses(calls)).toEqual([200, 200]);
    const rows = db.selectFrom('organisations').select('accessSubdomain').where('name', 'in', ['Terra', 'Harbour']);
    expect((await rows.orderBy('id').execute()).map((row) => row.accessSubdomain)).toEqual(['harbour', null]);
  });

  describe('a subdomain of an organisation that is being deleted', () => {
    const newOrganisation = (name: string, subdomain: string) =>
      call('POST', '/organisations', {
        token,
        payload: {
          ...{ name, access_subdomain: subdomain, authorised_domain: `${subdomain}.example`, enterprise: false },
          ...{ years: 1, sessions: 1000, first_name: 'Ann', last_name: 'Bell' },
        },
      });

    test.each([
      ['created', () => newOrganisation('New', 'resting')],
      ['renamed', () => changeTerms(id.terra, { access_subdomain: 'resting' })],
    ])('is not taken by one that is %s meanwhile', async (_how, take) => {
      const { db } = t.services;
      const old = await anOrganisation(t.services, { name: 'Old', subdomain: 'resting' });
      let taking: ReturnType<typeof call>[] = [];
      await db.transaction().execute(async (transaction) => {
        await retireSubdomain(transaction, { subdomain: 'resting', organisationId: null, now: TEST_DAY });
        await removeOrganisation(transaction, old);
        taking = [take()];
        await untilWaiting(db, 1);
      });
      const [answer] = await Promise.all(taking);
      expect([answer?.statusCode, answer?.json().errors]).toEqual([
        422,
        { access_subdomain: [organisationMessages.subdomainTaken] },
      ]);
      await db.deleteFrom('retiredSubdomains').execute();
    });

    test('is reserved, also that of a reseller that it gets meanwhile', async () => {
      const { db } = t.services;
      const old = await anOrganisation(t.services, { name: 'Old', subdomain: 'resting' });
      let deleting: ReturnType<typeof call>[] = [];
      await db.transaction().execute(async (transaction) => {
        await anOrganisation(
          { ...t.services, db: transaction as typeof db },
          { name: 'Late', subdomain: 'late', parentId: old },
        );
        deleting = [call('DELETE', `/organisations/${old}`, { token })];
        await untilWaiting(db, 1);
      });
      expect(await statuses(deleting)).toEqual([200]);
      const retired = await db.selectFrom('retiredSubdomains').select('subdomain').orderBy('subdomain').execute();
      expect(retired.map(({ subdomain }) => subdomain)).toEqual(['late', 'resting']);
    });
  });

  test('a product is not assigned to a manufacturer that is deleted meanwhile', async () => {
    const { db } = t.services;
    const { id: manufacturerId } = await db
      .insertInto('manufacturers')
      .values({ organisationId: id.oakline, name: 'Zeta', createdAt: TEST_DAY })
      .returning('id')
      .executeTakeFirstOrThrow();
    let assigning: ReturnType<typeof call>[] = [];
    await db.transaction().execute(async (transaction) => {
      await lockTenant(transaction, id.oakline);
      await transaction.deleteFrom('manufacturers').where('id', '=', manufacturerId).execute();
      const payload = { assignments: [{ id: 'W1', manufacturerId }] };
      assigning = [call('POST', `/products?organisation_id=${id.oakline}`, { token, payload })];
      await untilWaiting(db, 1);
    });
    expect(await statuses(assigning)).toEqual([404]);
  });
});

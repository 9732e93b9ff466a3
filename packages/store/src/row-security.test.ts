import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, runOn } from './database.ts';
import { insertNote, listNotes } from './enquiries/notes.ts';
import { everyEnquiry } from './enquiries/queries.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open.ts';
import { isRowSecurityBypassed } from './row-security.ts';
import { type Scope, SYSTEM } from './scope.ts';
import { outsideTenant, withinTenant } from './tenant-context.ts';
import { openFreshPostgres, postgresForTests } from './testing/fresh-postgres.ts';

/** Tables without tenant data, or without rows that a tenant's session could read. */
const WITHOUT_TENANT = [
  'analytics_by_day_since',
  'attempts',
  'folders_to_remove',
  'retired_subdomains',
  'schema_migrations',
  'visitor_salts',
];

describe.skipIf(!postgresForTests)('row-level security (skipped where there is no Postgres server)', () => {
  let store: Awaited<ReturnType<typeof openFreshPostgres>>;
  let oakline: Scope & { kind: 'organisation' };
  let terra: Scope & { kind: 'organisation' };
  let northside: Scope & { kind: 'reseller' };

  beforeAll(async () => {
    store = await openFreshPostgres(postgresForTests ?? '');
    await migrate(store, path.resolve(import.meta.dirname, '../migrations'));
    const addOrganisation = async (name: string, parentId: number | null): Promise<number> => {
      const row = { name, safeName: name, dataUrl: name, parentId };
      return (await store.db.insertInto('organisations').values(row).returning('id').executeTakeFirstOrThrow()).id;
    };
    const addEnquiry = (organisationId: number, resellerId: number | null) =>
      store.db
        .insertInto('enquiries')
        .values({
          organisationId,
          resellerId,
          name: 'Ann',
          email: 'ann@example.org',
          type: 'other',
          customFields: '{}',
          items: '[]',
        })
        .execute();
    oakline = { kind: 'organisation', organisationId: await addOrganisation('oakline', null) };
    terra = { kind: 'organisation', organisationId: await addOrganisation('terra', null) };
    const resellerId = await addOrganisation('northside', oakline.organisationId);
    northside = { kind: 'reseller', organisationId: oakline.organisationId, resellerId };
    await addEnquiry(oakline.organisationId, null);
    await addEnquiry(oakline.organisationId, resellerId);
    await addEnquiry(terra.organisationId, null);
    for (const organisationId of [oakline.organisationId, terra.organisationId, resellerId]) {
      const { id: userId } = await store.db
        .insertInto('users')
        .values({
          organisationId,
          groupId: 2,
          firstName: 'A',
          lastName: 'B',
          email: `${organisationId}@x.test`,
          permissions: [],
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const session = { tokenHash: `hash${organisationId}`, userId, expiresAt: new Date(Date.now() + 60_000) };
      await store.db.insertInto('sessions').values(session).execute();
    }
  });
  afterAll(() => store.close());

  const organisationsOf = async (rows: Promise<{ organisationId: number | null }[]>): Promise<(number | null)[]> =>
    [...new Set((await rows).map(({ organisationId }) => organisationId))].sort();

  test('holds for every table that has a tenant', async () => {
    const rows = await runOn(
      store.db,
      `select relname, relrowsecurity and relforcerowsecurity as protected from pg_class
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
      [],
    );
    const open = rows.filter((row) => !row.protected).map(({ relname }) => relname);
    expect(open).toEqual(WITHOUT_TENANT);
  });

  test('does not hold for a superuser, which a start can find out', async () => {
    const server = openPostgres(postgresForTests ?? '');
    expect([await isRowSecurityBypassed(store.db), await isRowSecurityBypassed(server.db)]).toEqual([false, true]);
    await server.close();
  });

  test('keeps a query whose scope was forgotten from reading others’ rows', async () => {
    const forgotten = () => everyEnquiry(store.db, SYSTEM).execute();
    const { organisationId } = oakline;
    expect(await organisationsOf(forgotten())).toEqual([organisationId, terra.organisationId]);
    expect(await withinTenant(oakline, () => organisationsOf(forgotten()))).toEqual([organisationId]);
    const ofReseller = await withinTenant(northside, forgotten);
    expect(ofReseller.map(({ resellerId }) => resellerId)).toEqual([northside.resellerId]);
  });

  test('keeps a reseller from the notes of one that had an enquiry before, also when it writes one', async () => {
    const { db } = store;
    const { id: enquiryId } = await db
      .selectFrom('enquiries')
      .select('id')
      .where('resellerId', '=', northside.resellerId)
      .executeTakeFirstOrThrow();
    const authors = await db.selectFrom('users').select(['id', 'organisationId']).execute();
    const write = (by: Scope, tenant: number) =>
      withinTenant(by, () =>
        insertNote(db, {
          ...{ enquiryId, authorId: authors.find((user) => user.organisationId === tenant)?.id ?? 0, authorName: 'A' },
          ...{ text: `of ${tenant}`, createdAt: new Date() },
        }),
      );
    const own = await write(northside, northside.resellerId);
    expect(own.tenantId).toBe(northside.resellerId);
    await write(oakline, oakline.organisationId);
    // Of a user who is not the reseller's: as if another reseller had had the enquiry.
    await write(SYSTEM, terra.organisationId);
    const forgotten = () => listNotes(db, SYSTEM, enquiryId);
    expect((await withinTenant(northside, forgotten)).map(({ tenantId }) => tenantId)).toEqual([
      oakline.organisationId,
      northside.resellerId,
    ]);
    expect(await withinTenant(oakline, forgotten)).toHaveLength(3);
  });

  test.each(['organisations', 'users', 'sessions', 'enquiries'])(
    'hides others’ %s from any statement',
    async (table) => {
      const count = async () => Number((await runOn(store.db, `select count(*) as n from ${table}`, []))[0]?.n);
      const all = await count();
      const ofOakline = await withinTenant(oakline, count);
      const ofTerra = await withinTenant(terra, count);
      expect(ofTerra).toBe(1);
      expect(ofOakline + ofTerra).toBe(all);
    },
  );

  test('keeps others’ rows from being changed, deleted or forged', async () => {
    const of = terra.organisationId;
    await withinTenant(oakline, async () => {
      const changed = await store.db
        .updateTable('enquiries')
        .set({ name: 'X' })
        .where('organisationId', '=', of)
        .executeTakeFirst();
      const gone = await store.db.deleteFrom('organisations').where('id', '=', of).executeTakeFirst();
      expect([changed.numUpdatedRows, gone.numDeletedRows]).toEqual([0n, 0n]);
      const forged = store.db.insertInto('manufacturers').values({ organisationId: of, name: 'Forged' }).execute();
      await expect(forged).rejects.toThrow('row-level security');
    });
    expect((await withinTenant(terra, () => everyEnquiry(store.db, SYSTEM).execute()))[0]?.name).toBe('Ann');
  });

  test('steps aside for a part of a transaction, and no longer', async () => {
    const count = async (transaction: Database) => (await everyEnquiry(transaction, SYSTEM).execute()).length;
    const counts = await withinTenant(terra, () =>
      store.db
        .transaction()
        .execute(async (transaction) => [
          await count(transaction),
          await outsideTenant(transaction, () => count(transaction)),
          await count(transaction),
        ]),
    );
    expect(counts).toEqual([1, 3, 1]);
    expect(await withinTenant(terra, () => count(store.db))).toBe(1);
  });

  test('follows each of many statements at once to its own tenant', async () => {
    const scopes = [oakline, terra, northside];
    await Promise.all(
      Array.from({ length: 120 }, async (_, at) => {
        const scope = scopes[at % scopes.length] ?? oakline;
        const rows = await withinTenant(scope, () =>
          at % 2 === 0
            ? everyEnquiry(store.db, SYSTEM).execute()
            : store.db.transaction().execute((transaction) => everyEnquiry(transaction, SYSTEM).execute()),
        );
        expect(new Set(rows.map(({ organisationId }) => organisationId))).toEqual(new Set([scope.organisationId]));
      }),
    );
    expect(await organisationsOf(everyEnquiry(store.db, SYSTEM).execute())).toHaveLength(2);
  });
});

import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOrInsertGroup, insertConfigurator, listConfigurators } from './configurators/queries.ts';
import { type Database, isUniqueViolation, runOn } from './database.ts';
import { insertEnquiry, type NewEnquiry } from './enquiries/insert-enquiry.ts';
import { listEnquiries } from './enquiries/queries.ts';
import { migrate } from './migrate.ts';
import { openMemory, type Store } from './open.ts';
import {
  findByAccessDomain,
  findByFormerSubdomain,
  findBySubdomain,
  listFigures,
  retireSubdomain,
} from './organisations/queries.ts';
import { SYSTEM } from './scope.ts';
import { findUserByEmail } from './session/queries.ts';
import { openFreshPostgres, postgresForTests } from './testing/fresh-postgres.ts';
import { insertVersion, listVersions } from './versions/queries.ts';

const url = postgresForTests;
const OPENERS: [string, () => Promise<Store>][] = [
  ['the embedded database', openMemory],
  ...(url ? [['a Postgres server', () => openFreshPostgres(url)] as [string, () => Promise<Store>]] : []),
];

async function findFormer(db: Database, organisationId: number): Promise<unknown> {
  const now = new Date();
  await retireSubdomain(db, { subdomain: 'oak', organisationId, now });
  return findByFormerSubdomain(db, 'oak', now);
}

/** How often a connection has read a table, whole and by an index. */
async function readsOf(db: Database, table: string): Promise<{ whole: number; byIndex: number }> {
  const [row] = await runOn(
    db,
    'select seq_scan::int as whole, idx_scan::int as by_index from pg_stat_xact_user_tables where relname = $1',
    [table],
  );
  return { whole: Number(row?.whole), byIndex: Number(row?.byIndex) };
}

/** The same store on both: both must return the same. The server's is tried where there is one. */
describe.each(OPENERS)('the store on %s', (_name, open) => {
  let store: Store;
  let organisationId: number;
  let configuratorId: number;

  beforeAll(async () => {
    store = await open();
    await migrate(store, path.join(import.meta.dirname, '../migrations'));
    const { id } = await store.db
      .insertInto('organisations')
      .values({ name: 'Oakline', safeName: 'oakline', dataUrl: 'oakline' })
      .returning('id')
      .executeTakeFirstOrThrow();
    organisationId = id;
    const group = await findOrInsertGroup(store.db, { organisationId, name: 'Kitchens', safeName: 'kitchens' });
    const again = await findOrInsertGroup(store.db, { organisationId, name: 'Kitchens', safeName: 'kitchens' });
    expect(again.id).toBe(group.id);
    const made = await insertConfigurator(store.db, {
      organisationId,
      groupId: group.id,
      name: 'Kitchen',
      safeName: 'kitchen',
      typeId: 1,
      layout: null,
      dataUrl: 'oakline/kitchens/kitchen',
      scenes: [{ id: 'uk_kitchen', deployVersion: 1 }],
      currency: 'GBP',
      image: null,
    });
    configuratorId = made.id;
  });
  afterAll(() => store.close());

  test('reads JSON, lists, dates and numbers back as they were written', async () => {
    await store.db
      .updateTable('configurators')
      .set({ contactEmail: ['a@example.org', 'b"c@example.org'] })
      .execute();
    const [row] = await listConfigurators(store.db, SYSTEM);
    expect(row).toMatchObject({
      scenes: [{ id: 'uk_kitchen', deployVersion: 1 }],
      contactEmail: ['a@example.org', 'b"c@example.org'],
      groupName: 'Kitchens',
    });
    expect(row?.createdAt).toBeInstanceOf(Date);
  });

  test('rejects a version twice with the code of a broken unique index', async () => {
    const row = { configuratorId, version: 1000, basedOn: null, authorId: null, changes: 0 };
    await insertVersion(store.db, row);
    const error = await insertVersion(store.db, row).catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
    expect(await listVersions(store.db, [configuratorId])).toHaveLength(1);
  });

  test('rolls a failed transaction back whole', async () => {
    const attempt = store.db.transaction().execute(async (transaction) => {
      await insertVersion(transaction, { configuratorId, version: 1001, basedOn: 1000, authorId: null, changes: 1 });
      throw new Error('undone');
    });
    await expect(attempt).rejects.toThrow('undone');
    expect(await listVersions(store.db, [configuratorId])).toHaveLength(1);
  });

  test('accepts an enquiry once for each client key', async () => {
    const enquiry: NewEnquiry = {
      organisationId,
      resellerId: null,
      configuratorId,
      clientKey: 'key-12345',
      name: 'Zoë',
      email: 'zoe@example.org',
      phone: null,
      postcode: null,
      budget: null,
      customFields: { showroom: 'Leeds' },
      type: 'other',
      items: [{ component: 'Walls', name: 'Chalk White' }],
      design: '',
      url: null,
      sceneName: null,
      language: 'en-gb',
      termsAccepted: true,
      dataUrl: null,
      jsonFile: null,
      image: null,
    };
    expect(await insertEnquiry(store.db, enquiry)).not.toBeNull();
    expect(await insertEnquiry(store.db, enquiry)).toBeNull();
    const [row] = await listEnquiries(store.db, SYSTEM, { organisationId });
    expect(row).toMatchObject({
      name: 'Zoë',
      customFields: { showroom: 'Leeds' },
      items: [{ component: 'Walls', name: 'Chalk White' }],
    });
  });

  test('counts the figures of a month', async () => {
    await store.db
      .insertInto('usageMonths')
      .values([
        { organisationId, configuratorId: null, month: '2026-06', sessions: 90 },
        { organisationId, configuratorId, month: '2026-06', sessions: 100 },
      ])
      .execute();
    const bounds = { lastMonthStart: new Date('2020-01-01'), monthStart: new Date('2020-02-01') };
    const [figures] = await listFigures(store.db, '2026-06', bounds);
    expect(figures).toMatchObject({
      billingSessions: 90,
      productSessions: 100,
      leadsThisMonth: 1,
      leadsLastMonth: 0,
      sessionLimit: null,
    });
  });

  test.each<[table: string, by: string, find: (db: Database) => Promise<unknown>]>([
    ['users', 'their email address', (db) => findUserByEmail(db, 'Ann@Oakline.test')],
    ['organisations', 'their subdomain', (db) => findBySubdomain(db, 'Oakline')],
    ['organisations', 'their former subdomain', (db) => findFormer(db, organisationId)],
    ['organisations', 'their domain', (db) => findByAccessDomain(db, 'Oakline.test')],
  ])('finds %s by %s with an index, also below row-level security', async (table, _by, find) => {
    await store.db.transaction().execute(async (transaction) => {
      // Small tables are read whole otherwise, index or not.
      await runOn(transaction, "select set_config('enable_seqscan', 'off', true)", []);
      const before = await readsOf(transaction, table);
      await find(transaction);
      const after = await readsOf(transaction, table);
      expect(after.whole).toBe(before.whole);
      expect(after.byIndex).toBeGreaterThan(before.byIndex);
    });
  });
});

test.skipIf(!url)('below row-level security Postgres expects about as many rows of a tenant as there are', async () => {
  const store = await openFreshPostgres(url as string);
  await migrate(store, path.join(import.meta.dirname, '../migrations'));
  await store.run(`
    insert into organisations (name, safe_name, data_url) values ('Oakline', 'oakline', 'oakline');
    insert into enquiries (organisation_id, name, email, type, custom_fields, items)
      select id, 'Zoë', 'zoe@example.org', 'other', '{}', '[]' from organisations, generate_series(1, 1000)`);
  // Only the server knows how many rows there are, once it has looked at them.
  await store.run('analyze enquiries');
  const [expected] = (await store.run('explain (format json) select from enquiries')).rows;
  const [{ Plan: plan }] = (expected as { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] })['QUERY PLAN'];
  expect(plan['Plan Rows']).toBeGreaterThan(400);
  await store.close();
});

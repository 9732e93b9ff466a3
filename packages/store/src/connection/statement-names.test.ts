import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOn } from '../database.ts';
import { openMemory, type Store } from '../open.ts';
import { openFreshPostgres, postgresForTests } from '../testing/fresh-postgres.ts';
import { nameOf, renewNames } from './statement-names.ts';

const url = postgresForTests;
const OPENERS: [string, () => Promise<Store>][] = [
  ['the embedded database', openMemory],
  ...(url ? [['a Postgres server', () => openFreshPostgres(url)] as [string, () => Promise<Store>]] : []),
];

describe.each(OPENERS)('a prepared statement on %s', (engine, open) => {
  const query = `select * from drawers where '${engine}' <> ''`;
  let store: Store;
  beforeAll(async () => {
    // Names belong to the process, and the tests before may have taken all of them.
    renewNames();
    store = await open();
    await store.run('create table drawers (id integer); insert into drawers values (1)');
  });
  afterAll(() => store.close());

  test('is sent again when a migration has changed its table', async () => {
    for (let use = 0; use < 5; use++) expect(await runOn(store.db, query, [])).toEqual([{ id: 1 }]);
    const before = nameOf(query);
    expect(before).toBeDefined();
    await store.run('alter table drawers add column front_colour text');
    expect(await runOn(store.db, query, [])).toEqual([{ id: 1, frontColour: null }]);
    for (let use = 0; use < 5; use++) await runOn(store.db, query, []);
    expect(nameOf(query)).not.toBe(before);
  });

  test('ends a transaction that has begun; the next one works', async () => {
    for (let use = 0; use < 5; use++) await runOn(store.db, query, []);
    await store.run('alter table drawers add column depth integer');
    const reading = () =>
      store.db.transaction().execute(async (transaction) => {
        await runOn(transaction, `insert into drawers (id) values (2)`, []);
        return runOn(transaction, query, []);
      });
    await expect(reading()).rejects.toMatchObject({ code: '0A000' });
    expect(await reading()).toHaveLength(2);
  });
});

test('a statement that is too long, or rare, has no name', () => {
  const long = `select '${'x'.repeat(10_000)}'`;
  for (let use = 0; use < 5; use++) expect(nameOf(long)).toBeUndefined();
  expect(nameOf('select 1 as rare')).toBeUndefined();
});

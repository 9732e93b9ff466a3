import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import type { Store } from '../open.ts';
import { openFromImage } from '../testing/database-image.ts';
import { openFreshPostgres, postgresForTests } from '../testing/fresh-postgres.ts';
import { listFilledTables, loadingRows, loadRows, setCounters } from './load-rows.ts';
import { atOneMoment, readRows } from './read-rows.ts';
import { listCounters, listTables } from './tables.ts';

const url = postgresForTests;
const migrated = async (store: Store): Promise<Store> => {
  await migrate(store, path.resolve(import.meta.dirname, '../../migrations'));
  return store;
};
const TARGETS: [string, () => Promise<Store>][] = [
  ['an embedded database', openFromImage],
  ...(url
    ? [['a Postgres server', async () => migrated(await openFreshPostgres(url))] as [string, () => Promise<Store>]]
    : []),
];

let source: Store;
beforeAll(async () => {
  source = await openFromImage();
  // A reseller whose number is lower than its organisation's, text of every kind, and an id that is gone.
  await source.run(`
    insert into organisations (id, parent_id, name, safe_name, data_url) overriding system value values
      (2, null, 'Oakline "Küchen"', 'oakline', 'oakline'), (1, null, 'Northside', 'northside', 'northside');
    update organisations set parent_id = 2 where id = 1;
    insert into contracts (organisation_id, years, starting_at, sessions, features)
      values (2, 3, '2026-06-15 12:00:00.123456+02', 1000, '{"a": [1.50, null, "line\\nbreak \\\\ back"]}');
    insert into users (organisation_id, group_id, first_name, last_name, email, permissions)
      values (2, 2, 'Zoë', E'O''Hara\\t', 'z@example.org', '{configurators,"with, comma","{braces}"}');
    insert into users (organisation_id, group_id, first_name, last_name, email)
      values (2, 2, 'To', 'Go', 'gone@example.org');
    delete from users where email = 'gone@example.org';
  `);
});
afterAll(() => source.close());

type Rows = Map<string, string[]>;

const rowsOf = (store: Store): Promise<{ rows: Rows; counters: object[] }> =>
  atOneMoment(store, async (moment) => {
    const rows: Rows = new Map();
    for (const table of await listTables(moment)) {
      const lines: string[] = [];
      for await (const some of readRows(moment, table)) lines.push(...some);
      rows.set(table.name, lines);
    }
    return { rows, counters: await listCounters(moment) };
  });

const fill = (target: Store, rows: Rows): Promise<void> =>
  loadingRows(target, async (moment) => {
    for (const table of await listTables(moment)) {
      const lines = rows.get(table.name) ?? [];
      if (lines.length > 0) await loadRows(moment, table, lines);
    }
  });

describe.each(TARGETS)('rows taken to %s', (_name, open) => {
  test('are the same there, to the last microsecond and comma, and ids continue where they were', async () => {
    const target = await open();
    expect(await listFilledTables(target)).toEqual([]);
    const before = await rowsOf(source);
    await fill(target, before.rows);
    await atOneMoment(source, async (moment) => setCounters(target.db, await listCounters(moment)));
    expect(await rowsOf(target)).toEqual(before);
    expect(await listFilledTables(target)).toEqual(['contracts', 'organisations', 'users']);
    const { rows } = await target.run(
      "insert into users (group_id, first_name, last_name, email) values (1, 'A', 'B', 'new@example.org') returning id",
    );
    expect(rows[0]?.id).toBe(3);
    await target.close();
  });

  test('stay away whole when one of them refers to nothing', async () => {
    const target = await open();
    const { rows } = await rowsOf(source);
    rows.delete('organisations');
    await expect(fill(target, rows)).rejects.toThrow('foreign key');
    expect(await listFilledTables(target)).toEqual([]);
    await target.close();
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openMemory, type Store } from './open.ts';
import { openFreshPostgres, postgresForTests } from './testing/fresh-postgres.ts';

let folder: string;
let store: Store;
beforeAll(async () => {
  store = await openMemory();
});
afterAll(() => store.close());
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-migrations-'));
  await store.run('drop schema public cascade; create schema public');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): void => fs.writeFileSync(path.join(folder, name), text);

test('applies each file once, in order', async () => {
  write('0001-a.sql', 'create table a (n integer);');
  write('0002-b.sql', 'insert into a values (1);');
  expect(await migrate(store, folder)).toEqual(['0001-a.sql', '0002-b.sql']);
  expect(await migrate(store, folder)).toEqual([]);
  expect((await store.run('select count(*)::int as n from a')).rows[0]?.n).toBe(1);
});

test('leaves nothing of a file that fails', async () => {
  write('0001-a.sql', 'create table a (n integer); insert into nowhere values (1);');
  await expect(migrate(store, folder)).rejects.toThrow('0001-a.sql failed');
  write('0001-a.sql', 'create table a (n integer);');
  expect(await migrate(store, folder)).toEqual(['0001-a.sql']);
});

test('rejects a file that changed after it was applied', async () => {
  write('0001-a.sql', 'create table a (n integer);');
  await migrate(store, folder);
  write('0001-a.sql', 'create table a (n text);');
  await expect(migrate(store, folder)).rejects.toThrow('changed after it was applied');
});

test("applies the product's own migrations", async () => {
  const own = path.join(import.meta.dirname, '../migrations');
  expect(await migrate(store, own)).toContain('0001-foundation.sql');
});

test.runIf(postgresForTests)('no limit of a query ends a migration, or the wait for another server', async () => {
  const server = await openFreshPostgres(postgresForTests ?? '');
  const limitIs = "current_setting('statement_timeout')";
  write('0001-limit.sql', `create table limits (is_now text); insert into limits select ${limitIs};`);
  await migrate(server, folder);
  const { rows } = await server.run(`select is_now, ${limitIs} as afterwards from limits`);
  expect(rows).toEqual([{ is_now: '0', afterwards: '30s' }]);
  await server.close();
});

import path from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openMemory } from './open.ts';

const FOLDER = path.resolve(import.meta.dirname, '../migrations');

test('0041 renames stored keys and values with the tables, and ids continue', async () => {
  const store = await openMemory();
  await migrate(store, FOLDER, (name) => name < '0041');
  // Only the renamed columns matter here: the rows refer to nothing.
  await store.run('set session_replication_role = replica');
  await store.run(`insert into saved_filters (user_id, organisation_id, name, filter)
    values (1, 1, 'Mine', '{"reseller": "x"}'), (1, 1, 'Old', '{"dealer": "all", "query": "ann"}')`);
  await store.run(
    `insert into intake_pictures (configurator_id, path, use, staged) values (1, 'a.png', 'picture', 's')`,
  );
  await store.run(`insert into mails (kind, recipient, sender_name) values ('reset', 'a@b.test', 'Vitrine')`);
  await store.run('set session_replication_role = default');

  await migrate(store, FOLDER);
  const filters = await store.run('select filter from saved_filters order by name');
  expect(filters.rows.map(({ filter }) => filter)).toEqual([{ reseller: 'x' }, { reseller: 'all', query: 'ann' }]);
  expect((await store.run('select use from intake_images')).rows).toEqual([{ use: 'image' }]);
  const next = `insert into emails (kind, recipient, sender_name) values ('reset', 'a@b.test', 'Vitrine') returning id`;
  expect((await store.run(next)).rows).toEqual([{ id: 2 }]);
  await store.close();
});

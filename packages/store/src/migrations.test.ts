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

test('0059 says whose the notes and emails of earlier enquiries are', async () => {
  const store = await openMemory();
  await migrate(store, FOLDER, (name) => name < '0059');
  await store.run(`insert into organisations (name, safe_name, data_url, contact_email, parent_id) values
    ('Oakline', 'o', 'o', 'main@o.test', null), ('North', 'n', 'n', 'main@n.test', 1), ('East', 'e', 'e', 'main@e.test', 1)`);
  await store.run(`insert into users (organisation_id, group_id, first_name, last_name, email, permissions) values
    (1, 2, 'A', 'B', 'a@o.test', '{}'), (2, 4, 'A', 'B', 'a@n.test', '{}'), (null, 1, 'A', 'B', 'a@v.test', '{}')`);
  await store.run(
    `insert into enquiries (organisation_id, reseller_id, name, email, type) values (1, 3, 'P', 'p@x.test', 'other')`,
  );
  await store.run(`insert into enquiry_notes (enquiry_id, author_id, author_name, text) values
    (1, 1, 'A', 'organisation'), (1, 2, 'A', 'reseller'), (1, 3, 'A', 'staff'), (1, null, 'A', 'left')`);
  await store.run(`insert into emails (kind, organisation_id, enquiry_id, recipient, sender_name) values
    ('organisation-enquiry', 1, 1, 'main@n.test', 'V'), ('organisation-enquiry', 1, 1, 'main@e.test', 'V'),
    ('organisation-enquiry', 1, 1, 'main@o.test', 'V'), ('customer-design', 1, 1, 'main@n.test', 'V')`);

  await migrate(store, FOLDER);
  const notes = await store.run('select text, tenant_id from enquiry_notes order by id');
  expect(notes.rows.map(({ text, tenant_id }) => [text, tenant_id])).toEqual([
    ['organisation', 1],
    ['reseller', 2],
    ['staff', 1],
    ['left', null],
  ]);
  const emails = await store.run('select reseller_id from emails order by id');
  expect(emails.rows.map(({ reseller_id }) => reseller_id)).toEqual([2, 3, null, null]);
  await store.close();
});

test('0060 keeps the folders that copies have, and fills in new configurators', async () => {
  const store = await openMemory();
  await migrate(store, FOLDER, (name) => name < '0060');
  await store.run(`insert into organisations (name, safe_name, data_url, contact_email) values
    ('Oakline', 'o', 'o', 'a@o.test'), ('Terra', 't', 't', 'a@t.test')`);
  await store.run(`insert into configurator_groups (organisation_id, name, safe_name) values
    (1, 'A', 'a'), (1, 'B', 'b'), (1, 'C', 'c'), (2, 'A', 'a')`);
  const insert = (organisationId: number, groupId: number, safeName: string) =>
    store.run(`insert into configurators (organisation_id, group_id, name, safe_name, type_id, data_url, scenes)
      values (${organisationId}, ${groupId}, 'X', '${safeName}', 1, '${groupId}/${safeName}', '[]')`);
  await insert(1, 1, 'kitchen');
  await insert(1, 2, 'kitchen');
  await insert(2, 4, 'kitchen');

  await migrate(store, FOLDER);
  await insert(1, 3, 'kitchen');
  await insert(1, 3, 'hall');
  await store.run('delete from configurators where id = 1');
  const { rows } = await store.run('select id, shares_name from configurators order by id');
  expect(rows.map(({ id, shares_name }) => [id, shares_name])).toEqual([
    [2, true],
    [3, false],
    [4, true],
    [5, false],
  ]);
  await store.close();
});

test('0062 leaves the subdomains of deleted tenants reserved for all, and those of renamed ones once they are deleted', async () => {
  const store = await openMemory();
  await migrate(store, FOLDER, (name) => name < '0062');
  await store.run(`insert into retired_subdomains (subdomain, free_at) values ('deleted', now())`);

  await migrate(store, FOLDER);
  await store.run(`insert into organisations (name, safe_name, data_url) values ('Oakline', 'o', 'o')`);
  await store.run(`insert into retired_subdomains (subdomain, free_at, organisation_id) values ('renamed', now(), 1)`);
  await store.run('delete from organisations');
  const { rows } = await store.run('select subdomain, organisation_id from retired_subdomains order by subdomain');
  expect(rows).toEqual([
    { subdomain: 'deleted', organisation_id: null },
    { subdomain: 'renamed', organisation_id: null },
  ]);
  await store.close();
});

/** Tables of few rows, or whose rows stay for minutes: reading them whole costs nothing. */
const SHORT_TABLES = [
  'configurator_editors',
  'email_changes',
  'image_uploads',
  'product_manufacturers',
  'propagations',
  'retired_subdomains',
  'sign_in_tickets',
];

test('what is deleted finds the rows that refer to it by an index', async () => {
  const store = await openMemory();
  await migrate(store, FOLDER);
  const { rows } = await store.run(`
    select conrelid::regclass::text as table_name, array_agg(attname::text order by place) as columns
    from pg_constraint
    cross join lateral unnest(conkey) with ordinality as key (number, place)
    join pg_attribute on attrelid = conrelid and attnum = number
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid
      and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
      -- An index of the rows that have the value serves as well.
      and (indpred is null or pg_get_expr(indpred, indrelid) like '%IS NOT NULL)')
    )
    group by pg_constraint.oid order by 1, 2`);
  const others = rows.filter(({ table_name }) => !SHORT_TABLES.includes(String(table_name)));
  expect(others.map(({ table_name, columns }) => [table_name, columns])).toEqual([]);
  await store.close();
});

test('whether a version was live is found by an index, not among all deployments of its configurator', async () => {
  const store = await openMemory();
  await migrate(store, FOLDER);
  await store.run('set enable_seqscan = off');
  const { rows } = await store.run('explain select from deployments where configurator_id = 1 and version = 1000');
  expect(JSON.stringify(rows)).toContain('Index Cond: ((configurator_id = 1) AND (version = 1000))');
  await store.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadingRows, loadRows } from '../dump/load-rows.ts';
import { atOneMoment, readRows } from '../dump/read-rows.ts';
import { listTables } from '../dump/tables.ts';
import type { Store } from '../open.ts';
import { openFromImage } from '../testing/database-image.ts';

let store: Store;
beforeAll(async () => {
  store = await openFromImage();
  await store.run(`
    insert into organisations (id, parent_id, name, safe_name, data_url) overriding system value values
      (1, null, 'Oakline', 'oakline', 'oakline'), (2, 1, 'Northside', 'northside', 'northside'),
      (3, null, 'Terra', 'terra', 'terra');
    insert into configurator_groups (id, organisation_id, name, safe_name) overriding system value
      values (1, 1, 'Kitchens', 'kitchens');
    insert into configurators (id, organisation_id, group_id, type_id, name, safe_name, data_url)
      overriding system value values (1, 1, 1, 1, 'Kitchen', 'kitchen', 'a'), (2, 1, 1, 1, 'Bedroom', 'bedroom', 'b');
  `);
});
afterAll(() => store.close());

interface Lead {
  organisation: number;
  configurator: number | null;
  reseller: number | null;
  day: string;
  leads: number;
}

const LEADS = `select organisation_id as organisation, configurator_id as configurator, reseller_id as reseller`;
const storedLeads = async (of = store): Promise<Lead[]> =>
  (await of.run(`${LEADS}, day, leads from analytics_lead_days order by 1, 4, 2, 3`)).rows as unknown as Lead[];
const counted = async (): Promise<Lead[]> =>
  (
    await store.run(
      `${LEADS}, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as leads
        from enquiries where quarantined_at is null group by 1, 2, 3, 4 order by 1, 4, 2, 3`,
    )
  ).rows as unknown as Lead[];

const send = (values: string): Promise<unknown> =>
  store.run(
    `insert into enquiries (organisation_id, configurator_id, reseller_id, name, email, type, created_at, quarantined_at)
      values ${values}`,
  );

const oakline = (configurator: number | null, reseller: number | null, day: string, leads: number): Lead => ({
  ...{ organisation: 1, configurator, reseller, day, leads },
});

test('leads by day are what the enquiries are, whatever happens to those', async () => {
  await send(`(1, 1, null, 'A', 'a@x.test', 'other', '2026-06-14T23:59:59Z', null),
    (1, 1, null, 'B', 'b@x.test', 'other', '2026-06-15T00:00:00Z', null),
    (1, 1, null, 'C', 'c@x.test', 'other', '2026-06-15T12:00:00Z', null),
    (1, 1, 2, 'D', 'd@x.test', 'other', '2026-06-15T12:00:00Z', null),
    (1, 2, 2, 'E', 'e@x.test', 'other', '2026-06-16T12:00:00Z', null),
    (3, null, null, 'F', 'f@x.test', 'other', '2026-06-16T12:00:00Z', null),
    (1, 1, null, 'Spam', 'spam@x.test', 'other', '2026-06-16T12:00:00Z', '2026-06-16T12:00:00Z')`);
  expect(await storedLeads()).toEqual([
    oakline(1, null, '2026-06-14', 1),
    ...[oakline(1, 2, '2026-06-15', 1), oakline(1, null, '2026-06-15', 2), oakline(2, 2, '2026-06-16', 1)],
    { organisation: 3, configurator: null, reseller: null, day: '2026-06-16', leads: 1 },
  ]);
  const changes: [string, string][] = [
    ['opened', "update enquiries set status = 'Viewed'"],
    ['released', "update enquiries set quarantined_at = null where name = 'Spam'"],
    ['handed to a reseller', "update enquiries set reseller_id = 2 where name = 'B'"],
    ['erased', "delete from enquiries where name in ('A', 'C')"],
    ['of a configurator that is gone', 'delete from configurators where id = 1'],
    ['of a reseller that is gone', 'delete from organisations where id = 2'],
  ];
  for (const [what, change] of changes) {
    await store.run(change);
    expect({ [what]: await storedLeads() }).toEqual({ [what]: await counted() });
  }
  expect(await storedLeads()).toEqual([
    oakline(null, null, '2026-06-15', 2),
    ...[oakline(2, null, '2026-06-16', 1), oakline(null, null, '2026-06-16', 1)],
    { organisation: 3, configurator: null, reseller: null, day: '2026-06-16', leads: 1 },
  ]);
});

test('a restored database has the leads of its rows once', async () => {
  const target = await openFromImage();
  const rows = await atOneMoment(store, async (moment) => {
    const all = new Map<string, string[]>();
    for (const table of await listTables(moment)) {
      const lines: string[] = [];
      for await (const some of readRows(moment, table)) lines.push(...some);
      all.set(table.name, lines);
    }
    return all;
  });
  await loadingRows(target, async (moment) => {
    for (const table of await listTables(moment)) {
      const lines = rows.get(table.name) ?? [];
      if (lines.length > 0) await loadRows(moment, table, lines);
    }
  });
  expect(await storedLeads(target)).toEqual(await storedLeads());
  await target.run("delete from enquiries where name = 'F'");
  expect((await storedLeads(target)).some(({ organisation }) => organisation === 3)).toBe(false);
  await target.close();
});

test('a tenant that is gone leaves none behind', async () => {
  await store.run('delete from organisations where id = 1');
  expect((await storedLeads()).map(({ organisation }) => organisation)).toEqual([3]);
});

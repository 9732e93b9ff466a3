import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTables } from '../dump/tables.ts';
import type { Store } from '../open.ts';
import { openFromImage } from '../testing/database-image.ts';
import { EXPORT_PARTS, type ExportPart, exportPart } from './export.ts';

let store: Store;
beforeAll(async () => {
  store = await openFromImage();
});
afterAll(() => store.close());

/** Tables that an export of an organisation leaves out, and why. */
const LEFT_OUT: Record<string, string> = {
  attempts: 'of no tenant',
  retired_subdomains: 'of no tenant',
  folders_to_remove: 'of no tenant',
  visitor_salts: 'of no tenant',
  analytics_by_day_since: 'of no tenant',
  sessions: 'a secret of its user',
  user_tokens: 'a secret of its user',
  email_changes: 'a secret of its user',
  sign_in_tickets: 'a secret of its user',
  authenticator_apps: 'a secret of its user',
  recovery_codes: 'a secret of its user',
  passkeys: 'a secret of its user',
  known_devices: 'a secret of its user',
  configurator_editors: 'who edits at this moment',
  image_intakes: 'images that are being prepared',
  intake_images: 'images that are being prepared',
  image_uploads: 'images that are being uploaded',
  airtable_syncs: 'what runs at this moment',
  original_images: 'its images are files of the export, and configurator_originals names them',
  design_images: 'drawn from designs, and drawn again when they are asked for',
  propagations: 'names configurators of other organisations',
  webhook_deliveries: 'a record of thirty days',
  usage_notices: 'which notices of usage_months were sent',
  visitor_days: 'visitors of two days, until they are counted in analytics_months',
  analytics_days: 'in analytics_months',
  analytics_lead_days: 'in analytics_lead_months',
  analytics_location_days: 'in analytics_locations',
  analytics_options: 'visitors send its names, so its size has no bound',
  analytics_option_days: 'visitors send its names, so its size has no bound',
};

test('every table is a part of an export, or is left out for a reason', async () => {
  const tables = (await listTables(store.db)).map(({ name }) => name);
  const isPart = (table: string): boolean => EXPORT_PARTS.some((part) => part === table);
  expect(tables.filter((table) => !isPart(table) && !(table in LEFT_OUT))).toEqual([]);
  expect(Object.keys(LEFT_OUT).filter((table) => isPart(table) || !tables.includes(table))).toEqual([]);
});

test('prices, manufacturers, webhooks and figures are those of the organisation and its resellers, without secrets', async () => {
  await store.run(`
    insert into organisations (id, parent_id, name, safe_name, data_url, price_settings) overriding system value values
      (1, null, 'Oakline', 'oakline', 'oakline', '{"display": "hidden"}'),
      (2, 1, 'Northside', 'northside', 'northside', null), (3, null, 'Terra', 'terra', 'terra', null);
    insert into price_lists (id, organisation_id, name, currency, change, tax_included, tax_shown, taxes, surcharges,
      created_at, updated_at) overriding system value
      select id, id, name, 'GBP', 0, true, true, '[]', '[]', now(), now() from organisations;
    insert into prices (list_id, article, amount) select id, 'sku A', id * 100 from organisations;
    insert into price_list_changes (list_id, user_name, kind, count, changes, created_at)
      select id, 'Ann', 'created', 0, '[]', now() from organisations;
    insert into manufacturers (id, organisation_id, name) overriding system value values (1, 1, 'Egger'), (2, 3, 'Other');
    insert into product_manufacturers (organisation_id, product_id, manufacturer_id) values (1, 'W1', 1), (3, 'W1', 2);
    insert into webhooks (organisation_id, address, secret_sealed)
      select id, 'https://crm.example/' || id, 'sealed' from organisations where parent_id is null;
    insert into analytics_days (organisation_id, day, sessions) values (1, '2026-03-01', 2), (1, '2026-03-31', 3),
      (1, '2026-04-01', 4), (3, '2026-03-01', 9);
  `);
  const read = async (part: ExportPart) => JSON.parse(await exportPart(store.db, 1, part));
  const namesOf = async (part: ExportPart, column: string): Promise<unknown[]> =>
    (await read(part)).map((row: Record<string, unknown>) => row[column]).toSorted();
  expect(await read('organisations')).toMatchObject([{ id: 1, price_settings: { display: 'hidden' } }, { id: 2 }]);
  expect(await namesOf('price_lists', 'name')).toEqual(['Northside', 'Oakline']);
  expect(await namesOf('prices', 'amount')).toEqual([100, 200]);
  expect(await namesOf('price_list_changes', 'list_id')).toEqual([1, 2]);
  expect(await namesOf('manufacturers', 'name')).toEqual(['Egger']);
  expect(await namesOf('product_manufacturers', 'manufacturer_id')).toEqual([1]);
  expect(await read('webhooks')).toMatchObject([{ address: 'https://crm.example/1', enabled: true }]);
  expect(await namesOf('analytics_months', 'sessions')).toEqual([4, 5]);
  for (const part of EXPORT_PARTS) expect(await exportPart(store.db, 1, part)).not.toMatch(/sealed/);
});

import { insertDelivery } from '@vitrine/store/webhooks/queries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretsWith } from '../../ports/secrets.ts';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { anOrganisation } from '../../testing/tenants.ts';
import { deliverWebhooks } from './deliver.ts';

let t: TestApp;
/** The addresses that were posted to. */
const posted: string[] = [];

beforeAll(async () => {
  t = await appForTests();
  t.services.webhookClient = {
    send: async (address) => {
      posted.push(address);
      return { status: 200 };
    },
  };
});
afterAll(() => t.close());

async function aWebhook(name: string, secretSealed: string): Promise<number> {
  const organisationId = await anOrganisation(t.services, { name, subdomain: name });
  const address = `https://${name}.example`;
  const input = { organisationId, address, secretSealed };
  const { id } = await t.services.db.insertInto('webhooks').values(input).returning('id').executeTakeFirstOrThrow();
  return id;
}

test('a secret that another key sealed, as after a restore without it, holds up no other organisation', async () => {
  const { db, secrets } = t.services;
  const unreadable = await aWebhook(
    'oakline',
    secretsWith('the key of before, of forty characters').seal('whsec_AA=='),
  );
  const readable = await aWebhook('terra', secrets.seal('whsec_AA=='));
  const due = { event: 'test', enquiryId: null, createdAt: TEST_DAY } as const;
  for (let each = 0; each < 12; each++) await insertDelivery(db, unreadable, due);
  for (let each = 0; each < 3; each++) await insertDelivery(db, readable, due);
  await deliverWebhooks(t.services);
  expect(posted).toEqual(Array(3).fill('https://terra.example'));
  const rows = await db.selectFrom('webhookDeliveries').selectAll().where('webhookId', '=', unreadable).execute();
  expect(new Set(rows.map(({ error }) => error))).toEqual(new Set(['secret']));
  expect(new Set(rows.map(({ tries }) => tries))).toEqual(new Set([1]));
});

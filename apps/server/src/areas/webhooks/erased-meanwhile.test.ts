import type { Database } from '@vitrine/store/database';
import { insertDelivery } from '@vitrine/store/webhooks/queries';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { anOrganisation } from '../../testing/tenants.ts';
import { deliverWebhooks } from './deliver.ts';

let t: TestApp;
let organisationId: number;
let webhookId: number;
/** The bodies that were posted. */
const posted: string[] = [];

beforeAll(async () => {
  t = await appForTests();
  organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const { db, secrets } = t.services;
  const { id } = await db
    .insertInto('webhooks')
    .values({ organisationId, address: 'https://crm.example.org', secretSealed: secrets.seal('whsec_AA==') })
    .returning('id')
    .executeTakeFirstOrThrow();
  webhookId = id;
  t.services.webhookClient = {
    send: async (_address, _headers, body) => {
      posted.push(body);
      return { status: 200 };
    },
  };
});
afterAll(() => t.close());
beforeEach(() => {
  posted.length = 0;
});

async function anEnquiry(): Promise<void> {
  const { id: enquiryId } = await t.services.db
    .insertInto('enquiries')
    .values({ organisationId, name: 'P', email: 'p@example.org', type: 'other', customFields: '{}', items: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertDelivery(t.services.db, webhookId, { event: 'enquiry.created', enquiryId, createdAt: TEST_DAY });
}

async function aQuote(): Promise<void> {
  const { id: quoteId } = await t.services.db
    .insertInto('quotes')
    .values({
      ...{ organisationId, resellerId: null, enquiryId: null, configuratorId: null, number: 'Q-0001' },
      ...{ currency: 'GBP', content: '{}', net: 0, total: 0, createdAt: TEST_DAY, updatedAt: TEST_DAY },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertDelivery(t.services.db, webhookId, {
    ...{ event: 'quote.sent', enquiryId: null, quoteId, createdAt: TEST_DAY },
  });
}

const erase = (table: 'enquiries' | 'quotes') => t.services.db.deleteFrom(table).execute();
const deliveries = () => t.services.db.selectFrom('webhookDeliveries').select('status').execute();

/** Erases after the job's first statement, which takes the due deliveries, and before it reads what they name. */
function erasingOnceTaken(table: 'enquiries' | 'quotes'): TestApp['services'] {
  let erased = false;
  const plugin: Parameters<Database['withPlugin']>[0] = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!erased) {
        erased = true;
        expect(result.rows).toHaveLength(1);
        await erase(table);
      }
      return result;
    },
  };
  return { ...t.services, db: t.services.db.withPlugin(plugin) };
}

test.each([
  ['an enquiry', anEnquiry, 'enquiries'],
  ['a quote', aQuote, 'quotes'],
] as const)(
  '%s that is erased once its delivery is taken: nothing is posted, no delivery is left',
  async (_what, insert, table) => {
    await insert();
    await deliverWebhooks(erasingOnceTaken(table));
    expect(posted).toEqual([]);
    expect(await deliveries()).toEqual([]);
  },
);

test('an enquiry that is erased while it is posted: the job goes on', async () => {
  await anEnquiry();
  const { webhookClient } = t.services;
  const send: typeof webhookClient.send = async (...request) => {
    await erase('enquiries');
    return webhookClient.send(...request);
  };
  await deliverWebhooks({ ...t.services, webhookClient: { ...webhookClient, send } });
  expect(posted).toHaveLength(1);
  expect(await deliveries()).toEqual([]);
});

test('a test names neither and sends the sample', async () => {
  await insertDelivery(t.services.db, webhookId, { event: 'test', enquiryId: null, createdAt: TEST_DAY });
  await deliverWebhooks(t.services);
  expect(posted.map((body) => JSON.parse(body).data.enquiry.name)).toEqual(['Sample Visitor']);
  expect(await deliveries()).toEqual([{ status: 'delivered' }]);
});

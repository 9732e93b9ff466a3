import { insertDelivery } from '@vitrine/store/webhooks/queries';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PostResult } from '../../ports/webhook-client.ts';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { anOrganisation } from '../../testing/tenants.ts';
import { deliverWebhooks } from './deliver.ts';

let t: TestApp;
/** The addresses that were posted to, in order. */
const posted: string[] = [];
/** Ends the attempts at silent addresses. */
let giveUp: () => void;
let silence: Promise<PostResult>;

beforeAll(async () => {
  t = await appForTests();
  t.services.webhookClient = {
    send: async (address) => {
      posted.push(address);
      return address.includes('silent') ? silence : { status: 200 };
    },
  };
});
afterAll(() => t.close());
beforeEach(async () => {
  posted.length = 0;
  silence = new Promise((resolve) => {
    giveUp = () => resolve({ error: 'silent' });
  });
  await t.services.db.deleteFrom('organisations').execute();
});

/** An organisation with that many tests that are due at each of its addresses. */
async function deliveriesOf(name: string, addresses: number, each: number, createdAt = TEST_DAY): Promise<void> {
  const { db, secrets } = t.services;
  const organisationId = await anOrganisation(t.services, { name, subdomain: name });
  for (let address = 0; address < addresses; address++) {
    const webhook = { organisationId, address: `https://${name}.example`, secretSealed: secrets.seal('whsec_AA==') };
    const { id } = await db.insertInto('webhooks').values(webhook).returning('id').executeTakeFirstOrThrow();
    for (let n = 0; n < each; n++) await insertDelivery(db, id, { event: 'test', enquiryId: null, createdAt });
  }
}
const earlier = new Date(TEST_DAY.getTime() - 60_000);
const postedTo = (name: string) => posted.filter((address) => address === `https://${name}.example`).length;
const statuses = async () => {
  const rows = await t.services.db.selectFrom('webhookDeliveries').select(['status', 'tries']).execute();
  return rows.map(({ status, tries }) => `${status} ${tries}`).toSorted();
};

test('an organisation with silent addresses does not hold up the deliveries of another', async () => {
  await deliveriesOf('silent', 5, 6, earlier);
  await deliveriesOf('terra', 1, 25);
  const delivering = deliverWebhooks(t.services);
  try {
    await expect.poll(() => postedTo('terra'), { timeout: 10_000 }).toBe(25);
    expect(postedTo('silent')).toBe(10);
  } finally {
    giveUp();
    await delivering;
  }
  expect(await statuses()).toEqual([...Array(25).fill('delivered 1'), ...Array(30).fill('waiting 1')]);
});

test('what becomes due while an attempt at a silent address lasts does not wait for its end', async () => {
  await deliveriesOf('silent', 1, 1, earlier);
  const delivering = deliverWebhooks(t.services);
  try {
    await expect.poll(() => posted).toEqual(['https://silent.example']);
    await deliveriesOf('terra', 1, 1);
    await expect.poll(() => postedTo('terra')).toBe(1);
  } finally {
    giveUp();
    await delivering;
  }
});

test('a silent address does not hold up another one of the same organisation', async () => {
  const { db, secrets } = t.services;
  await deliveriesOf('silent', 1, 30, earlier);
  const { organisationId } = await db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
  const input = { organisationId, address: 'https://terra.example', secretSealed: secrets.seal('whsec_AA==') };
  const { id } = await db.insertInto('webhooks').values(input).returning('id').executeTakeFirstOrThrow();
  for (let n = 0; n < 5; n++) await insertDelivery(db, id, { event: 'test', enquiryId: null, createdAt: TEST_DAY });
  const delivering = deliverWebhooks(t.services);
  try {
    await expect.poll(() => postedTo('terra'), { timeout: 10_000 }).toBe(5);
  } finally {
    giveUp();
    await delivering;
  }
});

test('organisations take turns', async () => {
  await deliveriesOf('oakline', 1, 40, earlier);
  await deliveriesOf('terra', 1, 2);
  await deliverWebhooks(t.services);
  expect(posted).toHaveLength(42);
  expect(posted.lastIndexOf('https://terra.example')).toBeLessThan(10);
});

test('a run that lasts long leaves the rest to the next', async () => {
  await deliveriesOf('terra', 1, 25);
  const slow = { ...t.services, clock: t.services.clock };
  let calls = 0;
  slow.clock = () => new Date(TEST_DAY.getTime() + (calls++ === 0 ? 0 : 11 * 60_000));
  await deliverWebhooks(slow);
  expect(posted.length).toBeLessThan(25);
  await deliverWebhooks(t.services);
  expect(posted).toHaveLength(25);
});

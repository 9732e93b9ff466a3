import { insertContract, insertUsageMonths } from '@vitrine/store/billing/queries';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { anOrganisation, aSession, aUser } from '../../testing/tenants.ts';
import { noticeUsage } from './notice-usage.ts';

let t: TestApp;
let oakline: number;
let owner: number;

beforeAll(async () => {
  t = await appForTests();
  oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  owner = await aUser(t.services, { email: 'owner@oakline.test', groupId: 2, organisationId: oakline });
  const startingAt = new Date('2024-07-10T00:00:00Z');
  await insertContract(t.services.db, {
    organisationId: oakline,
    enterprise: true,
    years: 3,
    startingAt,
    sessions: 100,
    tiles: 4,
  });
  await insertUsageMonths(t.services.db, [
    { organisationId: oakline, configuratorId: null, month: '2026-05', sessions: 80 },
    { organisationId: oakline, configuratorId: null, month: '2026-06', sessions: 89 },
  ]);
});
afterAll(() => t.close());

const ask = async (url: string) => {
  const headers = { authorization: `Bearer ${await aSession(t.services, owner)}` };
  return (await t.app.inject({ url: `/api/organisations/${oakline}/${url}`, headers })).json().data;
};

test('the contract has its terms and its renewal date', async () => {
  expect(await ask('contract')).toEqual({
    id: expect.any(Number),
    enterprise: true,
    tiles: 4,
    features: { logo_removal: false, call_to_action: false },
    years: 3,
    starting_at: '2024-07-10T00:00:00.000Z',
    renews_at: '2027-07-10T00:00:00.000Z',
    sessions: 100,
  });
});

test('billing holds twelve months for every year of the contract', async () => {
  const periods = await ask('billing');
  expect(Object.keys(periods)).toEqual(['2026-07-01|2027-06-30', '2025-07-01|2026-06-30', '2024-07-01|2025-06-30']);
  const running = periods['2025-07-01|2026-06-30'];
  expect(running.map(({ label }: { label: string }) => label).join(' ')).toBe(
    'Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr May Jun',
  );
  expect(running.slice(-2)).toEqual([
    { label: 'May', value: 80 },
    { label: 'Jun', value: 89 },
  ]);
});

describe('the notice of used sessions', () => {
  const use = (sessions: number) =>
    t.services.db
      .updateTable('usageMonths')
      .set({ sessions })
      .where('organisationId', '=', oakline)
      .where('month', '=', '2026-06')
      .execute();
  const noticed = async (): Promise<string[]> => {
    t.sent.length = 0;
    await noticeUsage(t.services);
    await t.deliver();
    return t.sent.map(({ to, subject }) => `${to}: ${subject}`);
  };

  test('goes to the contact at 90 and at 100 per cent, once each a month', async () => {
    t.setNow(TEST_DAY);
    expect(await noticed()).toEqual([]);
    await use(90);
    expect(await noticed()).toEqual(['contact@oakline.example: You have used 90 % of your sessions this month']);
    expect(await noticed()).toEqual([]);
    await use(104);
    expect(await noticed()).toEqual(['contact@oakline.example: You have used 104 % of your sessions this month']);
    expect(await noticed()).toEqual([]);
  });
});

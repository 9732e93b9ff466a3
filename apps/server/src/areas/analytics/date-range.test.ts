import { prepareDays, prepareLocations, prepareOptions } from '@vitrine/store/analytics/counts';
import { runTogether } from '@vitrine/store/run-together';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

/** Today is 15 June 2026 in tests. */
let t: TestApp;
let oakline: number;
let terra: number;
let kitchen: number;
let owner: string;
let administrator: string;

beforeAll(async () => {
  t = await appForTests();
  oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  terra = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
  kitchen = await aConfigurator(t.services, { organisationId: oakline, name: 'Kitchen' });
  owner = await aSession(
    t.services,
    await aUser(t.services, { email: 'o@oakline.test', groupId: 2, organisationId: oakline }),
  );
  administrator = await aSession(
    t.services,
    await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null }),
  );
  for (const [day, sessions] of [
    ['2026-06-14', 40],
    ['2026-06-01', 30],
    ['2026-05-20', 20],
    ['2026-05-02', 10],
    ['2025-06-10', 5],
  ] as const) {
    await count(oakline, kitchen, day, sessions);
  }
  await count(terra, null, '2026-06-14', 7);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.services.db.deleteFrom('analyticsByDaySince').execute();
});

async function count(organisationId: number, configuratorId: number | null, day: string, sessions: number) {
  const counted = { sessions, engagedSeconds: sessions * 120, visitors: sessions * 2, engagedVisitors: sessions };
  for (const id of configuratorId === null ? [null] : [null, configuratorId]) {
    const subject = { organisationId, configuratorId: id, resellerId: null };
    const { db } = t.services;
    await runTogether(db, [
      prepareDays(db, [{ ...subject, day, ...counted }]),
      ...prepareLocations(db, [{ ...subject, day, country: 'GB', visitors: sessions }]),
    ]);
  }
  if (configuratorId === null) return;
  const option = { organisationId, configuratorId, resellerId: null, component: 'Walls', name: 'Sage' };
  await runTogether(t.services.db, prepareOptions(t.services.db, [{ ...option, day, chosen: sessions }]));
}

const ask = async (url: string, token = owner) => {
  const answer = await t.app.inject({ url: `/api/${url}`, headers: { authorization: `Bearer ${token}` } });
  return { status: answer.statusCode, data: answer.json().data, errors: answer.json().errors };
};
const ofKitchen = (query: string) => ask(`configurators/${kitchen}/analytics?${query}`);

describe('a range of days', () => {
  test('is counted from its first day to its last, by day', async () => {
    const { data } = await ofKitchen('from=2026-05-20&to=2026-06-13');
    expect(data.totals).toMatchObject({ sessions: 50, unique_users: 100, average_session_time: 2 });
    expect(data.session.chart).toHaveLength(25);
    expect(data.session.chart[0]).toEqual({ label: '20 May 2026', value: 20 });
    expect(data.period).toEqual({
      from: '2026-05-20',
      to: '2026-06-13',
      grain: 'day',
      before: null,
      undated: [],
    });
    expect(data.location).toEqual([{ country: 'United Kingdom', count: 50 }]);
    expect(data.product.options).toEqual([{ name: 'Sage', component: 'Walls', value: 50 }]);
  });

  test('counts a longer range by week', async () => {
    const { data } = await ofKitchen('from=2026-04-01&to=2026-06-15');
    expect(data.period.grain).toBe('week');
    expect(data.session.chart[0].label).toBe('1 Apr to 7 Apr 2026');
    expect(data.session.chart.filter(({ value }: { value: number }) => value > 0)).toEqual([
      { label: '29 Apr to 5 May 2026', value: 10 },
      { label: '20 May to 26 May 2026', value: 20 },
      { label: '27 May to 2 Jun 2026', value: 30 },
      { label: '10 Jun to 15 Jun 2026', value: 40 },
    ]);
  });

  test('is compared with the period before, point by point', async () => {
    const { data } = await ofKitchen('from=2026-06-01&to=2026-06-15&compare=before');
    expect(data.period.before).toEqual({ from: '2026-05-17', to: '2026-05-31' });
    expect([data.totals.sessions, data.before.totals.sessions]).toEqual([70, 20]);
    expect(data.before.session.chart[3]).toEqual({ label: '20 May 2026', value: 20 });
  });

  test('the last twelve months are compared with those before', async () => {
    const { data } = await ofKitchen('compare=before');
    expect(data.session.chart).toHaveLength(12);
    expect(data.before.session.chart.at(-1)).toEqual({ label: 'Jun 2025', value: 5 });
    expect(data.totals.sessions).toBe(100);
  });

  test('says which months were counted before there were days', async () => {
    await t.services.db.insertInto('analyticsByDaySince').values({ day: '2026-06-10' }).execute();
    expect((await ofKitchen('from=2026-05-20&to=2026-06-15')).data.period.undated).toEqual(['May 2026']);
    expect((await ofKitchen('from=2026-05-01&to=2026-06-15')).data.period.undated).toEqual([]);
  });

  test.each([
    ['from=2026-06-02&to=2026-06-01', 'from', 'Start date must be on or before the end date.'],
    ['from=2026-06-02&to=2026-06-16', 'to', 'End date cannot be in the future.'],
    ['from=2020-06-02&to=2020-06-16', 'from', 'Date ranges can start up to 5 years ago.'],
    ['from=2024-01-01&to=2026-06-15', 'from', 'Date ranges can be up to 731 days.'],
    ['from=2026-06-02', 'to', 'Choose both dates.'],
    ['to=2026-06-02', 'from', 'Choose both dates.'],
  ])('%s is rejected with a message', async (query, field, message) => {
    const { status, errors } = await ofKitchen(query);
    expect([status, errors]).toEqual([422, { [field]: [message] }]);
  });

  test.each(['from=2026-02-30&to=2026-06-15', 'from=x&to=2026-06-15', 'compare=maybe'])(
    '%s is rejected',
    async (query) => {
      expect((await ofKitchen(query)).status).toBe(422);
    },
  );
});

test('one organisation and all of them are read for the same days', async () => {
  const one = await ask(`organisations/${oakline}/analytics?from=2026-06-01&to=2026-06-15&compare=before`);
  expect(one.data.analytics[oakline].totals.sessions).toBe(70);
  expect(one.data.analytics[oakline].configurators[kitchen].before.totals.sessions).toBe(20);
  expect(one.data.all).toBeUndefined();
  const all = await ask('analytics?from=2026-06-01&to=2026-06-15&compare=before', administrator);
  expect(all.data.analytics[terra].totals.sessions).toBe(7);
  expect(all.data.all.totals).toMatchObject({ sessions: 77, unique_users: 154 });
  expect(all.data.all.before.totals.sessions).toBe(20);
  expect(all.data.all.location).toEqual([{ country: 'United Kingdom', count: 77 }]);
});

test('days are deleted in time, months stay', async () => {
  const days = () => t.services.db.selectFrom('analyticsLocationDays').select('day').where('day', '<', '2024-05-16');
  await count(oakline, kitchen, '2024-05-01', 3);
  expect(await days().execute()).toHaveLength(2);
  await t.services.jobs.enqueue(t.services.db, 'forget-visitors', {});
  await t.deliver();
  expect(await days().execute()).toEqual([]);
  const { data } = await ofKitchen('from=2024-05-01&to=2024-05-31');
  expect(data.location).toEqual([{ country: 'United Kingdom', count: 3 }]);
});

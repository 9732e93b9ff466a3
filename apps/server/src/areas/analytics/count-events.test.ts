import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation } from '../../testing/tenants.ts';
import { countEvents } from './count-events.ts';
import type { IngestedEvent } from './sum-events.ts';

let t: TestApp;
let oakline: number;
let northside: number;
let kitchen: number;

beforeAll(async () => {
  t = await appForTests();
  oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  northside = await anOrganisation(t.services, { name: 'Northside', subdomain: 'northside', parentId: oakline });
  kitchen = await aConfigurator(t.services, { organisationId: oakline, name: 'Kitchen' });
});
afterAll(() => t.close());
beforeEach(async () => {
  for (const table of ['visitorDays', 'analyticsDays', 'analyticsOptions', 'analyticsOptionDays'] as const)
    await t.services.db.deleteFrom(table).execute();
});

const AT = Date.parse('2026-03-02T10:00:00Z');
const ingested = (event: IngestedEvent['event'], overrides: Partial<IngestedEvent> = {}): IngestedEvent => ({
  ...{ organisationId: oakline, configuratorId: kitchen, resellerId: null, visitor: 'a', day: '2026-03-02' },
  ...{ country: 'GB', at: AT - event.age * 1000, event },
  ...overrides,
});
const save = { kind: 'save', age: 0 } as const;
const option = (name: string) => ({ kind: 'option', age: 0, component: 'Doors', name }) as const;

const days = () =>
  t.services.db
    .selectFrom('analyticsDays')
    .select(['configuratorId', 'resellerId', 'visitors', 'sessions'])
    .orderBy('configuratorId')
    .orderBy('resellerId')
    .execute();

test('as many visitors as are written at once are counted in one go, each of them once', async () => {
  const visitors = Array.from({ length: limits.writtenAtOnce }, (_, at) => `visitor-${at}`);
  const events = visitors.flatMap((visitor, at) => [
    ingested(option(`Door ${at}`), { visitor, resellerId: northside }),
    ingested(save, { visitor, resellerId: northside }),
  ]);
  await countEvents(t.services.db, events);
  const all = { visitors: visitors.length, sessions: visitors.length };
  expect(await days()).toEqual([
    { configuratorId: kitchen, resellerId: northside, ...all },
    { configuratorId: kitchen, resellerId: null, ...all },
    { configuratorId: null, resellerId: northside, ...all },
    { configuratorId: null, resellerId: null, ...all },
  ]);
  const { chosen } = await t.services.db
    .selectFrom('analyticsOptionDays')
    .select((eb) => eb.fn.sum<string>('chosen').as('chosen'))
    .executeTakeFirstOrThrow();
  expect(Number(chosen)).toBe(2 * visitors.length);
});

test('an option chosen several times, in one write and in the next, is one row with the sum', async () => {
  await countEvents(t.services.db, [ingested(option('Oak')), ingested(option('Oak')), ingested(option("O'ak\n2"))]);
  await countEvents(t.services.db, [ingested(option('Oak'))]);
  const rows = await t.services.db.selectFrom('analyticsOptions').select(['name', 'chosen']).orderBy('name').execute();
  expect(rows.toSorted((one, other) => other.chosen - one.chosen)).toEqual([
    { name: 'Oak', chosen: 3 },
    { name: "O'ak\n2", chosen: 1 },
  ]);
});

test('a visitor who comes back within half an hour is the same visitor in the same session', async () => {
  await countEvents(t.services.db, [ingested(save)]);
  await countEvents(t.services.db, [ingested(save, { at: AT + 60_000 })]);
  expect(await days()).toEqual([
    { configuratorId: kitchen, resellerId: null, visitors: 1, sessions: 1 },
    { configuratorId: null, resellerId: null, visitors: 1, sessions: 1 },
  ]);
});

describe('as many different options as a month has room for', () => {
  const options = (count: number, overrides: Partial<IngestedEvent> = {}) =>
    Array.from({ length: count }, (_, at) => ingested(option(`Door ${at}`), overrides));
  const chosen = async (name: string) =>
    (
      await t.services.db
        .selectFrom('analyticsOptions')
        .select('chosen')
        .where('name', '=', name)
        .where('resellerId', 'is', null)
        .executeTakeFirst()
    )?.chosen;

  test('are different ones: resellers choose the same', async () => {
    await countEvents(t.services.db, options(limits.optionsMaximum / 2, { resellerId: northside }));
    await countEvents(t.services.db, [ingested(option('Oak'))]);
    expect(await chosen('Oak')).toBe(1);
  });

  test('are counted on, whatever else is named: strangers fill the month with inventions', async () => {
    await countEvents(t.services.db, options(limits.optionsMaximum));
    await countEvents(t.services.db, [ingested(option('Door 7')), ingested(option('Invention'))]);
    expect([await chosen('Door 7'), await chosen('Invention')]).toEqual([2, undefined]);
  });
});

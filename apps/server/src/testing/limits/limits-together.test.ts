import { analyticsLimits } from '@vitrine/contract/analytics/limits';
import { designLimits } from '@vitrine/contract/designs/limits';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, buildApp } from '../../app.ts';
import { appForTests, type TestApp } from '../app-for-tests.ts';

let t: TestApp;
let other: App;
beforeAll(async () => {
  t = await appForTests();
  other = await buildApp(t.services);
});
afterAll(async () => {
  await other.close();
  await t.close();
});

const ask = async (app: App, url: string, address: string): Promise<number> => {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { host: 'api.vitrine.localhost' },
    remoteAddress: address,
    payload: {},
  });
  return answer.statusCode;
};

describe('limits of public routes on two servers of one database', () => {
  test('that count in the background are one as soon as both have synced', async () => {
    const url = '/api/viewer/events';
    for (let n = 0; n < analyticsLimits.batchesPerMinute / 2; n++) {
      expect(await ask(t.app, url, '10.9.0.1')).not.toBe(429);
      expect(await ask(other, url, '10.9.0.1')).not.toBe(429);
    }
    await t.app.shared.requestCounts.sync();
    await other.shared.requestCounts.sync();
    expect(await ask(other, url, '10.9.0.1')).toBe(429);
    await t.app.shared.requestCounts.sync();
    expect(await ask(t.app, url, '10.9.0.2')).not.toBe(429);
  });

  test('that count exactly let no more through than one server would, however many come at once', async () => {
    const url = '/api/viewer/designs/sheet';
    const asked = Array.from({ length: 3 * designLimits.sheetsPerMinute }, (_, n) =>
      ask(n % 2 ? t.app : other, url, '10.9.0.3'),
    );
    const statuses = await Promise.all(asked);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(designLimits.sheetsPerMinute);
  });
});

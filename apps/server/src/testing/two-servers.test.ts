import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { analyticsLimits } from '@vitrine/contract/analytics/limits';
import { designLimits } from '@vitrine/contract/designs/limits';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { listMigrations, migrate } from '@vitrine/store/migrate';
import { openPostgres, type Store } from '@vitrine/store/open';
import { openFreshPostgres, postgresForTests } from '@vitrine/store/testing/fresh-postgres';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { publishLive } from '../live/publish.ts';
import { servicesOn } from '../open-services.ts';
import type { Services } from '../services.ts';
import { TENANT_HOST } from './calls-of.ts';
import { anOrganisation, aSession, aUser } from './tenants.ts';

const url = postgresForTests;
const MIGRATIONS = path.resolve(import.meta.dirname, '../../../../packages/store/migrations');

interface Server {
  store: Store;
  services: Services;
  app: App;
  applied: string[];
}

/** Two servers as they are deployed: one database, and nothing else in common. */
describe.skipIf(!url)('two servers on one Postgres (skipped where there is none)', () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof openFreshPostgres>>;
  let one: Server;
  let other: Server;
  let organisationId: number;

  const start = async (name: string): Promise<Server> => {
    const store = openPostgres(database.url);
    const applied = await migrate(store, MIGRATIONS);
    const env = { DATA_DIR: path.join(folder, name), DATABASE_URL: database.url, VITRINE_DEMO: '1', PORT: '4000' };
    const services = await servicesOn(readConfig(env), store);
    const app = await buildApp(services);
    return { store, services, app, applied };
  };

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-two-'));
    database = await openFreshPostgres(url ?? '');
    [one, other] = await Promise.all([start('one'), start('other')]);
    organisationId = await anOrganisation(one.services, { name: 'Oakline', subdomain: 'oakline' });
  });
  afterAll(async () => {
    for (const { app, services, store } of [one, other]) {
      await app.close();
      await services.jobs.stop();
      await store.close();
    }
    await database.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  test('that start at once on an empty database apply each migration once', () => {
    const names = listMigrations(MIGRATIONS).map(({ name }) => name);
    expect([...one.applied, ...other.applied].sort()).toEqual(names);
  });

  test('run each job once, on either server', async () => {
    const emails = Array.from({ length: 6 }, (_, n) => `visitor${n}@example.org`);
    const done: string[] = [];
    // At once, as two new servers do: on the empty database each would make the queue's tables.
    const startJobs = async ({ services: { jobs } }: Server): Promise<void> => {
      await jobs.start();
      await jobs.handle('check-usage', async () => undefined);
      await jobs.handle('request-recovery', async ({ email }) => void done.push(email));
    };
    await Promise.all([startJobs(one), startJobs(other)]);
    for (const [n, email] of emails.entries()) {
      const { jobs, db } = (n % 2 ? one : other).services;
      await jobs.enqueue(db, 'request-recovery', { email });
    }
    const waiting = async () => {
      for (const { services } of [one, other]) services.jobs.wake('request-recovery');
      const query = "select 1 from pgboss.job where name = 'request-recovery' and state <> 'completed'";
      return (await one.store.run(query)).rows;
    };
    await expect.poll(waiting).toEqual([]);
    expect(done.sort()).toEqual(emails);
  });

  test('keep one schedule of repeated jobs', async () => {
    for (const { services } of [one, other]) await services.jobs.repeat('check-usage', '7 * * * *');
    const { rows } = await one.store.run("select cron from pgboss.schedule where name = 'check-usage'");
    expect(rows).toEqual([{ cron: '7 * * * *' }]);
  });

  test('send events of one to a browser on the other', async () => {
    const userId = await aUser(one.services, { email: 'owner@oakline.test', groupId: 2, organisationId });
    const token = await aSession(one.services, userId);
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = other.app.server.address() as AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
      headers: { host: TENANT_HOST, cookie: `AuthToken=${token}`, origin: 'http://oakline.vitrine.localhost' },
    });
    const frames: string[] = [];
    socket.on('message', (data: Buffer) => frames.push(data.toString('utf8')));
    const framesAfterEvent = async () => {
      await publishLive(one.services.db, { event: 'reseller updated', data: { reseller_id: 7 } }, { organisationId });
      return frames;
    };
    await expect.poll(framesAfterEvent).not.toEqual([]);
    socket.terminate();
    expect(JSON.parse(frames[0] ?? '')).toEqual({ event: 'reseller updated', data: { reseller_id: 7 } });
  });

  test('count wrong passwords together', async () => {
    const statuses: number[] = [];
    for (let n = 0; n <= sessionLimits.triesPerMinute; n++) {
      const answer = await (n % 2 ? one : other).app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { host: TENANT_HOST },
        remoteAddress: `10.4.0.${n + 1}`,
        payload: { email: 'nobody@oakline.test', password: 'wrong', keepLoggedIn: false },
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(0, -1)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });

  test('count public requests together, a moment later or at once', async () => {
    const ask = async ({ app }: Server, url: string): Promise<number> => {
      const overrides = {
        method: 'POST',
        headers: { host: TENANT_HOST },
        remoteAddress: '10.5.0.1',
        payload: {},
      } as const;
      return (await app.inject({ ...overrides, url })).statusCode;
    };
    for (let n = 0; n < analyticsLimits.batchesPerMinute; n++) await ask(one, '/api/viewer/events');
    await one.app.shared.requestCounts.sync();
    await ask(other, '/api/viewer/events');
    await other.app.shared.requestCounts.sync();
    expect(await ask(other, '/api/viewer/events')).toBe(429);

    const sheets = Array.from({ length: 2 * designLimits.sheetsPerMinute }, (_, n) =>
      ask(n % 2 ? one : other, '/api/viewer/designs/sheet'),
    );
    const taken = (await Promise.all(sheets)).filter((status) => status !== 429);
    expect(taken).toHaveLength(designLimits.sheetsPerMinute);
  });
});

import type { Store } from '@vitrine/store/open';
import { openFromImage } from '@vitrine/store/testing/database-image';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SharedCounters, sharedCounters } from './shared-counters.ts';

const MINUTE = 60_000;

let store: Store;
let now: Date;
const errors: unknown[] = [];
const servers: SharedCounters[] = [];
const aServer = (db = store.db): SharedCounters => {
  const server = sharedCounters({ db, clock: () => now, onError: (error) => errors.push(error) });
  servers.push(server);
  return server;
};

beforeAll(async () => {
  store = await openFromImage();
});
afterAll(() => store.close());
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await store.run('delete from attempts');
});
beforeEach(() => {
  now = new Date('2026-06-15T12:00:00Z');
  errors.length = 0;
});

const times = (n: number, count: () => unknown): void => Array.from({ length: n }, count) && undefined;

describe('counts of several servers', () => {
  test('are one count as soon as both have synced, and continue at once in between', async () => {
    const [one, other] = [aServer(), aServer()];
    times(4, () => one.count('a visitor', MINUTE));
    times(3, () => other.count('a visitor', MINUTE));
    await one.sync();
    await other.sync();
    expect(other.count('a visitor', MINUTE).current).toBe(8);
    await other.sync();
    one.count('a visitor', MINUTE);
    await one.sync();
    expect(one.count('a visitor', MINUTE).current).toBe(10);
    expect(one.count('somebody else', MINUTE).current).toBe(1);
  });

  test('sync by themselves a moment later', async () => {
    const one = aServer();
    one.count('a visitor', MINUTE);
    const rows = async () => (await store.run('select count from attempts')).rows;
    await expect.poll(() => rows()).toEqual([{ count: 1 }]);
  });

  test('end with the window that began first, and are deleted in the database', async () => {
    const [one, other] = [aServer(), aServer()];
    one.count('a visitor', MINUTE);
    await one.sync();
    now = new Date(now.getTime() + 40_000);
    other.count('a visitor', MINUTE);
    await other.sync();
    expect(other.count('a visitor', MINUTE)).toEqual({ current: 3, ttl: 20_000 });
    now = new Date(now.getTime() + 20_000);
    expect(other.count('a visitor', MINUTE)).toEqual({ current: 1, ttl: MINUTE });
    one.count('somebody else', MINUTE);
    await one.sync();
    expect((await store.run('select 1 from attempts')).rows).toHaveLength(1);
  });

  test('are exact for what is counted in the database itself, for all that comes at once', async () => {
    const [one, other] = [aServer(), aServer()];
    const counted = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).countExactly('an enquiry', MINUTE)),
    );
    expect(counted.map((each) => each.current).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
  });

  test('store nothing that identifies who was counted', async () => {
    const one = aServer();
    one.count('POST /api/events:192.0.2.7', MINUTE);
    await one.sync();
    expect(JSON.stringify((await store.run('select * from attempts')).rows)).not.toContain('192.0.2');
  });

  test('of many thousands of visitors sync at once', async () => {
    const [one, other] = [aServer(), aServer()];
    for (let n = 0; n < 5_000; n++) {
      one.count(`visitor ${n}`, MINUTE);
      other.count(`visitor ${4_999 - n}`, MINUTE);
    }
    await Promise.all([one.sync(), other.sync()]);
    const { rows } = await store.run('select count(*)::int as visitors, sum(count)::int as requests from attempts');
    expect(rows).toEqual([{ visitors: 5_000, requests: 10_000 }]);
  });
});

describe('while the database is away', () => {
  const away = (): { server: SharedCounters; comeBack: () => void } => {
    let isAway = true;
    const assertBack = (): void => {
      if (isAway) throw new Error('connect ECONNREFUSED');
    };
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => {
        assertBack();
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    // Statements that are built once no longer pass the plugin.
    const send = db.executeQuery.bind(db);
    db.executeQuery = async (query) => {
      assertBack();
      return send(query);
    };
    const comeBack = (): void => {
      isAway = false;
    };
    return { server: aServer(db), comeBack };
  };

  test('a server counts by itself, reports it once, and syncs its counts when it is back', async () => {
    const { server, comeBack } = away();
    expect((await server.countExactly('a visitor', MINUTE)).current).toBe(1);
    expect(server.count('a visitor', MINUTE).current).toBe(2);
    await server.sync();
    await server.sync();
    expect((await server.countExactly('a visitor', MINUTE)).current).toBe(3);
    expect(errors).toHaveLength(1);
    comeBack();
    await server.sync();
    expect((await store.run('select count from attempts')).rows).toEqual([{ count: 3 }]);
    expect((await server.countExactly('a visitor', MINUTE)).current).toBe(4);
  });
});

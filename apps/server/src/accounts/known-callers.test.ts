import { randomBytes } from 'node:crypto';
import { openPostgres, type Store } from '@vitrine/store/open';
import { EACH_DATABASE, freshPostgres } from '@vitrine/store/testing/each-database';
import { postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TEST_DAY } from '../testing/app-for-tests.ts';
import { hashToken } from './hash-token.ts';
import { type KnownCallers, knownCallers } from './known-callers.ts';

const READ = { isUse: false, isChange: false };
const CHANGE = { isUse: false, isChange: true };
const HOUR_MS = 3_600_000;

interface Server {
  store: Store;
  callers: KnownCallers;
  now: { value: Date };
  /** How often the database was used to find callers. */
  uses: { count: number };
}

async function aServer(store: Store): Promise<Server> {
  const now = { value: TEST_DAY };
  const uses = { count: 0 };
  const db = new Proxy(store.db, {
    get: (target, name) => {
      uses.count++;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { store, now, uses, callers: await knownCallers({ ...store, db, clock: () => now.value }) };
}

let tenants = 0;

/** A user of a reseller, signed in. */
async function signedIn({ db }: Store) {
  const name = `tenant-${tenants++}`;
  const tenant = async (safeName: string, parentId: number | null) =>
    db
      .insertInto('organisations')
      .values({ name: safeName, safeName, dataUrl: safeName, parentId })
      .returning('id')
      .executeTakeFirstOrThrow();
  const organisation = await tenant(name, null);
  const reseller = await tenant(`${name}-reseller`, organisation.id);
  const user = await db
    .insertInto('users')
    .values({
      organisationId: reseller.id,
      groupId: 4,
      firstName: 'Ann',
      lastName: 'Lee',
      email: `${name}@example.org`,
      permissions: ['users.edit'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(TEST_DAY.getTime() + 24 * HOUR_MS);
  await db
    .insertInto('sessions')
    .values({ tokenHash: hashToken(token), userId: user.id, expiresAt, createdAt: TEST_DAY, lastUsedAt: TEST_DAY })
    .execute();
  return {
    found: { token, by: 'bearer' as const },
    userId: user.id,
    resellerId: reseller.id,
    organisationId: organisation.id,
  };
}

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** What ends or changes a caller, and what a request sees of it afterwards. */
const CHANGES: [string, (store: Store, to: SignedIn) => Promise<unknown>, (seen: object | null) => void][] = [
  [
    'its session was revoked',
    ({ db }, { userId }) => db.deleteFrom('sessions').where('userId', '=', userId).execute(),
    (seen) => expect(seen).toBeNull(),
  ],
  [
    'its user was deleted',
    ({ db }, { userId }) => db.deleteFrom('users').where('id', '=', userId).execute(),
    (seen) => expect(seen).toBeNull(),
  ],
  [
    'its permissions changed',
    ({ db }, { userId }) => db.updateTable('users').set({ permissions: [] }).where('id', '=', userId).execute(),
    (seen) => expect(seen).toMatchObject({ user: { permissions: [] } }),
  ],
  [
    'its reseller was renamed',
    ({ db }, { resellerId }) =>
      db.updateTable('organisations').set({ name: 'New' }).where('id', '=', resellerId).execute(),
    (seen) => expect(seen).toMatchObject({ reseller: { name: 'New' } }),
  ],
  [
    'the organisation above requires a second step',
    ({ db }, { organisationId }) =>
      db.updateTable('organisations').set({ twoStepRequired: true }).where('id', '=', organisationId).execute(),
    (seen) => expect(seen).toMatchObject({ organisation: { twoStepRequired: true } }),
  ],
  [
    'it got a second step',
    ({ db }, { userId }) => db.insertInto('authenticatorApps').values({ userId, sealedSecret: 'sealed' }).execute(),
    (seen) => expect(seen).toMatchObject({ hasSecondStep: true }),
  ],
];

describe.each(EACH_DATABASE)('on %s', (_name, open) => {
  let server: Server;
  beforeAll(async () => {
    server = await aServer(await open());
  });
  afterAll(async () => {
    await server.callers.close();
    await server.store.close();
  });

  test('a known caller costs no statement', async () => {
    const { found } = await signedIn(server.store);
    const first = await server.callers.find(found, READ);
    const before = server.uses.count;
    expect(await server.callers.find(found, READ)).toEqual(first);
    expect(server.uses.count).toBe(before);
  });

  test.each(CHANGES)('the server that committed it knows at once that %s', async (_case, change, check) => {
    const session = await signedIn(server.store);
    expect(await server.callers.find(session.found, READ)).not.toBeNull();
    await change(server.store, session);
    check(await server.callers.find(session.found, READ));
  });

  test('what is rolled back changes nothing, and what is read meanwhile is not kept', async () => {
    const session = await signedIn(server.store);
    const { db } = server.store;
    const undone = db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('sessions').where('userId', '=', session.userId).execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await server.callers.find(session.found, READ)).not.toBeNull();
  });

  test('a read that a change overtakes is forgotten', async () => {
    const session = await signedIn(server.store);
    const change = server.store.db.updateTable('users').set({ permissions: [] }).where('id', '=', session.userId);
    await Promise.all([server.callers.find(session.found, READ), change.execute()]);
    expect(await server.callers.find(session.found, READ)).toMatchObject({ user: { permissions: [] } });
  });

  test('a session ends by the clock, also in memory', async () => {
    const { found, userId } = await signedIn(server.store);
    await server.store.db.updateTable('sessions').set({ idleHours: 8 }).where('userId', '=', userId).execute();
    expect(await server.callers.find(found, READ)).not.toBeNull();
    server.now.value = new Date(TEST_DAY.getTime() + 8 * HOUR_MS + 1);
    expect(await server.callers.find(found, READ)).toBeNull();
    server.now.value = TEST_DAY;
  });

  test('a use is noted every five minutes, and keeps the session', async () => {
    const { found, userId } = await signedIn(server.store);
    await server.store.db.updateTable('sessions').set({ idleHours: 8 }).where('userId', '=', userId).execute();
    for (const hours of [0, 5, 10]) {
      server.now.value = new Date(TEST_DAY.getTime() + hours * HOUR_MS);
      expect(await server.callers.find(found, { isUse: true, isChange: false })).not.toBeNull();
    }
    const session = await server.store.db
      .selectFrom('sessions')
      .select('lastUsedAt')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    expect(session.lastUsedAt).toEqual(server.now.value);
    server.now.value = TEST_DAY;
  });
});

describe.skipIf(!postgresForTests)('two servers on one Postgres (skipped where there is none)', () => {
  let here: Server;
  let there: Server;
  beforeAll(async () => {
    const store = await freshPostgres();
    here = await aServer(store);
    there = await aServer(openPostgres(store.url));
  });
  afterAll(async () => {
    for (const { callers, store } of [there, here]) {
      await callers.close();
      await store.close();
    }
  });

  test.each(CHANGES)('before a change the other one knows that %s', async (_case, change, check) => {
    for (let round = 0; round < 10; round++) {
      const session = await signedIn(here.store);
      expect(await there.callers.find(session.found, READ)).not.toBeNull();
      await change(here.store, session);
      check(await there.callers.find(session.found, CHANGE));
    }
  });

  test.each(CHANGES)('a read on the other one knows within a second that %s', async (_case, change, check) => {
    const session = await signedIn(here.store);
    expect(await there.callers.find(session.found, READ)).not.toBeNull();
    await change(here.store, session);
    await vi.waitFor(async () => check(await there.callers.find(session.found, READ)), { timeout: 1000, interval: 5 });
  });

  test('what changed while the connection was lost is known once it is back', async () => {
    const session = await signedIn(here.store);
    expect(await there.callers.find(session.found, READ)).not.toBeNull();
    await here.store.run(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await here.store.db.deleteFrom('sessions').where('userId', '=', session.userId).execute();
    await vi.waitFor(async () => expect(await there.callers.find(session.found, READ)).toBeNull(), { timeout: 10_000 });
  });
});

import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { RequestedImageVersion } from '@vitrine/store/designs/image-version';
import { openPostgres, type Store } from '@vitrine/store/open';
import { openFromImage } from '@vitrine/store/testing/database-image';
import { EACH_DATABASE, freshPostgres } from '@vitrine/store/testing/each-database';
import { postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TEST_DAY } from '../testing/app-for-tests.ts';
import { type KnownImageVersions, knownImageVersions } from './known-versions.ts';

interface Server {
  store: Store;
  versions: KnownImageVersions;
  /** How often the database was used to find versions, and what else happens then. */
  uses: { count: number; also?: () => void };
}

async function aServer(store: Store): Promise<Server> {
  const uses: Server['uses'] = { count: 0 };
  const db = new Proxy(store.db, {
    get: (target, name) => {
      uses.count++;
      uses.also?.();
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { store, uses, versions: await knownImageVersions({ ...store, db }) };
}

let tenants = 0;

/** A configurator whose version 1 is live for visitors and on the copy of a reseller; it has a version 1.001, too. */
async function aLiveConfigurator({ db }: Store) {
  const name = `tenant-${tenants++}`;
  const tenant = async (safeName: string, parentId: number | null) =>
    (
      await db
        .insertInto('organisations')
        .values({ name: safeName, safeName, dataUrl: safeName, parentId })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const organisationId = await tenant(name, null);
  const resellerId = await tenant(`${name}-reseller`, organisationId);
  const { id: groupId } = await db
    .insertInto('configuratorGroups')
    .values({ organisationId, name: 'Kitchens', safeName: 'kitchens' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('configurators')
    .values({
      ...{ organisationId, groupId, name: 'Kitchen', safeName: 'kitchen', dataUrl: `${name}/kitchens/kitchen` },
      ...{ typeId: CONFIGURATOR_TYPE.panoramic, deployedVersion: 1000, scenes: '[]', customisation: '{}' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const version of [1000, 1001])
    await db.insertInto('configuratorVersions').values({ configuratorId: id, version, fileKey: 'first' }).execute();
  await db
    .insertInto('resellerConfigurators')
    .values({ resellerId, configuratorId: id, version: 1000, status: 'ready', updatedAt: TEST_DAY })
    .execute();
  return { id, organisationId, resellerId };
}

type Live = Awaited<ReturnType<typeof aLiveConfigurator>>;

const own = ({ id }: Live): RequestedImageVersion => ({ configuratorId: id, resellerId: null, version: null });
const copy = (live: Live): RequestedImageVersion => ({ ...own(live), resellerId: live.resellerId });

/** What changes an image, of which address, and what is found afterwards. */
const CHANGES: [
  string,
  (store: Store, to: Live) => Promise<unknown>,
  (live: Live) => RequestedImageVersion,
  object | undefined,
][] = [
  [
    'it is not published any more',
    ({ db }, { id }) => db.updateTable('configurators').set({ deployedVersion: null }).where('id', '=', id).execute(),
    own,
    undefined,
  ],
  [
    'a newer version was deployed',
    ({ db }, { id }) => db.updateTable('configurators').set({ deployedVersion: 1001 }).where('id', '=', id).execute(),
    own,
    { version: 1001, live: 1001 },
  ],
  ['it was deleted', ({ db }, { id }) => db.deleteFrom('configurators').where('id', '=', id).execute(), own, undefined],
  [
    'the files of its version were moved',
    ({ db }, { id }) =>
      db.updateTable('configuratorVersions').set({ fileKey: 'second' }).where('configuratorId', '=', id).execute(),
    own,
    { fileKey: 'second' },
  ],
  [
    'its organisation was deleted',
    ({ db }, { organisationId }) => db.deleteFrom('organisations').where('id', '=', organisationId).execute(),
    own,
    undefined,
  ],
  [
    'its organisation opens other sizes',
    ({ db }, { organisationId }) =>
      db
        .updateTable('organisations')
        .set({ imageSizes: JSON.stringify([{ width: 640, height: 360 }]) })
        .where('id', '=', organisationId)
        .execute(),
    own,
    { imageSizes: [{ width: 640, height: 360 }] },
  ],
  [
    'the sizes of the organisation above its reseller are others',
    ({ db }, { organisationId }) =>
      db.updateTable('organisations').set({ imageSizes: '[]' }).where('id', '=', organisationId).execute(),
    copy,
    { imageSizes: [] },
  ],
  [
    'the copy was withdrawn',
    ({ db }, { resellerId }) => db.deleteFrom('resellerConfigurators').where('resellerId', '=', resellerId).execute(),
    copy,
    undefined,
  ],
  [
    'the copy is not ready any more',
    ({ db }, { resellerId }) =>
      db.updateTable('resellerConfigurators').set({ status: 'failed' }).where('resellerId', '=', resellerId).execute(),
    copy,
    undefined,
  ],
  [
    'the copy shows another version',
    ({ db }, { resellerId }) =>
      db.updateTable('resellerConfigurators').set({ version: 1001 }).where('resellerId', '=', resellerId).execute(),
    copy,
    { version: 1001, live: 1001 },
  ],
  [
    'the reseller was deleted',
    ({ db }, { resellerId }) => db.deleteFrom('organisations').where('id', '=', resellerId).execute(),
    copy,
    undefined,
  ],
];

const expectSeen = (seen: object | undefined, expected: object | undefined): void => {
  if (expected) expect(seen).toMatchObject(expected);
  else expect(seen).toBeUndefined();
};

describe.each(EACH_DATABASE)('on %s', (_name, open) => {
  let server: Server;
  beforeAll(async () => {
    server = await aServer(await open());
  });
  afterAll(async () => {
    await server.versions.close();
    await server.store.close();
  });

  test.each([
    ['the newest version', own],
    ['a copy', copy],
    ['a named version', (live: Live) => ({ ...own(live), version: 1001 })],
  ])('%s is read once', async (_case, requestedOf) => {
    const requested = requestedOf(await aLiveConfigurator(server.store));
    const first = await server.versions.find(requested);
    expect(first).toBeDefined();
    const before = server.uses.count;
    expect(await server.versions.find(requested)).toEqual(first);
    expect(server.uses.count).toBe(before);
  });

  test('what visitors do not see is read each time, so that it is seen once they do', async () => {
    const live = await aLiveConfigurator(server.store);
    expect(await server.versions.find({ ...own(live), version: 1002 })).toBeUndefined();
    const { db } = server.store;
    await db.insertInto('configuratorVersions').values({ configuratorId: live.id, version: 1002 }).execute();
    expect(await server.versions.find({ ...own(live), version: 1002 })).toMatchObject({ version: 1002, live: 1000 });
  });

  test.each(CHANGES)('the server that committed it knows at once that %s', async (_case, change, requestedOf, seen) => {
    const live = await aLiveConfigurator(server.store);
    expect(await server.versions.find(requestedOf(live))).toMatchObject({ version: 1000 });
    await change(server.store, live);
    expectSeen(await server.versions.find(requestedOf(live)), seen);
  });

  test('a change of one configurator leaves others in memory', async () => {
    const [one, other] = [await aLiveConfigurator(server.store), await aLiveConfigurator(server.store)];
    await server.versions.find(own(other));
    await server.store.db.deleteFrom('configurators').where('id', '=', one.id).execute();
    const before = server.uses.count;
    await server.versions.find(own(other));
    expect(server.uses.count).toBe(before);
  });

  test('a read that a change overtakes is not kept', async () => {
    for (let round = 0; round < 10; round++) {
      const live = await aLiveConfigurator(server.store);
      const change = server.store.db.updateTable('configurators').set({ deployedVersion: null });
      await Promise.all([server.versions.find(own(live)), change.where('id', '=', live.id).execute()]);
      expect(await server.versions.find(own(live))).toBeUndefined();
    }
  });
});

test('what a message overtakes while it is read is not kept, and a lost connection is not trusted', async () => {
  const store = await openFromImage();
  const live = await aLiveConfigurator(store);
  let send = (_message: string): void => undefined;
  let isLost = false;
  const listen: Store['listen'] = async (_channel, callback) => {
    send = callback;
    return { catchUp: async () => (isLost ? callback('') : undefined), stop: async () => undefined };
  };
  const server = await aServer({ ...store, listen });
  const usesOf = async (): Promise<number> => {
    const before = server.uses.count;
    expect(await server.versions.find(own(live))).toBeDefined();
    return server.uses.count - before;
  };

  server.uses.also = () => send(`configurator:${live.id}`);
  for (let time = 0; time < 2; time++) expect(await usesOf()).toBeGreaterThan(0);
  server.uses.also = () => undefined;
  expect(await usesOf()).toBeGreaterThan(0);
  expect(await usesOf()).toBe(0);

  isLost = true;
  send('');
  for (let time = 0; time < 3; time++) expect(await usesOf()).toBeGreaterThan(0);
  isLost = false;
  send('');
  expect(await usesOf()).toBeGreaterThan(0);
  expect(await usesOf()).toBe(0);
  await server.versions.close();
  await store.close();
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
    for (const { versions, store } of [there, here]) {
      await versions.close();
      await store.close();
    }
  });

  test.each(CHANGES)('the other one knows within a second that %s', async (_case, change, requestedOf, seen) => {
    const live = await aLiveConfigurator(here.store);
    expect(await there.versions.find(requestedOf(live))).toMatchObject({ version: 1000 });
    await change(here.store, live);
    const check = async () => expectSeen(await there.versions.find(requestedOf(live)), seen);
    await vi.waitFor(check, { timeout: 1000, interval: 5 });
  });

  test('while the connection is lost, every image is looked up, as soon as the server knows of it', async () => {
    const live = await aLiveConfigurator(here.store);
    expect(await there.versions.find(own(live))).toBeDefined();
    await here.store.run(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await here.store.db.updateTable('configurators').set({ deployedVersion: null }).where('id', '=', live.id).execute();
    const check = async () => expect(await there.versions.find(own(live))).toBeUndefined();
    await vi.waitFor(check, { timeout: 1000, interval: 5 });
  });
});

import { openMemory, type Store } from '@vitrine/store/open';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRequest, requestId } from '../request/request-id.ts';
import { pgBossQueue } from './pg-boss-queue.ts';

let store: Store;
const queue = (alone: boolean) => pgBossQueue(store, { alone, onError: () => undefined });

beforeAll(async () => {
  store = await openMemory();
  const before = queue(true);
  await before.start();
  await before.handle('send-email', async () => undefined);
  await before.handle('request-recovery', async () => undefined);
  await before.stop();
});
afterAll(() => store.close());

/** As kill -9 leaves a job: running, without a worker. */
const leaveUnderWay = (name: string) =>
  store.run("update pgboss.job set state = 'active', started_on = now() where name = $1", [name]);
const stateOf = async (name: string) =>
  (await store.run('select state from pgboss.job where name = $1', [name])).rows[0]?.state;

describe('a job whose server died under it', () => {
  test('is begun again at once by the next start of the only server', async () => {
    const dying = queue(true);
    await dying.start();
    await dying.enqueue(store.db, 'send-email', { emailIds: [7] });
    await dying.stop();
    await leaveUnderWay('send-email');
    const next = queue(true);
    const done: number[] = [];
    await next.start();
    await next.handle('send-email', async ({ emailIds }) => void done.push(...emailIds));
    await expect.poll(() => done).toEqual([7]);
    await next.stop();
  });

  test('is begun again at once when a shutdown interrupted it', async () => {
    const stopping = queue(true);
    await stopping.start();
    await stopping.declare('publish-organisation');
    await stopping.enqueue(store.db, 'publish-organisation', { organisationId: 8 });
    let begun = false;
    await stopping.handle('publish-organisation', () => {
      begun = true;
      return new Promise(() => undefined);
    });
    await expect.poll(() => begun).toBe(true);
    await stopping.stop();
    const next = queue(true);
    const done: number[] = [];
    await next.start();
    await next.handle('publish-organisation', async ({ organisationId }) => void done.push(organisationId));
    await expect.poll(() => done).toEqual([8]);
    await next.stop();
  });

  test('is left alone where another server may be doing it', async () => {
    const one = queue(false);
    await one.start();
    await one.enqueue(store.db, 'request-recovery', { email: 'ann@oakline.test' });
    await leaveUnderWay('request-recovery');
    await one.stop();
    const other = queue(false);
    await other.start();
    expect(await stateOf('request-recovery')).toBe('active');
    await other.stop();
  });
});

test('a job has the id of the request that caused it, and its handler gets only its own data', async () => {
  const boss = queue(true);
  await boss.start();
  const done: [string | undefined, object][] = [];
  await boss.handle('remove-content', async (data) => void done.push([requestId(), data]));
  await inRequest('request-1', () => boss.enqueue(store.db, 'remove-content', { folders: ['a'] }));
  await boss.enqueue(store.db, 'remove-content', { folders: ['b'] });
  await expect.poll(() => done).toHaveLength(2);
  await boss.stop();
  expect(done).toEqual([
    ['request-1', { folders: ['a'] }],
    [expect.stringMatching(/^[\da-f-]{36}$/), { folders: ['b'] }],
  ]);
});

test('removing the files of what was deleted is tried for a night, too: a bucket may be away', async () => {
  const boss = queue(true);
  await boss.start();
  await boss.declare('remove-content');
  await boss.enqueue(store.db, 'remove-content', { folders: ['of-a-night'] });
  const limitOf = "select retry_limit from pgboss.job where data::text like '%of-a-night%'";
  const { rows } = await store.run(limitOf);
  await boss.stop();
  expect(rows).toEqual([{ retry_limit: 11 }]);
});

test('an email is tried for a night', async () => {
  const boss = queue(true);
  await boss.start();
  await boss.enqueue(store.db, 'send-email', { emailIds: [8] });
  const { rows } = await store.run(
    'select retry_limit, extract(epoch from expire_in)::int as seconds from pgboss.job where data = \'{"emailIds": [8]}\'',
  );
  await boss.stop();
  expect(rows).toEqual([{ retry_limit: 11, seconds: 120 }]);
});

test('a job that outlasts its time is not done twice', async () => {
  const boss = queue(true);
  await boss.start();
  await boss.declare('grant-configurator');
  await boss.enqueue(store.db, 'grant-configurator', { resellerId: 1, configuratorId: 2 });
  await store.run("update pgboss.job set expire_in = '1 second', retry_delay = 0 where name = 'grant-configurator'");
  let begun = 0;
  const ends: (() => void)[] = [];
  await boss.handle('grant-configurator', () => {
    begun++;
    return new Promise((resolve) => ends.push(resolve));
  });
  const attempts = async () =>
    (await store.run("select retry_count from pgboss.job where name = 'grant-configurator'")).rows[0]?.retry_count;
  // The third attempt begins once the second has come to the end of its time.
  await expect.poll(attempts).toBe(2);
  expect(begun).toBe(1);
  const stateAfterEnd = () => {
    for (const end of ends) end();
    return stateOf('grant-configurator');
  };
  await expect.poll(stateAfterEnd).toBe('completed');
  await boss.stop();
});

test('jobs that wait behind one another run one after the other, not one per poll', async () => {
  const boss = queue(true);
  await boss.start();
  for (let n = 0; n < 6; n++) await boss.enqueue(store.db, 'request-recovery', { email: `visitor${n}@example.org` });
  const done: string[] = [];
  await boss.handle('request-recovery', async ({ email }) => void done.push(email));
  // Six polls would take 25 seconds.
  await expect.poll(() => done.length).toBeGreaterThanOrEqual(6);
  await boss.stop();
});

test('of emails that are fetched together, one that fails is tried again, and the others are done', async () => {
  const boss = queue(true);
  await boss.start();
  for (const id of [21, 22, 23]) await boss.enqueue(store.db, 'send-email', { emailIds: [id] });
  await boss.handle('send-email', async ({ emailIds }) => {
    if (emailIds[0] === 22) throw new Error('Greylisted');
  });
  const states = async () =>
    (
      await store.run(`select data -> 'emailIds' ->> 0 as id, state, output ->> 'message' as error from pgboss.job
        where data -> 'emailIds' ->> 0 in ('21', '22', '23') order by 1`)
    ).rows;
  await expect.poll(states).toEqual([
    { id: '21', state: 'completed', error: null },
    { id: '22', state: 'retry', error: 'Greylisted' },
    { id: '23', state: 'completed', error: null },
  ]);
  await boss.stop();
});

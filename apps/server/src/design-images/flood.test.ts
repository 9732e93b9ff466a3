import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { designImagePath } from '../hosting/paths.ts';
import { imageTask } from '../image-worker/image-worker.ts';
import { appForTests, TEST_DAY, type TestApp } from '../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, deployFirstVersion } from '../testing/tenants.ts';
import { DrawingQueue } from './drawing-queue.ts';
import { StoredImages, sweepDesignImages } from './stored-images.ts';

let t: TestApp;
let id = 0;

const LAYERS = ['walls', 'doors', 'tops', 'taps'];
const ITEMS = 10;

beforeAll(async () => {
  t = await appForTests();
  const organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const layers = LAYERS.map((name, order) =>
    aLayer({
      ...{ name, safe_name: name, order },
      items: Array.from({ length: ITEMS }, (_, at) =>
        anItem({ id: `${name}${at}`, name: `${name} ${at}`, image_path: null, thumbnail: null }),
      ),
    }),
  );
  const base = { image: 'base.png', width: 16, height: 8, projection: 'equirectangular' } as const;
  const image = await tinyPng(16, 8, [90, 90, 90, 255]);
  id = await aConfigurator(t.services, {
    ...{ organisationId, name: 'Kitchen' },
    upload: { text: JSON.stringify(aLayeredFile({ base, layers })), readImage: async () => image },
  });
  await deployFirstVersion(t.services, id);
});
afterAll(() => t.close());

const designAt = (at: number): string =>
  LAYERS.map((name, layer) => `${name}${Math.floor(at / ITEMS ** layer) % ITEMS}`).join(',');

describe('a flood of 10,000 different addresses', () => {
  test('is answered or rejected at once, and other image tasks go on', async () => {
    const statuses = new Map<number, number>();
    let beside = 0;
    let isOver = false;
    const others = (async () => {
      const photo = await tinyPng(40, 20, [200, 30, 30, 255]);
      while (!isOver) {
        await imageTask('redrawVisitorImage', photo, 40);
        beside++;
      }
    })();
    for (let from = 0; from < 10_000; from += 200) {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, at) =>
          t.app.inject({
            url: `/designs/image?configurator=${id}&design=${designAt(from + at)}&width=400&height=300&format=jpeg`,
            headers: { host: 'vitrine-content.localhost' },
            remoteAddress: `203.0.113.${at % 40}`,
          }),
        ),
      );
      for (const { statusCode, headers } of answers) {
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        if (statusCode === 503 || statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    isOver = true;
    await others;
    expect([...statuses.keys()].sort()).toEqual([200, 429, 503]);
    expect(statuses.get(200)).toBeLessThanOrEqual(40 * limits.drawnPerMinute);
    expect(beside).toBeGreaterThan(10);
    const record = await configuratorOf(t.store.db, { configuratorId: id });
    const listRows = () =>
      t.store.db.selectFrom('designImages').select('name').where('configuratorId', '=', id).execute();
    await expect
      .poll(async () => (await t.services.content.list(`${record?.dataUrl}/.images`)).length)
      .toBe((await listRows()).length);
    expect((await listRows()).length).toBeLessThanOrEqual(limits.stored);
  }, 240_000);
});

describe('addresses of designs that do not exist', () => {
  test('keep nobody busy: a network can have so many looked for, and goes on with those that are known', async () => {
    const ask = (design: string, remoteAddress = '198.51.100.1') =>
      t.app.inject({
        ...{ url: `/designs/image?configurator=${id}&design=${design}&width=400&height=300`, remoteAddress },
        headers: { host: 'vitrine-content.localhost' },
      });
    const known = designAt(0);
    expect((await ask(known)).statusCode).toBe(200);
    const read = vi.spyOn(t.services.versionFiles, 'read');
    const statuses = new Set<number>();
    for (let at = 1; at < limits.searchedPerMinute; at++) statuses.add((await ask(`none${at}`)).statusCode);
    expect([...statuses]).toEqual([422]);
    read.mockClear();
    const rejected = await ask('none');
    expect([rejected.statusCode, read.mock.calls.length]).toEqual([429, 0]);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(known)).statusCode).toBe(200);
    expect((await ask('none', '198.51.100.2')).statusCode).toBe(422);
    read.mockRestore();
  });
});

describe('what is stored of a configurator', () => {
  test('has a number and a size; the ones unused for longest make room', async () => {
    const record = await configuratorOf(t.store.db, { configuratorId: id });
    if (!record) throw new Error('There is no configurator');
    await t.store.db.deleteFrom('designImages').execute();
    const onError = vi.fn();
    const stored = new StoredImages(t.services, { onError, most: { images: 3, bytes: 100 } });
    const add = async (name: string, bytes: number, day: number): Promise<void> => {
      t.setNow(new Date(TEST_DAY.getTime() + day * DAY_MS));
      await stored.store(record, name, Buffer.alloc(bytes));
      await stored.flush();
    };
    const names = async () =>
      (await t.store.db.selectFrom('designImages').select('name').orderBy('name').execute()).map(({ name }) => name);
    await add('a', 10, 0);
    await add('b', 10, 1);
    await add('c', 10, 2);
    t.setNow(new Date(TEST_DAY.getTime() + 3 * DAY_MS));
    expect(await stored.read(record, 'a')).toHaveLength(10);
    await stored.flush();
    const usedAt = t.store.db.selectFrom('designImages').select('usedAt').where('name', '=', 'a').executeTakeFirst();
    expect(await usedAt).toEqual({ usedAt: t.services.clock() });
    await add('d', 10, 4);
    expect(await names()).toEqual(['a', 'c', 'd']);
    expect(await t.services.content.exists(designImagePath(record.dataUrl, 'b'))).toBe(false);
    expect(await stored.read(record, 'b'), 'nor is it remembered').toBeNull();
    await add('e', 85, 5);
    expect(await names()).toEqual(['d', 'e']);
    await add('f', 500, 6);
    expect(await names()).toEqual(['f']);
    t.setNow(new Date(TEST_DAY.getTime() + (7 + limits.unusedDays) * DAY_MS));
    await sweepDesignImages(t.services);
    expect(await names()).toEqual([]);
    expect(await t.services.content.exists(designImagePath(record.dataUrl, 'f'))).toBe(false);
    expect(onError).not.toHaveBeenCalled();
    t.setNow(TEST_DAY);
  });
});

describe('the queue', () => {
  test('draws equal images once, and one configurator leaves room for others', async () => {
    const queue = new DrawingQueue<string>();
    let finish = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let drawn = 0;
    const draw = async (): Promise<string> => {
      drawn++;
      await gate;
      return 'done';
    };
    const store = async (): Promise<void> => undefined;
    const running = Array.from({ length: limits.waitingOfOne }, (_, at) => queue.run(`one ${at}`, 1, draw, store));
    await expect(queue.run('one more', 1, draw, store)).rejects.toMatchObject({ code: 'server.busy', retryAfter: 3 });
    expect(queue.has('one 0')).toBe(true);
    running.push(queue.run('one 0', 1, draw, store), queue.run('other', 2, draw, store));
    finish();
    expect(await Promise.all(running)).toEqual(running.map(() => 'done'));
    expect(drawn).toBe(limits.waitingOfOne + 1);
    await expect.poll(() => queue.has('one 0')).toBe(false);
    await expect(queue.run('one more', 1, draw, store)).resolves.toBe('done');
  });
});

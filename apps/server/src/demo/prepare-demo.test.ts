import { quoteContent } from '@vitrine/contract/quotes/schemas';
import { listConfigurators } from '@vitrine/store/configurators/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentPaths } from '../hosting/paths.ts';
import type { Services } from '../services.ts';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { callsOf } from '../testing/calls-of.ts';
import { aSession, aUser } from '../testing/tenants.ts';
import { prepareDemo } from './prepare-demo.ts';
import { isEmpty, seedDemo } from './seed.ts';

let t: TestApp;
let token: string;
/** The kind with the fewest images. */
let bedroom: { id: number; dataUrl: string };

beforeAll(async () => {
  t = await appForTests();
  await seedDemo(t.services, () => undefined);
  const found = (await listConfigurators(t.services.db, SYSTEM)).find(({ name }) => name === 'Fitted Bedroom');
  if (!found) throw new Error('The demo has no bedroom');
  bedroom = found;
  token = await aSession(t.services, await aUser(t.services, { email: 'a@b.test', groupId: 1, organisationId: null }));
});
afterAll(() => t.close());

const read = async () => (await callsOf(t)('GET', `/configurators/${bedroom.id}`, { token })).json().data;
const onContentHost = (path: string) =>
  t.app.inject({ url: `/${path}`, headers: { host: new URL(t.services.addresses.content).host } });
const enquiries = () =>
  t.services.db
    .selectFrom('enquiries')
    .select(['image', 'dataUrl', 'items'])
    .where('configuratorId', '=', bedroom.id)
    .execute();
const count = async (table: 'deployments' | 'enquiries' | 'configuratorVersions'): Promise<number> =>
  (await t.services.db.selectFrom(table).selectAll().execute()).length;

/** Content files on a disk that is full after some writes. */
function fullAfter(writes: number): Services {
  const { content } = t.services;
  let left = writes;
  const write: typeof content.write = (file, bytes) =>
    left-- > 0 ? content.write(file, bytes) : Promise.reject(new Error('The disk is full'));
  return { ...t.services, content: { ...content, write } };
}

describe('the demo before its images are prepared', () => {
  test('has all rows, and its configurators wait to go live', async () => {
    expect(await isEmpty(t.services.db)).toBe(false);
    expect(await count('enquiries')).toBe(220);
    expect(await count('configuratorVersions')).toBe(10);
    const quotes = await t.services.db
      .selectFrom('quotes')
      .select(['number', 'status', 'content'])
      .orderBy('id')
      .execute();
    expect(quotes.map(({ number, status }) => `${number} ${status}`)).toEqual([
      'OAK-0001 sent',
      'OAK-0002 draft',
      'NS-0001 accepted',
    ]);
    for (const { content } of quotes) expect(quoteContent.parse(content)).toEqual(content);
    const { deployed, image, images } = await read();
    expect({ deployed, image }).toEqual({ deployed: false, image: null });
    expect(images).toMatchObject({ status: 'working', done: 0, publishes: true, missing: [], errors: [] });
    expect(await t.services.jobs.isPending('prepare-demo')).toBe(true);
  });

  test('is reported by /readyz as ready, with a note for programs that wait for the whole', async () => {
    const { statusCode, body } = await t.app.inject({ url: '/readyz', headers: { host: 'vitrine.localhost' } });
    expect([statusCode, JSON.parse(body)]).toEqual([200, { status: 'ready', demo: 'preparing' }]);
  });

  test('tells the viewer that its rooms are on their way', async () => {
    const paths = contentPaths(bedroom.dataUrl);
    expect((await onContentHost(paths.latest)).statusCode).toBe(404);
    expect((await onContentHost(paths.preparing)).statusCode).toBe(200);
  });
});

describe('preparing the demo', () => {
  const prepare = (services: Services) => prepareDemo(services, { configuratorIds: [bedroom.id] }, { last: false });

  test('keeps what was prepared when it is interrupted', async () => {
    await expect(prepare(fullAfter(30))).rejects.toThrow('The disk is full');
    const { deployed, images } = await read();
    expect(deployed).toBe(false);
    expect(images.done).toBeGreaterThan(0);
    expect(images.done).toBeLessThan(images.total);
  });

  test('continues, puts the configurator live and draws the enquiries', async () => {
    await prepare(t.services);
    const { deployed_version, image, images } = await read();
    expect(deployed_version).toBe(1);
    expect(images).toMatchObject({ status: 'done', publishes: false });
    expect((await onContentHost(image)).statusCode).toBe(200);
    const paths = contentPaths(bedroom.dataUrl);
    expect((await onContentHost(paths.latest)).statusCode).toBe(200);
    expect((await onContentHost(paths.preparing)).statusCode).toBe(404);
    for (const enquiry of await enquiries()) {
      expect(enquiry.image).toBe(`${enquiry.dataUrl}preview.jpg`);
      expect(await t.services.content.exists(enquiry.image ?? '')).toBe(true);
      for (const { thumbnail } of enquiry.items as { thumbnail: string }[])
        expect(thumbnail).toMatch(/^oakline-kitchens\/bedrooms\/fitted-bedroom\/assets\//);
    }
    const grant = await t.services.db
      .selectFrom('resellerConfigurators')
      .select('status')
      .where('configuratorId', '=', bedroom.id)
      .executeTakeFirst();
    expect(grant).toEqual({ status: 'ready' });
  });

  test('changes nothing when it runs again', async () => {
    const before = [await read(), await enquiries(), await count('deployments')];
    await prepare(t.services);
    const again = [await read(), await enquiries(), await count('deployments')];
    const withoutDate = ([configurator, ...rest]: unknown[]) => [
      { ...(configurator as object), updated_at: '' },
      ...rest,
    ];
    expect(withoutDate(again)).toEqual(withoutDate(before));
  });
});

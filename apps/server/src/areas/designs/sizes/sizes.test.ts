import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { imageSizeMessages as messages } from '@vitrine/contract/designs/size-messages';
import type { ImageSize } from '@vitrine/contract/designs/size-schemas';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../../testing/app-for-tests.ts';
import { callsOf } from '../../../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
const id = { oakline: 0, northside: 0, terra: 0, kitchen: 0, bathroom: 0, floor: 0 };
const tokens = { oakline: '', northside: '', terra: '' };
type Who = keyof typeof tokens;

const USUAL = limits.sizes.map(([width, height]) => ({ width, height }));
const WIDE = { width: 640, height: 360 };

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  id.oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  id.terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  id.northside = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: id.oakline });
  id.kitchen = await aConfigurator(services, { organisationId: id.oakline, name: 'Kitchen' });
  id.bathroom = await aConfigurator(services, { organisationId: id.oakline, name: 'Bathroom' });
  id.floor = await aConfigurator(services, { organisationId: id.terra, name: 'Floor' });
  for (const live of [id.kitchen, id.bathroom, id.floor]) await deployFirstVersion(services, live);
  const copy = { resellerId: id.northside, configuratorId: id.kitchen, version: 1000, status: 'ready' } as const;
  await services.db
    .insertInto('resellerConfigurators')
    .values({ ...copy, updatedAt: new Date() })
    .execute();
  for (const who of Object.keys(tokens) as Who[]) {
    const groupId = who === 'northside' ? 4 : 2;
    const user = await aUser(services, { email: `owner@${who}.test`, groupId, organisationId: id[who] });
    tokens[who] = await aSession(services, user);
  }
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.services.db.updateTable('organisations').set({ imageSizes: null }).execute();
});

const read = (who: Who = 'oakline') => call('GET', `/configurators/${id.kitchen}/image-sizes`, { token: tokens[who] });
const save = (sizes: unknown, { who = 'oakline', of = id.kitchen }: { who?: Who; of?: number } = {}) =>
  call('PUT', `/configurators/${of}/image-sizes`, { token: tokens[who], payload: { sizes } });
const imageAt = (url: string) => t.app.inject({ url, headers: { host: 'vitrine-content.localhost' } });
const image = (configurator: number, { width, height }: ImageSize, more = '') =>
  imageAt(`/designs/image?configurator=${configurator}&width=${width}&height=${height}&format=png${more}`);
const statusOf = async (...input: Parameters<typeof image>) => (await image(...input)).statusCode;

describe('answers', () => {
  test('the usual sizes, as long as the organisation has no list of its own', async () => {
    expect((await read()).json().data).toEqual({ sizes: USUAL });
  });

  test('a size that was added is open at once for every configurator of the organisation, a removed one is not', async () => {
    const [card] = USUAL;
    if (!card) throw new Error('there are no usual sizes');
    expect([await statusOf(id.kitchen, WIDE), await statusOf(id.kitchen, card)]).toEqual([403, 200]);
    const answer = await save([WIDE, { width: 400, height: 300 }]);
    expect([answer.statusCode, answer.json().data.sizes.length]).toEqual([200, 2]);
    expect((await read()).json().data).toEqual({ sizes: [WIDE, { width: 400, height: 300 }] });
    expect([await statusOf(id.kitchen, WIDE), await statusOf(id.bathroom, WIDE)]).toEqual([200, 200]);
    expect([await statusOf(id.floor, WIDE), await statusOf(id.floor, card)]).toEqual([403, 200]);
    const removed = await image(id.kitchen, card);
    expect([removed.statusCode, removed.json().message]).toEqual([
      403,
      expect.stringContaining('640 x 360, 400 x 300.'),
    ]);
  });

  test('a copy of a reseller has the sizes of its manufacturer', async () => {
    await save([WIDE]);
    expect(await statusOf(id.kitchen, WIDE, `&reseller=${id.northside}`)).toBe(200);
    expect(await statusOf(id.kitchen, { width: 400, height: 300 }, `&reseller=${id.northside}`)).toBe(403);
    expect((await read('northside')).json().data).toEqual({ sizes: [WIDE] });
  });

  test('what the product shows itself does not need an open size', async () => {
    const { db } = t.services;
    const presets = JSON.stringify([{ name: 'Warm oak', configuration: 'W1,H1,D1', imageUrl: null, version: 1 }]);
    await db
      .updateTable('configurators')
      .set({ supportsPresets: true, presets })
      .where('id', '=', id.bathroom)
      .execute();
    await save([WIDE], { of: id.bathroom });
    const deploy = { token: tokens.oakline, payload: { version: '1' } };
    expect((await call('POST', `/configurators/${id.bathroom}/deploy`, deploy)).statusCode).toBe(200);
    await t.deliver();
    const folder = 'oakline/kitchens/bathroom';
    const live: LatestFile = JSON.parse(String(await t.services.content.read(`${folder}/latest.json`)));
    const address = new URL(live.presets?.[0]?.image ?? '', `http://content.test/${folder}/latest.json`);
    expect(address.searchParams.get('width')).toBe('400');
    expect((await imageAt(address.pathname + address.search)).statusCode).toBe(200);
    address.searchParams.delete('sig');
    expect((await imageAt(address.pathname + address.search)).statusCode).toBe(403);
  });

  test('activity says that the sizes were changed, once', async () => {
    const count = async () =>
      (await t.services.db.selectFrom('auditEvents').select('detail').where('detail', '=', 'Image sizes').execute())
        .length;
    const before = await count();
    await save([WIDE]);
    await save([WIDE]);
    expect(await count()).toBe(before + 1);
  });

  test('the usual list is stored as no list', async () => {
    await save([WIDE]);
    await save(USUAL);
    const stored = await t.services.db.selectFrom('organisations').select('imageSizes').execute();
    expect(stored.every(({ imageSizes }) => imageSizes === null)).toBe(true);
  });
});

describe('rejects', () => {
  test.each([
    ['no size', [], messages.sizesNone],
    [
      'nine sizes',
      Array.from({ length: 9 }, (_, at) => ({ width: 100 + at, height: 100 })),
      messages.sizesMany(limits.sizesMost),
    ],
    ['a size twice', [WIDE, { width: 10, height: 10 }, WIDE], `2.width: ${messages.sizeTwice}`],
    ['no width', [{ width: 0, height: 10 }], `0.width: ${messages.sideInvalid(limits.side)}`],
    ['half a pixel', [{ width: 10, height: 10.5 }], `0.height: ${messages.sideInvalid(limits.side)}`],
    ['a side that is too long', [{ width: 5000, height: 4000 }], `0.width: ${messages.sideInvalid(limits.side)}`],
    ['a narrow shape', [{ width: 1000, height: 199 }], `0.width: ${messages.sizeLong(limits.ratio)}`],
    ['too many pixels', [{ width: 2001, height: 2000 }], `0.width: ${messages.sizeLarge(limits.pixels)}`],
  ])('%s', async (_name, sizes, sentence) => {
    const answer = await save(sizes);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { sizes: [sentence] }]);
    expect((await read()).json().data).toEqual({ sizes: USUAL });
  });
});

describe('guards', () => {
  test('a reseller reads the sizes and cannot change them; another organisation does neither', async () => {
    expect([(await read('northside')).statusCode, (await read('terra')).statusCode]).toEqual([200, 404]);
    expect((await save([WIDE], { who: 'northside' })).statusCode).toBe(403);
    expect((await save([WIDE], { who: 'terra' })).statusCode).toBe(404);
    expect((await read()).json().data).toEqual({ sizes: USUAL });
  });

  test('a configurator that visitors do not see is missing in every size, so nobody learns its sizes', async () => {
    const draft = await aConfigurator(t.services, { organisationId: id.oakline, name: 'Draft' });
    for (const size of [WIDE, { width: 400, height: 300 }])
      expect([await statusOf(draft, size), await statusOf(1_000_000, size)]).toEqual([404, 404]);
  });
});

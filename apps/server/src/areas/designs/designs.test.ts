import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { designLimits } from '@vitrine/contract/designs/limits';
import { designMessages } from '@vitrine/contract/designs/messages';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { syncCounters } from '@vitrine/store/session/attempts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyOf } from '../../plugins/shared-counters.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { fillDrawings } from '../../testing/fill-drawings.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let organisationId: number;
let resellerId: number;
let configurator: number;
let unpublished: number;
const tokens: Record<'owner' | 'reseller' | 'foreign', string> = { owner: '', reseller: '', foreign: '' };

const PAGE = 'https://www.oakline.example/kitchens?id=12';
const DESIGN = 'W2,H1,D2';

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  resellerId = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: organisationId });
  const foreignId = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  configurator = await aConfigurator(services, { organisationId, name: 'Kitchen' });
  unpublished = await aConfigurator(services, { organisationId, name: 'Draft' });
  const session = async (email: string, groupId: number, tenant: number) =>
    aSession(services, await aUser(services, { email, groupId, organisationId: tenant }));
  tokens.owner = await session('owner@oakline.test', 2, organisationId);
  tokens.reseller = await session('dealer@northside.test', 4, resellerId);
  tokens.foreign = await session('owner@terra.test', 2, foreignId);
  const deployed = await asked('POST', `/configurators/${configurator}/deploy`, { version: '1' }, tokens.owner);
  expect(deployed.statusCode).toBe(200);
  await t.deliver();
});
afterAll(() => t.close());

let addresses = 0;
/** Each from a separate address, so that a test meets limits only when it wants to. */
const nextAddress = () => `10.3.${Math.floor(addresses / 200)}.${(addresses++ % 200) + 1}`;

const asked = (method: 'GET' | 'POST', path: string, payload?: object, token?: string, origin?: string) =>
  t.app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: nextAddress(),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(origin && { origin }) },
    ...(payload && { payload }),
  });

const share = (overrides: object = {}, origin?: string) =>
  asked(
    'POST',
    '/viewer/designs/share',
    { configurator_id: configurator, design: DESIGN, page: PAGE, ...overrides },
    undefined,
    origin,
  );

/** Counts the network's new links of a day until no more are allowed. */
async function useLinksOfToday(network: string): Promise<void> {
  const { db, clock } = t.services;
  const windowEnds = new Date(clock().getTime() + DAY_MS);
  const key = keyOf(`links:${network}`, DAY_MS);
  await syncCounters(db, [{ key, count: designLimits.newLinksPerDay, windowEnds }], clock());
}

/** A request for a short link on the API host. */
const follow = (url: string) => {
  const { host, pathname } = new URL(url);
  return t.app.inject({ url: pathname, headers: { host }, remoteAddress: nextAddress() });
};

describe('a short link', () => {
  test('leads to the page with the design in its address', async () => {
    const { url } = (await share({}, 'https://www.oakline.example')).json().data;
    expect(url).toMatch(/^http:\/\/api\.vitrine\.localhost:4000\/s\/[2-9a-z]{9}$/);
    const answer = await follow(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `${PAGE}&panoramicConfig=W2,H1,D2`]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is the same for the same design and page, however often and however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => share({ page: `${PAGE}&once=1` })));
    expect(new Set(answers.map((answer) => answer.json().data.url)).size).toBe(1);
    const other = await share({ page: `${PAGE}&once=1`, design: 'W1,H1,D2' });
    expect(other.json().data.url).not.toBe(answers[0]?.json().data.url);
  });

  test('names its viewer', async () => {
    const { url } = (await share({ viewer: 'left' })).json().data;
    expect((await follow(url)).headers.location).toBe(`${PAGE}&panoramicConfig=W2,H1,D2&vitrineViewer=left`);
  });

  test('stores nothing about who shared it', async () => {
    await share({ page: `${PAGE}&reader=priya%40example.org&utm_source=email&name=x` });
    const rows = await t.services.db.selectFrom('sharedDesigns').selectAll().execute();
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['code', 'configuratorId', 'contentHash', 'createdAt', 'design', 'page', 'resellerId', 'viewer'].sort(),
    );
    expect(JSON.stringify(rows)).not.toMatch(/priya|10\.3\.|utm_source/);
  });

  test.each([
    'https://evil.example/',
    'https://oakline.example.evil.example/',
    'https://oakline.example@evil.example/',
    'http://terra.vitrine.localhost:4000/',
    'http://admin.vitrine.localhost:4000/',
    'javascript:alert(1)',
    '//oakline.example/',
  ])('never leads to %s', async (page) => {
    const answer = await share({ page });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ page: [designMessages.unknownPage] });
  });

  test('no longer leads to a website that the organisation has removed', async () => {
    const { url } = (await share({ page: 'https://oakline.example/old' })).json().data;
    const { db } = t.services;
    const rename = (authorisedDomain: string) =>
      db.updateTable('organisations').set({ authorisedDomain }).where('id', '=', organisationId).execute();
    await rename('elsewhere.example');
    expect((await follow(url)).statusCode).toBe(404);
    await rename('oakline.example');
    expect((await follow(url)).statusCode).toBe(302);
  });

  test('without a design is a readable page', async () => {
    for (const code of ['unknown99', '..%2f..%2fetc', "'; drop table shared_designs; --"]) {
      const answer = await t.app.inject({ url: `/api/s/${encodeURIComponent(code)}`, remoteAddress: nextAddress() });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(answer.body).toContain(designMessages.goneTitle);
      expect(answer.headers.location).toBeUndefined();
    }
  });

  test('is rejected for a foreign website, for another design and for what is not published', async () => {
    expect((await share({}, 'https://evil.example')).json().code).toBe('access.foreign_origin');
    expect((await share({ design: 'nothing,of,this' })).json().errors).toEqual({
      design: [designMessages.unknownDesign],
    });
    for (const configurator_id of [unpublished, 987_654])
      expect((await share({ configurator_id })).json().errors).toEqual({
        configurator_id: [designMessages.unknownConfigurator],
      });
  });

  test('is limited per minute and address', async () => {
    const codes: number[] = [];
    for (let count = 0; count <= designLimits.linksPerMinute; count++) {
      const answer = await t.app.inject({
        method: 'POST',
        url: '/api/viewer/designs/share',
        remoteAddress: '10.9.9.9',
        payload: {},
      });
      codes.push(answer.statusCode);
    }
    expect(codes.at(-1)).toBe(429);
    expect(codes.slice(0, -1).every((code) => code === 422)).toBe(true);
  });

  test('is made for new designs a thousand times a day from one network', async () => {
    const remoteAddress = '10.9.9.8';
    const shareHere = (design: string) =>
      t.app.inject({
        method: 'POST',
        url: '/api/viewer/designs/share',
        remoteAddress,
        payload: { configurator_id: configurator, design, page: `${PAGE}&day=1` },
      });
    const known = await shareHere('W1,H1,D1');
    await useLinksOfToday(remoteAddress);

    const next = await shareHere('W2,H1,D1');
    expect(next.statusCode).toBe(429);
    expect(next.json().code).toBe('request.too_many');
    expect((await shareHere('W1,H1,D1')).json()).toEqual(known.json());
    expect((await share({ design: 'W2,H1,D1', page: `${PAGE}&day=1` })).statusCode).toBe(200);
  });
});

describe('a price', () => {
  const price = (overrides: object = {}, origin?: string) =>
    asked(
      'POST',
      '/viewer/designs/price',
      { configurator_id: configurator, design: DESIGN, ...overrides },
      undefined,
      origin,
    );

  test('comes from the published version, whatever else the request holds', async () => {
    const answer = await price({ lines: [{ sku: 'SKU-1001', unit_price: 0.01 }], total: 0.01 });
    const line = { quantity: 1, unit: 'piece', currency: 'GBP' };
    expect(answer.json().data).toEqual({
      lines: [
        { ...line, sku: 'SKU-1001', name: 'Soft Linen', unit_price: null, amount: null },
        { ...line, sku: 'SKU-1001', name: 'Steel Bar', unit_price: 39, amount: 39 },
        { ...line, sku: 'SKU-1001', name: 'Matt Cashmere', unit_price: 39, amount: 39 },
      ],
      total: 78,
      tax: null,
      currency: 'GBP',
      design: DESIGN,
      signature: expect.any(String),
    });
  });

  test('is signed, so that a shop’s server sees a changed one', async () => {
    const { signature } = (await price()).json().data as { signature: string };
    const { keys } = (await asked('GET', '/prices/keys')).json() as { keys: [JsonWebKey] };
    const key = createPublicKey({ key: keys[0], format: 'jwk' });
    const [header = '', payload = '', proof = ''] = signature.split('.');
    const isOurs = (claims: string) =>
      verify(null, Buffer.from(`${header}.${claims}`), key, Buffer.from(proof, 'base64url'));
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(claims).toMatchObject({ configurator_id: configurator, design: DESIGN, total: 78, currency: 'GBP' });
    expect(claims.aud).toBe(`configurator/${configurator}`);
    expect(claims.exp - claims.iat).toBe(24 * 60 * 60);
    expect(isOurs(payload)).toBe(true);
    const changed = Buffer.from(JSON.stringify({ ...claims, total: 7.8 })).toString('base64url');
    expect(isOurs(changed)).toBe(false);
  });

  test('answers any website’s browser, and rejects websites that are not the organisation’s', async () => {
    const answer = await price({}, 'https://www.oakline.example');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect((await price({}, 'https://evil.example')).statusCode).toBe(403);
  });
});

async function sheet(fields: Record<string, string> = {}, image?: Buffer, remoteAddress = nextAddress()) {
  const form = new FormData();
  const all = { configurator_id: String(configurator), design: DESIGN, page: PAGE, lang: 'de', ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  if (image) form.set('image', new Blob([new Uint8Array(image)]), 'design.jpg');
  const body = new Response(form);
  return t.app.inject({
    method: 'POST',
    url: '/api/viewer/designs/sheet',
    remoteAddress,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

describe('a specification sheet', () => {
  test('has the published prices, the image and the way back, in the visitor’s language', async () => {
    const answer = await sheet({ items: '[{"name":"Free","price":0}]' }, await tinyPng(64, 40, [200, 100, 50, 255]));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { pages, links, images } = readPdf(answer.rawPayload);
    const page = pages[0] ?? [];
    expect(page).toEqual(
      expect.arrayContaining(['Oakline', 'Kitchen', 'Soft Linen', 'SKU-1001', 'Summe', '78,00\u00a0£']),
    );
    expect(page).not.toContain('Free');
    expect(page.join(' ')).toContain('contact@oakline.example');
    expect(images).toBe(1);
    expect((await follow(links[0] ?? '')).headers.location).toContain('panoramicConfig=W2,H1,D2');
  });

  test.each([
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a web page', async () => Buffer.from('<html><script>alert(1)</script></html>')],
    [
      'GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    ['half a JPEG', async () => (await aJpeg(400, 400)).subarray(0, 300)],
    ['more pixels than any drawing has', aBomb],
  ])('rejects %s as an image', async (_, image) => {
    const answer = await sheet({}, await image());
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'uploads.not_an_image']);
    expect(answer.json().errors).toEqual({ image: [designMessages.imageInvalid] });
  });

  test('rejects an image that is too large before decoding it', async () => {
    const answer = await sheet({}, Buffer.alloc(designLimits.imageBytes + 1));
    expect(answer.statusCode).toBe(413);
  });

  test('has no prices where visitors only see that of the cheapest design', async () => {
    const showPrices = (display: string) =>
      t.services.db
        .updateTable('organisations')
        .set({ priceSettings: JSON.stringify({ display, differences: false, measures: false, country: null }) })
        .where('id', '=', organisationId)
        .execute();
    const written = async () =>
      readPdf((await sheet()).rawPayload)
        .pages.flat()
        .join(' ');
    await showPrices('from');
    expect(await written()).not.toContain('£');
    await showPrices('total');
    expect(await written()).toContain('£');
  });

  test('goes without its image while too many images wait to be drawn', async () => {
    const finish = fillDrawings(t.services);
    // No other test has this design drawn.
    const answer = await sheet({ design: 'W1,H1,D1' });
    await finish();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { pages, images } = readPdf(answer.rawPayload);
    expect(images).toBe(0);
    expect(pages[0]).toContain('Kitchen');
    expect(readPdf((await sheet({ design: 'W1,H1,D1' })).rawPayload).images).toBe(1);
  });

  test('leaves out a link to a page that is not theirs, and draws no address from the request', async () => {
    const { pages, links } = readPdf((await sheet({ page: 'https://evil.example/' })).rawPayload);
    expect(links).toEqual([]);
    expect(pages.flat().join(' ')).not.toContain('evil');
  });

  test('goes without a link when its network has made as many as a day allows', async () => {
    await useLinksOfToday('10.9.9.7');
    const answer = await sheet({ design: 'W2,H2,D1' }, undefined, '10.9.9.7');
    expect(answer.statusCode).toBe(200);
    expect(readPdf(answer.rawPayload).links).toEqual([]);
  });
});

/** A PNG of a few bytes that claims to be 60,000 pixels wide and high. */
async function aBomb(): Promise<Buffer> {
  const png = Buffer.from(await tinyPng(8, 8, [1, 2, 3, 255]));
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const aJpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();

describe("an enquiry's sheet", () => {
  const insertDesignEnquiry = async (fields: object) => {
    const { id } = await t.services.db
      .insertInto('enquiries')
      .values({
        organisationId,
        resellerId: null,
        configuratorId: configurator,
        name: 'Priya Shah',
        email: 'priya@example.org',
        customFields: '{}',
        items: JSON.stringify([{ component: 'Walls', id: 'W1', name: 'Kept White' }]),
        type: 'other',
        design: 'W2,H9,D2',
        url: 'https://www.oakline.example/design?panoramicConfig=W2,H9,D2',
        language: 'fr',
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const read = (id: number, token: string) => asked('GET', `/enquiries/${id}/sheet`, undefined, token);

  test('is priced again, in the visitor’s language, and names what was replaced since', async () => {
    const answer = await read(await insertDesignEnquiry({}), tokens.owner);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="specification-\d+\.pdf"$/);
    const { pages, links } = readPdf(answer.rawPayload);
    const page = pages[0] ?? [];
    expect(page).toEqual(expect.arrayContaining(['Descriptif', 'Soft Linen', 'Handles : H9 devient Steel Bar']));
    expect(page.join(' ')).not.toMatch(/priya/i);
    expect((await follow(links[0] ?? '')).headers.location).toContain('/design?panoramicConfig=W2,H9,D2');
  });

  test('of a design that is no longer published has the stored items, and no prices', async () => {
    const { pages } = readPdf(
      (await read(await insertDesignEnquiry({ configuratorId: unpublished }), tokens.owner)).rawPayload,
    );
    expect(pages[0]).toEqual(expect.arrayContaining(['Kept White', 'Sans prix : la création n’est plus publiée.']));
  });

  test('is for callers who may see the enquiry', async () => {
    const own = await insertDesignEnquiry({});
    const resold = await insertDesignEnquiry({ resellerId });
    const statuses = await Promise.all(
      [own, resold].flatMap((id) => Object.values(tokens).map(async (token) => (await read(id, token)).statusCode)),
    );
    expect(statuses).toEqual([200, 404, 404, 200, 200, 404]);
    expect((await asked('GET', `/enquiries/${own}/sheet`)).statusCode).toBe(401);
  });
});

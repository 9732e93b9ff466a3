import { feedLimits as limits } from '@vitrine/contract/designs/feed-limits';
import { feedMessages as messages } from '@vitrine/contract/designs/feed-messages';
import type { FeedState } from '@vitrine/contract/designs/feed-schemas';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appForTests, type TestApp } from '../../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../../testing/tenants.ts';

let t: TestApp;
let organisationId: number;
let resellerId: number;
let configurator: number;
let unpublished: number;
let token: string;

const PAGE = 'https://www.oakline.example/kitchens?id=12';
const SETTINGS = { page: PAGE, brand: 'Oakline & Sons' };
const PRESETS = [
  { name: 'Country "classic" <1>', configuration: 'W2,H1,D2', imageUrl: null, version: 1 },
  { name: 'Gone', configuration: 'nothing,of,this', imageUrl: null, version: 1 },
];

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  resellerId = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: organisationId });
  configurator = await aConfigurator(services, { organisationId, name: 'Kitchen' });
  unpublished = await aConfigurator(services, { organisationId, name: 'Draft' });
  token = await aSession(services, await aUser(services, { email: 'owner@oakline.test', groupId: 2, organisationId }));
  expect((await sent('POST', `/configurators/${configurator}/deploy`, { version: '1' })).statusCode).toBe(200);
  await t.deliver();
  await setPresets(PRESETS);
});
afterAll(() => t.close());

const setPresets = (presets: object[]) =>
  t.services.db
    .updateTable('configurators')
    .set({ supportsPresets: true, presets: JSON.stringify(presets) })
    .where('id', '=', configurator)
    .execute();

let addresses = 0;
const sent = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers: Record<string, string> = {}) =>
  t.app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: `10.4.${Math.floor(addresses / 200)}.${(addresses++ % 200) + 1}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload && { payload }),
  });

const save = (settings: object, of = configurator) => sent('PUT', `/configurators/${of}/feed`, settings);
const state = async (): Promise<FeedState> => (await sent('GET', `/configurators/${configurator}/feed`)).json().data;
const publicFile = (file: string, of = configurator, query = '') =>
  t.app.inject({ url: `/api/feeds/${of}/${file}${query}`, remoteAddress: `10.5.0.${(addresses++ % 200) + 1}` });

/** The items of a feed by element. Fails on XML that is not well-formed. */
function itemsOf(xml: string): Record<string, string>[] {
  const items: Record<string, string>[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let text = '';
  parser.on('opentag', ({ name }) => {
    if (name === 'item') items.push({});
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name, uri }) => {
    const item = items.at(-1);
    if (item && name.startsWith('g:')) {
      expect(uri).toBe('http://base.google.com/ns/1.0');
      if (!['g:product_detail', 'g:attribute_name', 'g:attribute_value'].includes(name)) item[name] = text;
    }
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return items;
}

beforeEach(async () => {
  expect((await save(SETTINGS)).statusCode).toBe(200);
});

describe('answers', () => {
  test('the default design and the presets that the live version knows, with prices, links and images', async () => {
    const { settings, products } = await state();
    expect(settings).toEqual(SETTINGS);
    expect(products.map(({ title, link, issue }) => [title, link, issue])).toEqual([
      ['Kitchen', PAGE, null],
      ['Kitchen: Country "classic" <1>', `${PAGE}&panoramicConfig=W2,H1,D2`, null],
    ]);
    expect(products[1]?.price).toBeGreaterThan(0);
    expect(products[1]?.choices.length).toBeGreaterThan(0);
    for (const { image } of products) expect(new URL(image).pathname).toBe('/designs/image');
  });

  test('a feed that Google Merchant Center takes: required attributes, in their formats and lengths', async () => {
    const answer = await publicFile('products.xml');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe(`public, max-age=${limits.freshSeconds}`);
    const items = itemsOf(answer.body);
    expect(items).toHaveLength(2);
    expect(new Set(items.map((item) => item['g:id'])).size).toBe(2);
    expect(items[1]?.['g:title']).toBe('Kitchen: Country "classic" <1>');
    for (const item of items) {
      expect(item['g:id']).toMatch(/^[\w-]{1,50}$/);
      expect(item['g:title']?.length).toBeLessThanOrEqual(150);
      expect(item['g:description']?.length).toBeGreaterThan(0);
      expect(item['g:link']).toMatch(/^https?:\/\//);
      expect(item['g:image_link']).toMatch(/^https?:\/\//);
      expect(item['g:price']).toMatch(/^\d+\.\d{2} [A-Z]{3}$/);
      expect(item).toMatchObject({
        'g:availability': 'in_stock',
        'g:condition': 'new',
        'g:identifier_exists': 'no',
        'g:brand': 'Oakline & Sons',
        'g:item_group_id': `vitrine-${configurator}`,
      });
    }
  });

  test('reads the price list once, however many products there are', async () => {
    const selecting = vi.spyOn(t.services.db, 'selectFrom');
    const answer = await publicFile('products.xml');
    const lists = selecting.mock.calls.filter(([table]) => String(table) === 'priceLists');
    selecting.mockRestore();
    expect([itemsOf(answer.body).length, lists.length]).toEqual([2, 1]);
  });

  test('finds out once what the designs of a catalogue need, and looks at its items twice for each product', async () => {
    const EACH = 500;
    let read = 0;
    const itemAt = (name: string, at: number) =>
      Object.defineProperty(anItem({ name: `${name} ${at}`, image_path: null }), 'id', {
        enumerable: true,
        get: () => `${name}${++read && at}`,
      });
    const names = ['W', 'H', 'D'];
    const layers = names.map((name, order) =>
      aLayer({ name, safe_name: name, order, items: Array.from({ length: EACH }, (_, at) => itemAt(name, at)) }),
    );
    const reading = vi.spyOn(t.services.versionFiles, 'read').mockResolvedValue(aLayeredFile({ layers }));
    const readFor = async (count: number): Promise<number> => {
      const presets = Array.from({ length: count }, (_, at) => ({
        ...{ name: `Preset ${at}`, configuration: `W${at},H1,D1`, imageUrl: null, version: 1 },
      }));
      await setPresets(presets);
      read = 0;
      expect((await publicFile('products.xml')).body.match(/<item>/g)).toHaveLength(count + 1);
      return read;
    };
    const [few, many] = [await readFor(2), await readFor(22)];
    expect((many - few) / 20).toBeLessThan(2.5 * names.length * EACH);
    reading.mockRestore();
    await setPresets(PRESETS);
  });

  test('one product for presets of the same design, because shops take no id twice', async () => {
    const { db } = t.services;
    const twice = JSON.stringify([PRESETS[0], { ...PRESETS[0], name: 'The same again' }]);
    const write = (presets: string) => db.updateTable('configurators').set({ presets }).where('id', '=', configurator);
    await write(twice).execute();
    const items = itemsOf((await publicFile('products.xml')).body);
    await write(JSON.stringify(PRESETS)).execute();
    expect(items.map((item) => item['g:title'])).toEqual(['Kitchen', 'Kitchen: Country "classic" <1>']);
  });

  test('the same products as JSON-LD', async () => {
    const answer = await publicFile('products.jsonld');
    expect(answer.headers['content-type']).toBe('application/ld+json; charset=utf-8');
    const data = JSON.parse(answer.body);
    expect(data).toMatchObject({ '@context': 'https://schema.org/', '@type': 'ProductGroup', name: 'Kitchen' });
    expect(data.hasVariant).toHaveLength(2);
    expect(data.hasVariant[1]).toMatchObject({
      '@type': 'Product',
      url: `${PAGE}&panoramicConfig=W2,H1,D2`,
      offers: { '@type': 'Offer', priceCurrency: expect.stringMatching(/^[A-Z]{3}$/) },
    });
  });

  test('code for a page, in which no name ends an element or a script', async () => {
    const { services } = t;
    const evil = '</noscript></script><script>alert(1)</script>';
    const rename = (presets: object[]) =>
      services.db
        .updateTable('configurators')
        .set({ presets: JSON.stringify(presets) })
        .where('id', '=', configurator)
        .execute();
    await rename([{ ...PRESETS[0], name: evil }]);
    const { snippet } = await state();
    await rename(PRESETS);
    expect(snippet.inside.match(/<\/noscript>/g)).toHaveLength(1);
    expect(snippet.inside).not.toContain('<script');
    expect(snippet.after.match(/<\/?script/g)).toEqual(['<script', '</script']);
    const json = snippet.after.replace(/^<script[^>]*>|<\/script>$/g, '');
    expect(JSON.parse(json).hasVariant[1].name).toContain(evil);
  });

  test('keeps a product without a price out of the feed and says so', async () => {
    const { services } = t;
    const display = (value: 'none' | 'total') =>
      services.db
        .updateTable('organisations')
        .set({ priceSettings: JSON.stringify({ display: value, country: 'GB', rounding: null }) as never })
        .where('id', '=', organisationId)
        .execute();
    await display('none');
    const { products } = await state();
    const feed = itemsOf((await publicFile('products.xml')).body);
    const data = JSON.parse((await publicFile('products.jsonld')).body);
    await services.db
      .updateTable('organisations')
      .set({ priceSettings: null })
      .where('id', '=', organisationId)
      .execute();
    expect(products.map(({ issue }) => issue)).toEqual(['price', 'price']);
    expect(feed).toEqual([]);
    expect(data.hasVariant.map((variant: object) => 'offers' in variant)).toEqual([false, false]);
  });
});

test('a setting that a request leaves out keeps its value', async () => {
  await save({ page: PAGE, brand: 'Harbour' });
  expect((await save({ brand: 'Oakline' })).json().data.settings).toEqual({ page: PAGE, brand: 'Oakline' });
  expect((await save({ page: PAGE })).json().data.settings).toEqual({ page: PAGE, brand: 'Oakline' });
  await save(SETTINGS);
});

describe('rejects', () => {
  test.each(['https://evil.example/', 'https://oakline.example.evil.example/', 'javascript:alert(1)', 'kitchens'])(
    'the page %s',
    async (page) => {
      const answer = await save({ ...SETTINGS, page });
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { page: [messages.pageInvalid] }]);
      expect((await state()).settings.page).toBe(PAGE);
    },
  );

  test('a brand that is too long', async () => {
    const answer = await save({ ...SETTINGS, brand: 'x'.repeat(limits.brandMaximum + 1) });
    expect(answer.json().errors).toEqual({ brand: [messages.brandLong(limits.brandMaximum)] });
  });

  test.each(['xx', 'de-', '../etc'])('the language %s', async (lang) => {
    expect((await publicFile('products.xml', configurator, `?lang=${encodeURIComponent(lang)}`)).statusCode).toBe(422);
  });
});

describe('guards', () => {
  test('there is no public feed without a page, without a live version, and of no configurator', async () => {
    expect((await save({ page: '', brand: '' })).statusCode).toBe(200);
    expect((await state()).products).toEqual([]);
    expect((await save(SETTINGS, unpublished)).statusCode).toBe(200);
    for (const of of [configurator, unpublished, 1_000_000])
      expect((await publicFile('products.xml', of)).statusCode).toBe(404);
  });

  test('a reseller without a copy has none: the manufacturer’s is not shown in its name', async () => {
    expect((await publicFile('products.xml', configurator, `?reseller=${resellerId}`)).statusCode).toBe(404);
  });

  test('a page that is no longer of the tenant ends the feed', async () => {
    const { db } = t.services;
    const rename = (authorisedDomain: string) =>
      db.updateTable('organisations').set({ authorisedDomain }).where('id', '=', organisationId).execute();
    await rename('elsewhere.example');
    expect((await publicFile('products.jsonld')).statusCode).toBe(404);
    await rename('oakline.example');
  });
});

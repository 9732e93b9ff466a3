import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../../testing/tenants.ts';

let t: TestApp;
let organisationId: number;
let configurator: number;
let link: URL;

const PAGE = 'https://www.oakline.example/kitchens?id=12';
const NAME = 'Kitchen "A" <b>';
const READER = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';

let addresses = 0;
const remoteAddress = () => `10.6.${Math.floor(addresses / 200)}.${(addresses++ % 200) + 1}`;

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  configurator = await aConfigurator(services, { organisationId, name: NAME });
  const token = await aSession(
    services,
    await aUser(services, { email: 'owner@oakline.test', groupId: 2, organisationId }),
  );
  const deployed = await t.app.inject({
    method: 'POST',
    url: `/api/configurators/${configurator}/deploy`,
    headers: { authorization: `Bearer ${token}` },
    payload: { version: '1' },
  });
  expect(deployed.statusCode).toBe(200);
  await t.deliver();
  const shared = await t.app.inject({
    method: 'POST',
    url: '/api/viewer/designs/share',
    remoteAddress: remoteAddress(),
    payload: { configurator_id: configurator, design: 'W2,H1,D2', page: PAGE },
  });
  link = new URL(shared.json().data.url);
});
afterAll(() => t.close());

const open = (agent?: string, headers: Record<string, string> = {}) =>
  t.app.inject({
    url: link.pathname,
    remoteAddress: remoteAddress(),
    headers: { host: link.host, ...(agent && { 'user-agent': agent }), ...headers },
  });

const embed = (query: Record<string, string>) =>
  t.app.inject({ url: `/api/oembed?${new URLSearchParams(query)}`, remoteAddress: remoteAddress() });

const metaOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );

describe('the card of a short link', () => {
  test('has title, seller, choices and image of the design, for chats and social networks', async () => {
    const answer = await open(READER);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toContain('user-agent');
    const meta = metaOf(answer.body);
    expect(meta).toMatchObject({
      'og:title': 'Kitchen &quot;A&quot; &lt;b&gt; – Oakline',
      'og:site_name': 'Oakline',
      'og:url': link.href,
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
    });
    expect(meta['og:description']).toMatch(/: .+ · /);
    const image = new URL((meta['og:image'] ?? '').replaceAll('&amp;', '&'));
    expect([image.pathname, image.searchParams.get('design')]).toEqual(['/designs/image', 'W2,H1,D2']);
    expect(answer.body).toContain(`<a href="${PAGE}&amp;panoramicConfig=W2,H1,D2">`);
    expect(answer.body).not.toContain('<b>');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('is in the language that its reader names', async () => {
    expect((await open(READER, { 'accept-language': 'de' })).body).toContain('<html lang="de" dir="ltr">');
    expect((await open(READER)).body).toContain('<html lang="en-GB" dir="ltr">');
  });

  test('is not for browsers: they follow the link', async () => {
    const answer = await open('Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `${PAGE}&panoramicConfig=W2,H1,D2`]);
  });

  test('ends with the website and with the link', async () => {
    const { db } = t.services;
    const rename = (authorisedDomain: string) =>
      db.updateTable('organisations').set({ authorisedDomain }).where('id', '=', organisationId).execute();
    await rename('elsewhere.example');
    const [card, record] = [await open(READER), await embed({ url: link.href })];
    await rename('oakline.example');
    expect([card.statusCode, record.statusCode]).toEqual([404, 404]);
    expect(card.body).not.toContain('og:image');
  });
});

test('of a copy that its reseller no longer has, a link shows nothing of the manufacturer', async () => {
  const { db } = t.services;
  const named = { name: 'Northside', subdomain: 'northside', parentId: organisationId };
  const resellerId = await anOrganisation(t.services, named);
  const grant = {
    resellerId,
    configuratorId: configurator,
    version: 1000,
    status: 'ready',
    updatedAt: new Date(),
  } as const;
  await db.insertInto('resellerConfigurators').values(grant).execute();
  const shared = await t.app.inject({
    method: 'POST',
    url: '/api/viewer/designs/share',
    remoteAddress: remoteAddress(),
    payload: {
      ...{ configurator_id: configurator, reseller: [resellerId], design: 'W2,H1,D2' },
      page: 'https://northside.example/kitchens',
    },
  });
  const own = new URL(shared.json().data.url);
  const read = () =>
    t.app.inject({
      url: own.pathname,
      remoteAddress: remoteAddress(),
      headers: { host: own.host, 'user-agent': READER },
    });
  expect(metaOf((await read()).body)['og:site_name']).toBe('Northside');
  await db.deleteFrom('resellerConfigurators').where('resellerId', '=', resellerId).execute();
  const [card, record] = [await read(), await embed({ url: own.href })];
  // The page is still the reseller's.
  expect([card.statusCode, new URL(String(card.headers.location)).host]).toEqual([302, 'northside.example']);
  expect(card.body).not.toContain('Oakline');
  expect(record.statusCode).toBe(404);
});

describe('oEmbed', () => {
  test('describes a short link as a photo', async () => {
    const answer = await embed({ url: link.href, format: 'json' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.json()).toMatchObject({
      version: '1.0',
      type: 'photo',
      title: `${NAME} – Oakline`,
      author_name: 'Oakline',
      provider_url: 'https://www.oakline.example',
      width: 1200,
      height: 630,
    });
  });

  test.each([
    [{ maxwidth: '900' }, [800, 500], [800, 500]],
    [{ maxheight: '400' }, [400, 300], [400, 300]],
    [{ maxwidth: '100' }, [100, 75], [400, 300]],
    [{ maxheight: '1' }, [1, 1], [400, 300]],
    [{ maxwidth: '100000' }, [1200, 630], [1200, 630]],
  ])('fits into %j', async (room, shown, drawn) => {
    const record = (await embed({ url: link.href, ...room })).json();
    expect([record.width, record.height]).toEqual(shown);
    const { searchParams } = new URL(record.url);
    expect([searchParams.get('width'), searchParams.get('height')].map(Number)).toEqual(drawn);
    // It is shown whatever sizes the tenant leaves open.
    expect(searchParams.has('sig')).toBe(true);
  });

  test.each([
    ['another host', 'https://evil.example/s/23456789a', 404],
    ['another path', `http://api.vitrine.localhost:4000/configurators/1`, 404],
    ['an unknown code', 'http://api.vitrine.localhost:4000/s/222222222', 404],
    ['no address', 'javascript:alert(1)', 404],
    ['nothing', '', 422],
  ])('knows nothing of %s', async (_, url, status) => {
    expect((await embed({ url })).statusCode).toBe(status);
  });

  test.each([{ maxwidth: '0' }, { maxheight: '-5' }, { maxwidth: 'wide' }, { format: 'xml' }])(
    'rejects %j',
    async (query) => {
      expect((await embed({ url: link.href, ...query })).statusCode).toBe(422);
    },
  );
});

import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { userMessages } from '@vitrine/contract/users/messages';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { losesNextCommit } from '../../testing/loses-next-commit.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
const id = { admin: 0, owner: 0, reseller: 0 };
let oakline: number;
let northside: number;

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  northside = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: oakline });
  id.admin = await aUser(services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  id.owner = await aUser(services, { email: 'owner@oakline.test', groupId: 2, organisationId: oakline });
  id.reseller = await aUser(services, { email: 'dealer@northside.test', groupId: 4, organisationId: northside });
});
afterAll(() => t.close());
beforeEach(() => {
  t.setNow(TEST_DAY);
  t.sent.length = 0;
});

async function ask(
  who: keyof typeof id,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) {
  const headers = { authorization: `Bearer ${await aSession(t.services, id[who])}` };
  return t.app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) });
}

let made = 0;

const aNewOne = (overrides: object = {}) => ({
  name: `Acme ${++made}`,
  authorised_domain: `acme${made}.example`,
  access_subdomain: `acme${made}`,
  enterprise: 0,
  contact_email: `contact@acme${made}.example`,
  first_name: 'Organization',
  last_name: 'Admin',
  sessions: 5000,
  years: 2,
  ...overrides,
});

const dataUrl = (bytes: Buffer, type = 'png'): string => `data:image/${type};base64,${bytes.toString('base64')}`;

const created = async (overrides: object = {}) => {
  const answer = await ask('admin', 'POST', '/organisations', aNewOne(overrides));
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return answer.json().data as {
    id: number;
    name: string;
    data_url: string;
    logo: string | null;
    banner: string | null;
  };
};

describe('creating an organisation', () => {
  test('creates its contract, first user and invitation with it', async () => {
    const made = await created({ enterprise: 1 });
    expect(made).toMatchObject({ primary: true, enterprise: true, session_limit: 5000, configurators: [] });
    const contract = (await ask('admin', 'GET', `/organisations/${made.id}/contract`)).json().data;
    expect(contract).toMatchObject({ enterprise: true, years: 2, sessions: 5000, starting_at: TEST_DAY.toISOString() });
    const [user] = (await ask('admin', 'GET', `/organisations/${made.id}/users`)).json().data;
    expect(user).toMatchObject({ first_name: 'Organization', last_name: 'Admin', invite_status: 'pending' });
    expect(user.permissions).toContain('organisations.admin');
    await t.deliver();
    expect(t.sent.map(({ to }) => to)).toEqual([user.email]);
    expect(t.sent[0]?.text).toContain('Hello. An account is ready for you.');
    expect(t.sent[0]?.text).toMatch(/http:\/\/acme\d+\.vitrine\.localhost:4000\/invite\?token=/);
  });

  test('without a contact address invites nobody', async () => {
    const made = await created({ contact_email: undefined });
    expect((await ask('admin', 'GET', `/organisations/${made.id}/users`)).json().data).toEqual([]);
  });

  test('saves logo and banner, re-encoded', async () => {
    const png = await tinyPng(40, 20, [31, 111, 95, 255]);
    const made = await created({ logo: dataUrl(png), banner: dataUrl(await sharp(png).jpeg().toBuffer(), 'jpeg') });
    expect(made.logo).toMatch(/^logos\/logo-[0-9a-f]{16}\.png$/);
    expect(made.banner).toMatch(/^logos\/banner-[0-9a-f]{16}\.jpg$/);
    const stored = await t.services.content.read(`${made.data_url}/${made.logo}`);
    expect(await sharp(stored ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'png', width: 40 });
  });

  test('the address of a logo returns the image, and another one has another address', async () => {
    const upload = async (shade: number) => dataUrl(await tinyPng(16, 8, [shade, 111, 95, 255]));
    const { id, data_url } = await created({ logo: await upload(10) });
    const address = async (): Promise<string> => {
      const rows = (await ask('admin', 'GET', '/organisations')).json().data;
      const { logo, updated_at } = rows.find((row: { id: number }) => row.id === id);
      return `/${data_url}/${logo}?${encodeURIComponent(updated_at)}`;
    };
    const first = await address();
    const answer = await t.app.inject({ url: first, headers: { host: 'vitrine-content.localhost:4000' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    await ask('admin', 'PATCH', `/organisations/${id}/edit`, { id, logo: await upload(200) });
    expect(await address()).not.toBe(first);
  });

  test('saves an SVG without what could run, with a PNG for email beside it', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" onclick="x()"/></svg>';
    const made = await created({ logo: dataUrl(Buffer.from(svg), 'svg+xml') });
    const path = `${made.data_url}/${made.logo}`;
    expect((await t.services.content.read(path))?.toString()).not.toMatch(/script|onclick/);
    expect(await t.services.content.exists(path.replace('.svg', '.png'))).toBe(true);
  });

  test('is all or nothing', async () => {
    const before = (await ask('admin', 'GET', '/organisations')).json().data.length;
    const rejected = await ask('admin', 'POST', '/organisations', aNewOne({ contact_email: 'owner@oakline.test' }));
    expect(rejected.json().errors).toEqual({ contact_email: [userMessages.emailTaken] });
    const image = aNewOne({ logo: dataUrl(Buffer.from('GIF89a...........')) });
    expect((await ask('admin', 'POST', '/organisations', image)).json().errors).toEqual({
      logo: [messages.imageInvalid('logo')],
    });
    expect((await ask('admin', 'GET', '/organisations')).json().data.length).toBe(before);
    expect((await ask('admin', 'POST', '/organisations', { ...image, logo: undefined })).statusCode).toBe(200);
  });

  test.each<[string, (png: Buffer) => object]>([
    ['banner', (png) => ({ logo: dataUrl(png), banner: dataUrl(Buffer.from('GIF89a...........')) })],
    ['first user', (png) => ({ logo: dataUrl(png), contact_email: 'owner@oakline.test' })],
  ])('leaves no image on the content host when its %s is rejected', async (_case, from) => {
    const before = await t.services.content.list('');
    const input = aNewOne(from(await tinyPng(16, 8, [1, 2, 3, 255])));
    expect((await ask('admin', 'POST', '/organisations', input)).statusCode).toBe(422);
    expect(await t.services.content.list('')).toEqual(before);
  });

  test('says what was wrong where its images cannot be removed', async () => {
    const removing = vi.spyOn(t.services.content, 'removeFolder').mockRejectedValueOnce(new Error('No answer'));
    const input = aNewOne({ logo: dataUrl(await tinyPng(16, 8, [1, 2, 4, 255])), contact_email: 'owner@oakline.test' });
    const { errors } = (await ask('admin', 'POST', '/organisations', input)).json();
    expect(errors).toEqual({ contact_email: [userMessages.emailTaken] });
    expect(removing).toHaveBeenCalledOnce();
    removing.mockRestore();
  });

  test('keeps its images when the connection breaks once it is stored', async () => {
    const input = aNewOne({ logo: dataUrl(await tinyPng(16, 8, [4, 5, 6, 255])) });
    losesNextCommit(t.services.db);
    expect((await ask('admin', 'POST', '/organisations', input)).statusCode).toBe(503);
    const rows: { name: string; data_url: string; logo: string }[] = (
      await ask('admin', 'GET', '/organisations')
    ).json().data;
    const { data_url, logo } = rows.find(({ name }) => name === input.name) ?? {};
    expect(await t.services.content.exists(`${data_url}/${logo}`)).toBe(true);
  });

  test.each<[string, object, Record<string, string[]>]>([
    ['a name in another case', { name: 'OAKLINE' }, { name: [messages.nameTaken] }],
    ['a name of nothing but spaces', { name: '   ' }, { name: [messages.nameRequired] }],
    ['a name that turns around', { name: 'Oak\u202Eenil' }, { name: [messages.nameInvalid] }],
    ['a name without a letter', { name: '///' }, { name: [messages.nameInvalid] }],
    ['a taken subdomain', { access_subdomain: 'Oakline' }, { access_subdomain: [messages.subdomainTaken] }],
    ['a reserved subdomain', { access_subdomain: 'api' }, { access_subdomain: [messages.subdomainReserved] }],
    ['a subdomain with a dot', { access_subdomain: 'a.b' }, { access_subdomain: [messages.subdomainInvalid] }],
    [
      'a subdomain of another alphabet',
      { access_subdomain: 'оаklіnе' },
      { access_subdomain: [messages.subdomainInvalid] },
    ],
    ['a coded subdomain', { access_subdomain: 'xn--80ak6aa92e' }, { access_subdomain: [messages.subdomainInvalid] }],
    [
      'a subdomain of 64 letters',
      { access_subdomain: 'a'.repeat(64) },
      { access_subdomain: [messages.subdomainInvalid] },
    ],
    ['no domain', { authorised_domain: 'not a domain' }, { authorised_domain: [messages.domainInvalid] }],
    ['an address of no form', { contact_email: 'abc' }, { contact_email: [messages.emailInvalid] }],
    ['no sessions', { sessions: 0 }, { sessions: [messages.numberInvalid('Session limit')] }],
    ['less than none', { sessions: -5 }, { sessions: [messages.numberInvalid('Session limit')] }],
    ['half a year', { years: 1.5 }, { years: [messages.numberInvalid('Contract length')] }],
    ['ever so many sessions', { sessions: 1e12 }, { sessions: [messages.numberLarge('Session limit', 100_000_000)] }],
    ['a word for a number', { years: 'two' }, { years: [messages.numberInvalid('Contract length')] }],
  ])('rejects %s by field', async (_case, overrides, errors) => {
    const answer = await ask('admin', 'POST', '/organisations', aNewOne(overrides));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors);
  });

  test('accepts numbers and addresses as people paste them', async () => {
    const made = await created({
      sessions: ' 12 ',
      authorised_domain: ' HTTPS://Shop.Acme.example:8443/kitchens?x#y ',
    });
    expect(made).toMatchObject({ session_limit: 12, authorised_domain: 'shop.acme.example' });
  });

  test('rejects a hundred megabytes before reading them', async () => {
    const answer = await ask(
      'admin',
      'POST',
      '/organisations',
      aNewOne({ logo: `data:image/png;base64,${'A'.repeat(40_000_000)}` }),
    );
    expect(answer.statusCode).toBe(413);
  });

  test('gives names that map to one folder different ones', async () => {
    const [one, other] = [await created({ name: 'Möbel & Co' }), await created({ name: 'Mobel Co' })];
    expect([one.data_url, other.data_url]).toEqual(['mobel-co', 'mobel-co-2']);
    expect((await created({ name: 'Enquiries' })).data_url).toBe('enquiries-2');
  });
});

describe('an organisation’s own changes', () => {
  test('are name, contact and images, and nothing else', async () => {
    const forbidden = {
      primary: false,
      enterprise: false,
      access_subdomain: 'x1',
      authorised_domain: 'x.example',
      sessions: 1,
    };
    const answer = await ask('owner', 'PATCH', `/organisations/${oakline}/edit`, {
      contact_email: 'new@oakline.test',
      ...forbidden,
    });
    expect(answer.json().data).toMatchObject({
      contact_email: 'new@oakline.test',
      primary: true,
      enterprise: true,
      access_subdomain: 'oakline',
      authorised_domain: 'oakline.example',
    });
  });

  test.each<[string, number, object]>([
    ['name', 71, { name: 'Taken before' }],
    ['banner', 72, { banner: dataUrl(Buffer.from('GIF89a...........')) }],
  ])('leave no image on the content host when their %s is rejected', async (_case, shade, change) => {
    await anOrganisation(t.services, { name: 'Taken before', subdomain: 'taken-before' }).catch(() => undefined);
    const before = await t.services.content.list('');
    const edit = { logo: dataUrl(await tinyPng(16, 8, [shade, 7, 7, 255])), ...change };
    expect((await ask('owner', 'PATCH', `/organisations/${oakline}/edit`, edit)).statusCode).toBe(422);
    expect(await t.services.content.list('')).toEqual(before);
  });

  test('leave a replaced logo on the content host, which emails name', async () => {
    const { id, data_url } = await created({ logo: dataUrl(await tinyPng(16, 8, [8, 8, 8, 255])) });
    const before = await t.services.content.list(data_url);
    await ask('admin', 'PATCH', `/organisations/${id}/edit`, { logo: dataUrl(await tinyPng(16, 8, [9, 8, 8, 255])) });
    const after = await t.services.content.list(data_url);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after).toHaveLength(2);
  });

  test('are not allowed to a reseller, nor on a reseller', async () => {
    const change = { contact_email: 'x@y.example' };
    expect((await ask('reseller', 'PATCH', `/organisations/${oakline}/edit`, change)).statusCode).toBe(404);
    expect((await ask('owner', 'PATCH', `/organisations/${northside}/edit`, change)).statusCode).toBe(404);
  });

  test('reach the live files', async () => {
    const configurator = await aConfigurator(t.services, { organisationId: oakline, name: 'Live' });
    await ask('admin', 'POST', `/configurators/${configurator}/deploy`, { version: 1 });
    await ask('admin', 'PATCH', `/organisations/${oakline}/terms`, { authorised_domain: 'new.oakline.example' });
    await t.deliver();
    const latest = await t.services.content.read('oakline/kitchens/live/latest.json');
    expect(JSON.parse(String(latest)).authorisedDomains).toContain('new.oakline.example');
  });
});

test('administrators change kind, domains and contract', async () => {
  const { id: one } = await created();
  const terms = {
    enterprise: true,
    localisation: true,
    primary: false,
    access_subdomain: 'renamed',
    contract: { starting_at: '2025-01-15', years: 4, sessions: 9, tiles: 3, logo_removal: true },
  };
  expect((await ask('admin', 'PATCH', `/organisations/${one}/terms`, terms)).json().data).toMatchObject({
    enterprise: true,
    localisation: true,
    primary: false,
    access_subdomain: 'renamed',
    session_limit: 9,
  });
  expect((await ask('admin', 'GET', `/organisations/${one}/contract`)).json().data).toMatchObject({
    enterprise: true,
    years: 4,
    tiles: 3,
    features: { logo_removal: true, call_to_action: false },
    starting_at: '2025-01-15T00:00:00.000Z',
    renews_at: '2029-01-15T00:00:00.000Z',
  });
  const taken = await ask('admin', 'PATCH', `/organisations/${one}/terms`, { access_subdomain: 'oakline' });
  expect(taken.json().errors).toEqual({ access_subdomain: [messages.subdomainTaken] });
});

describe('a custom domain', () => {
  test('is used once its record was found', async () => {
    const { id: one } = await created();
    const url = `/organisations/${one}/access-domain`;
    const named = (await ask('admin', 'PUT', url, { access_domain: 'Design.Acme.example' })).json().data;
    expect(named).toMatchObject({
      access_domain: 'design.acme.example',
      verified: false,
      record_name: '_vitrine.design.acme.example',
      file_address: 'https://design.acme.example/.well-known/vitrine.txt',
    });
    expect((await ask('admin', 'POST', `${url}/verify`)).statusCode).toBe(409);
    t.domainRecords.set('_vitrine.design.acme.example', ['v=spf1 -all', 'vitrine-verify=of-somebody-else']);
    expect((await ask('admin', 'POST', `${url}/verify`)).statusCode).toBe(409);
    t.domainRecords.set('_vitrine.design.acme.example', ['v=spf1 -all', named.proof]);
    expect((await ask('admin', 'POST', `${url}/verify`)).json().data.verified).toBe(true);
    const moved = await ask('admin', 'PUT', url, { access_domain: 'other.acme.example' });
    expect(moved.json().data).toMatchObject({ verified: false });
    expect(moved.json().data.proof).not.toBe(named.proof);
  });

  test.each(['vitrine.localhost', 'x.vitrine.localhost', 'vitrine-content.localhost'])('is not %s', async (domain) => {
    const { id: one } = await created();
    expect(
      (await ask('admin', 'PUT', `/organisations/${one}/access-domain`, { access_domain: domain })).statusCode,
    ).toBe(422);
  });

  test.each(['', ' ', 'nowhere'])('is not “%s”', async (domain) => {
    const { id: one } = await created();
    const rejected = await ask('admin', 'PUT', `/organisations/${one}/access-domain`, { access_domain: domain });
    expect(rejected.json().errors).toEqual({ access_domain: [messages.domainInvalid] });
  });

  test('belongs to one organisation', async () => {
    const [one, other] = [await created(), await created()];
    await ask('admin', 'PUT', `/organisations/${one.id}/access-domain`, { access_domain: 'shared.example' });
    const rejected = await ask('admin', 'PUT', `/organisations/${other.id}/access-domain`, {
      access_domain: 'SHARED.example',
    });
    expect(rejected.json().errors).toEqual({ access_domain: [messages.domainTaken] });
  });
});

test('a spreadsheet’s key is saved and never returned', async () => {
  const { id: one } = await created();
  const url = `/organisations/${one}/airtable`;
  const connected = await ask('admin', 'PUT', url, { base_id: 'appX', table: 'Items', key: 'pat-very-secret' });
  expect(connected.json().data).toEqual({ connected: true, base_id: 'appX', table: 'Items' });
  const row = await t.services.db
    .selectFrom('organisations')
    .selectAll()
    .where('id', '=', one)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain('pat-very-secret');
  expect(t.services.secrets.open(row.airtableKeySealed ?? '')).toBe('pat-very-secret');
  expect((await ask('admin', 'DELETE', url)).json().data).toEqual({ connected: false, base_id: null, table: null });
});

describe('deleting an organisation', () => {
  test('removes its people and files, and reserves its subdomain for a while', async () => {
    const doomed = await created({ access_subdomain: 'doomed', logo: dataUrl(await tinyPng(8, 8, [0, 0, 0, 255])) });
    const user = await aUser(t.services, { email: 'last@doomed.test', groupId: 2, organisationId: doomed.id });
    const token = await aSession(t.services, user);
    expect((await ask('admin', 'DELETE', `/organisations/${doomed.id}`)).json().data).toEqual({ success: true });
    await t.deliver();
    expect(await t.services.content.list(doomed.data_url)).toEqual([]);
    const headers = { authorization: `Bearer ${token}` };
    expect((await t.app.inject({ url: '/api/user', headers })).statusCode).toBe(401);
    const again = await ask('admin', 'POST', '/organisations', aNewOne({ access_subdomain: 'doomed' }));
    expect(again.json().errors).toEqual({ access_subdomain: [messages.subdomainTaken] });
    t.setNow(new Date(TEST_DAY.getTime() + 91 * 86_400_000));
    expect((await ask('admin', 'POST', '/organisations', aNewOne({ access_subdomain: 'doomed' }))).statusCode).toBe(
      200,
    );
  });

  test('leaves organisations whose names begin alike alone', async () => {
    const [short, long] = [
      await created({ name: 'Begin' }),
      await created({ name: 'Begin again', logo: dataUrl(await tinyPng(8, 8, [0, 0, 0, 255])) }),
    ];
    await ask('admin', 'DELETE', `/organisations/${short.id}`);
    await t.deliver();
    expect(await t.services.content.list(long.data_url)).toHaveLength(1);
  });
});

test('everything of an organisation is exported as one ZIP, without hashes and keys', async () => {
  const { id: one, data_url: folder } = await created({ logo: dataUrl(await tinyPng(8, 8, [9, 9, 9, 255])) });
  const answer = await ask('admin', 'GET', `/organisations/${one}/export`);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${folder}-2026-06-15.zip"`);
  const bytes = answer.rawPayload;
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  const names = bytes.toString('latin1');
  for (const name of ['data/organisations.json', 'data/enquiries.json', `files/${folder}/logos/logo-`])
    expect(names).toContain(name);
  expect(names).not.toContain('argon2');
});

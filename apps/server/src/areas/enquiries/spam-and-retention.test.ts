import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';
import { deleteOldEnquiries } from './retention/retention.ts';

let t: TestApp;
const tenant = { oakline: 0, northside: 0, eastside: 0, terra: 0 };
const tokens = { owner: '', reseller: '', stranger: '' };
let resellerId = 0;
let configurator = 0;

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  const organisation = (name: string, parentId?: number) =>
    anOrganisation(services, { name, subdomain: name.toLowerCase(), ...(parentId ? { parentId } : {}) });
  tenant.oakline = await organisation('Oakline');
  tenant.northside = await organisation('Northside', tenant.oakline);
  tenant.eastside = await organisation('Eastside', tenant.oakline);
  tenant.terra = await organisation('Terra');
  configurator = await aConfigurator(services, { organisationId: tenant.oakline, name: 'Kitchen' });
  await services.db
    .insertInto('resellerConfigurators')
    .values({ resellerId: tenant.northside, configuratorId: configurator, version: 1000, status: 'ready' })
    .execute();
  const user = async (email: string, groupId: number, organisationId: number, permissions: string[]) =>
    aUser(services, { email, groupId, organisationId, permissions });
  tokens.owner = await aSession(services, await user('owner@oakline.test', 2, tenant.oakline, ['organisations.admin']));
  resellerId = await user('dealer@northside.test', 4, tenant.northside, ['organisations.admin']);
  tokens.reseller = await aSession(services, resellerId);
  tokens.stranger = await aSession(services, await user('owner@terra.test', 2, tenant.terra, ['organisations.admin']));
  await services.db
    .insertInto('webhooks')
    .values({
      ...{ organisationId: tenant.oakline, address: 'http://127.0.0.1:1', createdAt: TEST_DAY },
      secretSealed: services.secrets.seal('whsec_of_tests'),
    })
    .execute();
});
afterAll(() => t.close());
afterEach(async () => {
  t.setNow(TEST_DAY);
  await t.services.db.deleteFrom('enquiries').execute();
  await t.deliver();
  t.sent.length = 0;
});

let addresses = 0;

const send = (fields: Record<string, string> = {}, origin?: string) => {
  const form = new FormData();
  const all = {
    ...{ name: 'Priya Shah', email: 'priya@example.org', configurator_id: String(configurator), type: 'panoramic' },
    ...{ items: '[]', terms: '1', ...fields },
  };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  const body = new Response(form);
  return body.arrayBuffer().then((bytes) =>
    t.app.inject({
      method: 'POST',
      url: '/api/viewer/contact/request',
      headers: { 'content-type': body.headers.get('content-type') ?? '', ...(origin ? { origin } : {}) },
      remoteAddress: `10.9.${Math.floor(addresses / 200)}.${(addresses++ % 200) + 1}`,
      payload: Buffer.from(bytes),
    }),
  );
};

const ask = async (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  who: keyof typeof tokens = 'owner',
) =>
  t.app.inject({
    ...{ method, url: `/api${url}`, headers: { authorization: `Bearer ${tokens[who]}` } },
    ...(payload ? { payload } : {}),
  });

interface Row {
  id: number;
  name: string;
  status: string;
  reason: string;
  reseller_id: number | null;
  consent: unknown;
}
const read = async (url: string, who: keyof typeof tokens = 'owner'): Promise<Row[]> =>
  (await ask('GET', url, undefined, who)).json().data;
const list = (who: keyof typeof tokens = 'owner', of = tenant.oakline) => read(`/organisations/${of}/enquiries`, who);
const quarantineOf = (id: number) => `/organisations/${id}/enquiries/quarantined`;
const spam = (who: keyof typeof tokens = 'owner', of = tenant.oakline) => read(quarantineOf(of), who);
const deliveries = async () => (await t.services.db.selectFrom('webhookDeliveries').select('id').execute()).length;
const recipients = async () => {
  await t.deliver();
  return t.sent.map(({ to }) => to);
};
const audited = async () =>
  (await t.services.db.selectFrom('auditEvents').selectAll().orderBy('id', 'desc').limit(1).execute()).map(
    ({ kind, subject, detail }) => [kind, subject, detail],
  )[0];

describe('an enquiry that looks sent by a machine', () => {
  test.each([
    ['fills the trap', { website: 'https://spam.test' }, 'trap'],
    ['comes in no time', { elapsed: '300' }, 'too_fast'],
  ])(
    'and %s is answered like any other, and quarantined: no email, no webhook, no figure',
    async (_c, overrides, reason) => {
      const sent = await deliveries();
      expect((await send(overrides)).json()).toEqual({ success: true, message: enquiryMessages.saved });
      expect(await spam()).toMatchObject([{ name: 'Priya Shah', reason }]);
      expect(await list()).toEqual([]);
      expect(await recipients()).toEqual([]);
      expect(await deliveries()).toBe(sent);
      const analytics = (await ask('GET', `/organisations/${tenant.oakline}/analytics`)).json().data;
      expect(JSON.stringify(analytics)).not.toMatch(/"leads":[1-9]/);
    },
  );

  test('one too many for an email address is quarantined, and emailed nowhere', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => send({ email: at % 2 ? 'V@x.test' : 'v@x.test' })));
    await send({ email: 'v@x.test' });
    expect((await list()).length).toBe(12);
    expect((await spam()).map(({ reason }) => reason)).toEqual(['too_many']);
  });

  test('a slow form and one without a duration are ordinary', async () => {
    await send({ elapsed: '30000' });
    await send({ elapsed: 'soon' });
    expect((await list()).length).toBe(2);
    expect(await spam()).toEqual([]);
  });

  test('is nowhere to be found by its id', async () => {
    await send({ website: 'x' });
    const [{ id } = { id: 0 }] = await spam();
    const answers = [
      await ask('PATCH', `/enquiries/${id}`, { status: 'Viewed' }),
      await ask('GET', `/enquiries/${id}/notes`),
      await ask('GET', `/enquiries/${id}/sheet`),
      await ask('PUT', `/enquiries/${id}/reseller`, { reseller_id: tenant.northside }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  test('is exported with everything else about an address', async () => {
    await send({ website: 'x', consent: 'I agree' });
    const stored = await ask('GET', `/organisations/${tenant.oakline}/enquiries/stored?email=priya@example.org`);
    expect(stored.json().data.enquiries).toMatchObject([{ quarantined: true, consent: { text: 'I agree' } }]);
  });
});

describe('a decision', () => {
  test('to release lists the enquiry as new and notifies its recipients, once', async () => {
    await send({ website: 'x' });
    const [{ id } = { id: 0 }] = await spam();
    const sent = await deliveries();
    const answer = await ask('POST', `${quarantineOf(tenant.oakline)}/release`, { ids: [id] });
    expect(answer.json().data).toEqual({ released: [id] });
    expect(await list()).toMatchObject([{ id, status: 'New' }]);
    expect(await recipients()).toEqual(['contact@oakline.example', 'priya@example.org']);
    expect(await deliveries()).toBe(sent + 1);
    expect(await audited()).toEqual(['enquiries.released', 'Oakline', '1 enquiry']);
    const again = await ask('POST', `${quarantineOf(tenant.oakline)}/release`, { ids: [id] });
    expect([again.statusCode, again.json().message]).toEqual([404, followUpMessages.spamGone]);
    expect(await deliveries()).toBe(sent + 1);
  });

  test('to delete removes rows and designs of the chosen ones', async () => {
    await send({ website: 'x', name: 'One' });
    await send({ website: 'x', name: 'Two' });
    const [two, one] = await spam();
    const ids = [two?.id ?? 0, 987_654];
    const answer = await ask('POST', `${quarantineOf(tenant.oakline)}/delete`, { ids });
    expect(answer.json().data).toEqual({ deleted: [two?.id] });
    await t.deliver();
    expect((await spam()).map(({ id }) => id)).toEqual([one?.id]);
    expect(await audited()).toEqual(['enquiries.spam_deleted', 'Oakline', '1 enquiry']);
  });

  test('never touches an ordinary enquiry, nor one of another tenant', async () => {
    await send();
    await send({ website: 'x' });
    const [ordinary] = await list();
    const [waiting] = await spam();
    const answers = [
      await ask('POST', `${quarantineOf(tenant.oakline)}/delete`, { ids: [ordinary?.id] }),
      await ask('POST', `${quarantineOf(tenant.terra)}/delete`, { ids: [waiting?.id] }, 'stranger'),
      await ask('POST', `${quarantineOf(tenant.northside)}/release`, { ids: [waiting?.id] }, 'reseller'),
      await ask('POST', `${quarantineOf(tenant.oakline)}/release`, { ids: [waiting?.id] }, 'reseller'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect([(await list()).length, (await spam()).length]).toEqual([1, 1]);
  });

  test("a reseller decides on its own, and its email goes to the reseller's people", async () => {
    await send({ website: 'x', reseller: `[${tenant.northside}]` });
    const [{ id } = { id: 0 }] = await spam('reseller', tenant.northside);
    await ask('POST', `${quarantineOf(tenant.northside)}/release`, { ids: [id] }, 'reseller');
    expect(await recipients()).toEqual(['contact@northside.example', 'priya@example.org']);
    expect((await list('reseller', tenant.northside)).map((each) => each.id)).toEqual([id]);
  });
});

describe('consent', () => {
  test('is stored word for word, with a version that changes with the text', async () => {
    await send({ consent: 'I agree (https://a.test)', lang: 'fr' });
    await send({ consent: 'I agree (https://b.test)' });
    await send({ consent: 'I agree (https://b.test)', terms: '0' });
    await send();
    const consents = (await list()).map(({ consent }) => consent);
    const version = expect.stringMatching(/^[0-9a-f]{12}$/);
    const accepted_at = TEST_DAY.toISOString();
    expect(consents).toEqual([
      null,
      null,
      { text: 'I agree (https://b.test)', version, language: 'en-gb', accepted_at },
      { text: 'I agree (https://a.test)', version, language: 'fr', accepted_at },
    ]);
    const [, , one, other] = consents as { version: string }[];
    expect(one?.version).not.toBe(other?.version);
  });
});

describe('from which website', () => {
  test.each([
    ['a named reseller', { reseller: () => tenant.northside }, 200],
    ['a reseller that it does not name', { reseller: () => 0 }, 403],
    ['a reseller that was not granted the configurator', { reseller: () => tenant.eastside }, 403],
  ])('%s: %#', async (_case, { reseller }, status) => {
    const host = _case.includes('not granted') ? 'eastside' : 'northside';
    const url = `https://www.${host}.example/kitchens`;
    const answer = await send({ reseller: `[${reseller()}]`, url }, `https://www.${host}.example`);
    expect(answer.statusCode).toBe(status);
    if (status === 200) expect(await list()).toMatchObject([{ reseller_id: tenant.northside, url }]);
  });
});

describe('postcode areas', () => {
  const setAreas = (id: number, postcode_areas: string) => ask('PATCH', `/resellers/${id}`, { postcode_areas });

  test('send an enquiry that names no reseller to the reseller of the area, who is notified as for its own', async () => {
    expect((await setAreas(tenant.northside, 'ls, W; nw1')).json().data.postcode_areas).toEqual(['LS', 'W', 'NW1']);
    await send({ postcode: 'ls11 5ps', name: 'Leeds' });
    await send({ postcode: 'WC2N 5DU', name: 'London' });
    await send({ name: 'Nowhere' });
    expect((await list()).map(({ name, reseller_id }) => [name, reseller_id])).toEqual([
      ['Nowhere', null],
      ['London', null],
      ['Leeds', tenant.northside],
    ]);
    expect(await recipients()).toEqual(
      ['northside', 'oakline', 'oakline'].flatMap((tenant) => [`contact@${tenant}.example`, 'priya@example.org']),
    );
    await setAreas(tenant.northside, '');
  });

  test('give way to a reseller that the page names', async () => {
    await setAreas(tenant.eastside, 'LS');
    await send({ postcode: 'LS11 5PS', reseller: `[${tenant.northside}]` });
    expect(await list()).toMatchObject([{ reseller_id: tenant.northside }]);
    await setAreas(tenant.eastside, '');
  });

  test('belong to one reseller, and start a postcode', async () => {
    await setAreas(tenant.northside, 'SW');
    const answers = [await setAreas(tenant.eastside, 'N, sw'), await setAreas(tenant.eastside, 'S-W')];
    expect(answers.map((answer) => [answer.statusCode, answer.json().errors.postcode_areas])).toEqual([
      [422, [followUpMessages.areaTaken('SW', 'Northside')]],
      [422, [followUpMessages.areaInvalid('S-W')]],
    ]);
    expect((await setAreas(tenant.northside, 'SW')).statusCode).toBe(200);
  });
});

describe('handing over', () => {
  const hand = (id: number, reseller_id: number, who: keyof typeof tokens = 'owner') =>
    ask('PUT', `/enquiries/${id}/reseller`, { reseller_id }, who);

  test('moves an enquiry of the pool to a reseller, who is notified by email; the visitor gets no further email', async () => {
    await send();
    await recipients();
    t.sent.length = 0;
    const [{ id } = { id: 0 }] = await list();
    expect((await hand(id, tenant.northside)).json().data.reseller_id).toBe(tenant.northside);
    expect(await recipients()).toEqual(['contact@northside.example']);
    expect((await list('reseller', tenant.northside)).map((each) => each.id)).toEqual([id]);
    expect(await audited()).toEqual(['enquiries.handed', `Enquiry ${id}`, 'Northside']);
    expect((await hand(id, tenant.northside)).json().errors).toEqual({
      reseller_id: [followUpMessages.resellerAlready],
    });
  });

  test('takes it from the former reseller and from its owner there', async () => {
    await send({ reseller: `[${tenant.northside}]` });
    const [{ id } = { id: 0 }] = await list();
    await ask('PATCH', `/enquiries/${id}`, { owner_id: resellerId });
    expect((await hand(id, tenant.eastside)).json().data).toMatchObject({ reseller_id: tenant.eastside, owner: null });
    expect(await list('reseller', tenant.northside)).toEqual([]);
  });

  test('is rejected for another tenant, for resellers, and with a reseller of another tenant', async () => {
    await send({ reseller: `[${tenant.northside}]` });
    const [{ id } = { id: 0 }] = await list();
    expect((await hand(id, tenant.northside, 'stranger')).statusCode).toBe(404);
    expect((await hand(id, tenant.eastside, 'reseller')).statusCode).toBe(403);
    expect((await hand(id, tenant.terra)).json().errors).toEqual({ reseller_id: [followUpMessages.resellerForeign] });
  });
});

describe('retention of enquiries', () => {
  const url = () => `/organisations/${tenant.oakline}/enquiry-retention`;
  const sentAt = async (day: string, overrides: Record<string, string> = {}) => {
    t.setNow(new Date(day));
    await send({ name: day, ...overrides });
    t.setNow(TEST_DAY);
  };

  test('shows how many the next night would delete, and deletes none until it is switched on', async () => {
    await sentAt('2023-01-01T00:00:00Z');
    await sentAt('2025-12-16T01:00:00Z');
    await sentAt('2026-06-01T00:00:00Z');
    expect((await ask('GET', url())).json().data).toEqual({
      months: null,
      due: [6, 12, 24, 36].map((months) => ({ months, count: months === 6 ? 2 : 1 })),
    });
    await deleteOldEnquiries(t.services);
    expect((await list()).length).toBe(3);
  });

  test('deletes older ones with design, emails and notes, and writes it into the audit log', async () => {
    await sentAt('2025-12-01T00:00:00Z');
    await sentAt('2026-06-01T00:00:00Z');
    await t.deliver();
    const before = (await t.services.content.list('enquiries')).length;
    expect((await ask('PUT', url(), { months: 6 })).json().data.months).toBe(6);
    expect(await audited()).toEqual(['enquiries.retention', 'Oakline', followUpMessages.retentionOn(6)]);
    await deleteOldEnquiries(t.services);
    await t.deliver();
    expect((await list()).map(({ name }) => name)).toEqual(['2026-06-01T00:00:00Z']);
    expect((await t.services.content.list('enquiries')).length).toBe(before - 1);
    expect(
      (await t.services.db.selectFrom('emails').select('id').where('enquiryId', 'is not', null).execute()).length,
    ).toBe(2);
    expect(await audited()).toEqual(['enquiries.expired', '', '1 enquiry']);
    await ask('PUT', url(), { months: null });
  });

  test('deletes spam after thirty days, whatever the retention period', async () => {
    await sentAt('2026-05-16T11:00:00Z', { website: 'x' });
    await sentAt('2026-05-16T13:00:00Z', { website: 'x' });
    await deleteOldEnquiries(t.services);
    expect((await spam()).map(({ name }) => name)).toEqual(['2026-05-16T13:00:00Z']);
  });

  test.each([5, 0, '6'])('rejects %j months', async (months) => {
    expect((await ask('PUT', url(), { months })).statusCode).toBe(422);
  });

  test('is set by the organisation: a reseller and another tenant do not find it', async () => {
    const resellers = `/organisations/${tenant.northside}/enquiry-retention`;
    expect((await ask('GET', resellers, undefined, 'reseller')).statusCode).toBe(404);
    expect((await ask('PUT', url(), { months: 6 }, 'stranger')).statusCode).toBe(404);
  });
});

describe('saved filters', () => {
  const url = () => `/organisations/${tenant.oakline}/enquiry-filters`;
  const filter = { source: 'all', stage: 'Quoted', owner: 'all', reseller: 'all', query: 'leeds' };

  test('are stored for one person under a name, replaced and deleted', async () => {
    const first = (await ask('POST', url(), { name: 'Leeds', filter })).json().data;
    const second = (await ask('POST', url(), { name: ' Leeds ', filter: { ...filter, stage: 'Won' } })).json().data;
    expect(second).toEqual({ id: first.id, name: 'Leeds', filter: { ...filter, stage: 'Won' } });
    expect(await read(url())).toEqual([second]);
    const [composed, decomposed] = ['Köln'.normalize('NFC'), 'Köln'.normalize('NFD')];
    const saved = [(await ask('POST', url(), { name: composed, filter })).json().data];
    saved.push((await ask('POST', url(), { name: decomposed, filter })).json().data);
    expect(saved[1]).toEqual(saved[0]);
    await ask('DELETE', `${url()}/${saved[0].id}`);
    expect((await ask('DELETE', `${url()}/${first.id}`, undefined, 'stranger')).statusCode).toBe(404);
    expect((await ask('DELETE', `${url()}/${first.id}`)).json().data).toEqual({ success: true });
    expect(await read(url())).toEqual([]);
  });

  test('are limited to thirty, and need a name', async () => {
    for (let at = 0; at < 30; at++) await ask('POST', url(), { name: `Filter ${at}`, filter });
    const answers = [
      await ask('POST', url(), { name: 'More', filter }),
      await ask('POST', url(), { name: ' ', filter }),
    ];
    expect(answers.map((answer) => answer.json().errors.name)).toEqual([
      [followUpMessages.filtersFull],
      [followUpMessages.filterNameRequired],
    ]);
    expect((await ask('POST', url(), { name: 'Filter 3', filter })).statusCode).toBe(200);
  });
});

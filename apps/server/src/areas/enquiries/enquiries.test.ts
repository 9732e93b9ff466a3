import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { LIVE_CHANNEL } from '@vitrine/store/live/channel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveMessage } from '../../live/publish.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let organisationId: number;
let configurator: number;
let token: string;

beforeAll(async () => {
  t = await appForTests();
  organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  configurator = await aConfigurator(t.services, { organisationId, name: 'Kitchen' });
  await deployFirstVersion(t.services, configurator);
  token = await aSession(
    t.services,
    await aUser(t.services, { email: 'owner@oakline.test', groupId: 2, organisationId }),
  );
});
afterAll(() => t.close());

const content = 'http://vitrine-content.localhost:4000';
let addresses = 0;

async function send(fields: Record<string, string> = {}, options: { image?: Buffer; origin?: string } = {}) {
  const form = new FormData();
  const all = {
    name: 'Priya Shah',
    email: 'priya@example.org',
    phone: '07700 900119',
    configurator_id: String(configurator),
    type: 'panoramic',
    items: JSON.stringify([
      {
        component: 'Walls',
        id: 'W1',
        name: 'Chalk White',
        thumbnail: 'https://tracker.example/p.png',
      },
    ]),
    url: 'https://www.oakline.example/design?panoramicConfig=W1',
    terms: '1',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  if (options.image)
    form.set('previewImage', new Blob([new Uint8Array(options.image)], { type: 'image/jpeg' }), 'design.jpg');
  const body = new Response(form);
  return t.app.inject({
    method: 'POST',
    url: '/viewer/contact/request',
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      host: 'api.vitrine.localhost:4000',
      ...(options.origin ? { origin: options.origin } : {}),
    },
    remoteAddress: `10.1.${Math.floor(addresses / 200)}.${(addresses++ % 200) + 1}`,
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

const list = async () =>
  (
    await t.app.inject({
      url: `/api/organisations/${organisationId}/enquiries`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).json().data;

describe('POST viewer/contact/request', () => {
  test('succeeds, saves the enquiry, and emails the organisation and the visitor', async () => {
    const image = await tinyPng(64, 40, [200, 100, 50, 255]);
    const answer = await send(
      { custom_fields: JSON.stringify({ showroom: 'Leeds' }) },
      { image, origin: 'https://www.oakline.example' },
    );
    expect(answer.json()).toEqual({ success: true, message: enquiryMessages.saved });
    const [enquiry] = await list();
    expect(enquiry).toMatchObject({
      name: 'Priya Shah',
      status: 'New',
      type: 'other',
      custom_fields: { showroom: 'Leeds' },
      configurator: {
        ...{ id: configurator, name: 'Kitchen', group_name: 'Kitchens' },
        groups: [{ id: expect.any(Number), name: 'Kitchens', safe_name: 'kitchens' }],
      },
      url: 'https://www.oakline.example/design?panoramicConfig=W1',
    });
    expect(enquiry.items[0].thumbnail).toMatch(
      new RegExp(`^${content}/oakline/kitchens/kitchen/assets/[\\w-]+\\.webp$`),
    );
    const path = enquiry.previewImage.replace(`${content}/`, '');
    expect((await t.services.content.read(path))?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    await t.deliver();
    expect(t.sent.map(({ to, replyTo }) => ({ to, replyTo }))).toEqual([
      { to: 'contact@oakline.example', replyTo: 'priya@example.org' },
      { to: 'priya@example.org', replyTo: 'contact@oakline.example' },
    ]);
    expect(t.sent[0]?.html).toContain('Chalk White');
  });

  test('has no room for thousands of custom fields, which would all be emailed', async () => {
    const fields = (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`field ${at}`, 'x'])));
    const answer = await send({ custom_fields: fields(limits.customFieldsSent + 1) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ custom_fields: [expect.stringContaining('50')] });
    expect((await send({ custom_fields: fields(limits.customFieldsSent) })).statusCode).toBe(200);
  });

  test('has the required custom fields, under the names that they have in any case, where the form is shown', async () => {
    const own = (over: object) => ({ placeholder: 'Room size', type: 'text', required: true, ...over });
    const customFields = [own({ name: 'room size' }), own({ name: 'site', type: 'email', required: false })];
    const change = (saveDesign: object, supportsSaveDesign = true) =>
      t.store.db
        .updateTable('configurators')
        .set({ customisation: JSON.stringify({ saveDesign }), supportsSaveDesign })
        .where('id', '=', configurator)
        .execute();
    await change({ customFields });
    const before = (await list()).length;
    const missing = await send({ custom_fields: '{"room size":" "}' });
    expect([missing.statusCode, missing.json().errors]).toEqual([
      422,
      { 'custom_fields.room size': ['Room size is required!'] },
    ]);
    expect((await send()).statusCode).toBe(422);
    const invalid = await send({ custom_fields: '{"room size":"12","site":"nobody"}' });
    expect(invalid.json().errors).toEqual({ 'custom_fields.site': ['Enter a valid email address'] });
    expect((await list()).length).toBe(before);
    expect((await send({ custom_fields: '{"Room Size":"12"}' })).statusCode).toBe(200);
    await change({ customFields }, false);
    expect((await send()).statusCode).toBe(200);
    await change({}, true);
  });

  test.each(['custom_fields', 'measures'])('%s are counted before each of them is looked at', async (field) => {
    const many = JSON.stringify(Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`field ${at}`, true])));
    expect((await send({ [field]: many })).json().errors).toEqual({ [field]: [expect.any(String)] });
  });

  test('an enquiry is named to open lists of its tenant, one in quarantine is not', async () => {
    const events: LiveMessage[] = [];
    const listening = await t.services.listen(LIVE_CHANNEL, (payload) => {
      if (payload !== '') events.push(JSON.parse(payload));
    });
    await send({ name: 'Trapped', website: 'http://spam.example' });
    await send({ name: 'Live Lane' });
    await expect.poll(() => events).not.toEqual([]);
    const [newest] = await list();
    expect([newest.name, events]).toEqual([
      'Live Lane',
      [{ frame: { event: 'enquiry created', data: { enquiry_id: newest.id } }, audience: { organisationId } }],
    ]);
    await listening.stop();
  });

  test.each([
    ['zoë.müller@bäder-kunde.de', 'zoë.müller@bäder-kunde.de'],
    ['zoe\u0308.müller@xn--bder-kunde-q5a.de', 'zoë.müller@xn--bder-kunde-q5a.de'],
    ['用户@例子.广告', '用户@例子.广告'],
  ])('accepts the address %s and emails it', async (email, stored) => {
    await t.deliver();
    t.sent.length = 0;
    expect((await send({ email })).json()).toEqual({ success: true, message: enquiryMessages.saved });
    expect((await list())[0].email).toBe(stored);
    await t.deliver();
    expect(t.sent.map(({ to, replyTo }) => ({ to, replyTo }))).toEqual([
      { to: 'contact@oakline.example', replyTo: stored },
      { to: stored, replyTo: 'contact@oakline.example' },
    ]);
  });

  test('writes the design to the content host, without anything personal', async () => {
    const [{ data_url, json_file }] = await list();
    const design = (await t.services.content.read(`${data_url}${json_file}.json`))?.toString('utf8') ?? '';
    expect(design).toContain('Chalk White');
    expect(design).not.toMatch(/priya|07700|Leeds/i);
  });

  test('answers a retry with the same key without doubling anything', async () => {
    const before = (await list()).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ client_key: 'abcdefgh-1' })));
    expect(answers.every((answer) => answer.json().success)).toBe(true);
    expect((await list()).length).toBe(before + 1);
  });

  test('accepts every field of the form, with items as an object by component', async () => {
    const answer = await send({
      name: 'By Component',
      budget: '10000',
      postcode: 'LS11 5PS',
      reseller: '[]',
      items: JSON.stringify({ Doors: 'Matt Cashmere', Walls: { name: 'Chalk White' } }),
    });
    expect(answer.json()).toEqual({ success: true, message: enquiryMessages.saved });
    const enquiry = (await list()).find((row: { name: string }) => row.name === 'By Component');
    expect(enquiry).toMatchObject({ budget: '10000', postcode: 'LS11 5PS' });
    expect(enquiry.items).toMatchObject([
      { component: 'Doors', name: 'Matt Cashmere' },
      { component: 'Walls', name: 'Chalk White' },
    ]);
  });

  test('drops pages and images of other websites', async () => {
    await send({
      name: 'Other Links',
      url: 'javascript:alert(1)',
    });
    const enquiry = (await list()).find((row: { name: string }) => row.name === 'Other Links');
    expect(enquiry.url).toBeNull();
    expect(enquiry.items[0].thumbnail).not.toContain('tracker');
  });
});

describe('POST viewer/contact/request rejects', () => {
  test.each([
    ['no name', { name: '' }, 'name'],
    ['an address that is none', { email: 'priya' }, 'email'],
    ['a mark of direction in the address', { email: 'a\u202e@example.org' }, 'email'],
    ['a line break in the address', { email: 'a@example.org\nbcc: x@example.org' }, 'email'],
    ['no configurator', { configurator_id: '' }, 'configurator_id'],
    ['an unknown configurator', { configurator_id: '99999' }, 'configurator_id'],
    ['items that are no list', { items: 'x' }, 'items'],
    ['an unknown type', { type: 'spaceship' }, 'type'],
  ])('%s, by name', async (_case, fields, field) => {
    const before = (await list()).length;
    const answer = await send(fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[field]).toBeDefined();
    expect((await list()).length).toBe(before);
  });

  test('an image over 8 MB', async () => {
    const answer = await send({}, { image: Buffer.alloc(8 * 1024 * 1024 + 10, 7) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().code).toBe('uploads.too_large');
  });

  test('a file that only calls itself an image', async () => {
    const answer = await send(
      {},
      { image: Buffer.from('<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>') },
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.previewImage).toEqual([enquiryMessages.imageInvalid]);
  });

  test.each([
    ...['https://evil.example', 'https://evil-oakline.example', 'https://oakline.example.evil.test', 'null'],
    // The product's own hosts: back-offices, of other tenants among them.
    ...['http://admin.vitrine.localhost:4000', 'http://terra.vitrine.localhost:4000', 'http://vitrine.localhost:4000'],
  ])('the foreign website %s', async (origin) => {
    const answer = await send({}, { origin });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('access.foreign_origin');
  });
});

test('the dashboard’s preview, which is on the content host, sends an enquiry', async () => {
  const answer = await send({}, { origin: 'http://vitrine-content.localhost:4000' });
  expect(answer.statusCode).toBe(200);
});

test('a back-office is never stored as the page of an enquiry', async () => {
  const url = 'http://terra.vitrine.localhost:4000/configurators?panoramicConfig=W1';
  expect((await send({ url, name: 'Paging Person' })).statusCode).toBe(200);
  expect((await list()).find(({ name }: { name: string }) => name === 'Paging Person').url).toBeNull();
});

describe('PATCH enquiries/{id}', () => {
  const change = async (status: string) => {
    const [{ id }] = await list();
    return t.app.inject({
      method: 'PATCH',
      url: `/api/enquiries/${id}`,
      payload: { status },
      headers: { authorization: `Bearer ${token}` },
    });
  };

  test('marks an enquiry as viewed', async () => {
    expect((await change('Viewed')).json().data.status).toBe('Viewed');
    expect((await list())[0].status).toBe('Viewed');
  });

  test('rejects any other status', async () => {
    expect((await change('Archived')).statusCode).toBe(422);
  });
});

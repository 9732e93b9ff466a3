import { apiTestRoutes } from '@vitrine/contract/enquiries/api-tests/api-test-routes';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../../testing/app-for-tests.ts';
import { callsOf } from '../../../testing/calls-of.ts';
import { type FormPart, sendForm } from '../../../testing/form-request.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let administrator: string;
let kitchen: number;
let e2e: number;

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  kitchen = await aConfigurator(t.services, { organisationId: oakline, name: 'Kitchen' });
  e2e = await anOrganisation(t.services, { name: 'e2e', subdomain: 'e2e' });
  await t.services.db
    .updateTable('organisations')
    .set({ contactEmail: 'e2e@vitrine.test' })
    .where('id', '=', e2e)
    .execute();
  administrator = await aSession(
    t.services,
    await aUser(t.services, { email: 'alex@vitrine.test', groupId: 1, organisationId: null }),
  );
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deliver();
  t.sent.length = 0;
  t.setNow(TEST_DAY);
});

const aToken = async (): Promise<{ token: string; expires_at: string }> =>
  (await call('POST', '/testing/token', { token: administrator })).json().data;

const send = (token: string, fields: Record<string, FormPart> = {}) =>
  sendForm(t, '/contact/request', token, {
    name: 'Test Customer',
    email: 'customer@vitrine.test',
    url: 'http://oakline.test/',
    type: 'panoramic',
    configurator_id: String(kitchen),
    items: JSON.stringify([{ component: 'Walls', name: 'Soft Linen', thumbnail: '' }]),
    ...fields,
  });

const WARDROBE = {
  ...{ cabinetWidth: 2400, cabinetHeight: 2260, doorCount: 2, trim: 'Nickel', frame: 'Top', doorType: 'Sliding' },
  ...{ frameMaterial: 'Aluminium', frameStyle: 'Slim', internalMat: 'White', internalThumb: '', internals: ['Rail'] },
  ...{ trimHex: '#a7a5a0', trimThumb: '', url: '' },
  doors: [{ number: 1, layout: 'three', layoutName: 'Three panels', thumbnail: '', panels: ['Oak'], panelCount: 1 }],
};

test('the token is good for an hour, for test enquiries and nothing else', async () => {
  const { token, expires_at } = await aToken();
  expect(new Date(expires_at).getTime() - TEST_DAY.getTime()).toBe(3600 * 1000);
  expect(apiTestRoutes.sendTestEnquiry.ability).toBe('contact');
  for (const url of ['/user', '/organisations', '/configurators', `/organisations/${e2e}/enquiries`])
    expect((await call('GET', url, { token })).statusCode).toBe(401);
  expect((await call('POST', '/testing/token', { token })).statusCode).toBe(401);
  expect((await send(token)).statusCode).toBe(200);
  t.setNow(new Date(TEST_DAY.getTime() + 3600 * 1000 + 1));
  expect((await send(token)).statusCode).toBe(401);
});

test('a new token ends the former one, and a former administrator’s is worthless', async () => {
  const { token: former } = await aToken();
  const userId = await aUser(t.services, { email: 'leaving@vitrine.test', groupId: 1, organisationId: null });
  const session = await aSession(t.services, userId);
  const { token } = (await call('POST', '/testing/token', { token: session })).json().data;
  expect((await send(token)).statusCode).toBe(200);
  await t.services.db.updateTable('users').set({ groupId: 2, organisationId: e2e }).where('id', '=', userId).execute();
  expect((await send(token)).statusCode).toBe(403);
  await aToken();
  expect((await send(former)).statusCode).toBe(401);
});

test('both emails go out, and the enquiry is one of the organisation e2e', async () => {
  const { token } = await aToken();
  const image = [{ name: 'design.png', bytes: await tinyPng(64, 40, [200, 100, 50, 255]) }];
  const answer = await send(token, { previewImage: image });
  expect(answer.json()).toMatchObject({ success: true, message: expect.any(String) });
  await t.deliver();
  expect(t.sent.map(({ to }) => to).sort()).toEqual(['customer@vitrine.test', 'e2e@vitrine.test']);
  const rows = await t.services.db.selectFrom('enquiries').select(['organisationId', 'image']).execute();
  expect(new Set(rows.map(({ organisationId }) => organisationId))).toEqual(new Set([e2e]));
  expect(rows.some(({ image: path }) => path?.endsWith('preview.jpg'))).toBe(true);
});

test.each([
  ['floors', [{ id: 'F1', name: 'Mist', blend: 'A 100%', thumbnail: '', flake_size: 'Medium', hex_thumbnail: '#aaa' }]],
  ['robes', [WARDROBE]],
])('a test of %s is accepted, and its email names what was chosen', async (type, items) => {
  const { token } = await aToken();
  expect((await send(token, { type, items: JSON.stringify(items) })).json().success).toBe(true);
  await t.deliver();
  const email = t.sent.find(({ to }) => to === 'e2e@vitrine.test');
  expect(email?.html).toContain(type === 'robes' ? '2400 mm' : 'Mist');
});

test.each([
  ['a wardrobe without its doors', { type: 'robes', items: JSON.stringify([{ ...WARDROBE, doors: undefined }]) }],
  ['more wardrobes than an enquiry can have', { type: 'robes', items: JSON.stringify(Array(80).fill(WARDROBE)) }],
  ['a configurator that does not exist', { configurator_id: '987654' }],
  ['no address', { email: 'abc' }],
])('%s is rejected with 422', async (_, fields) => {
  const { token } = await aToken();
  expect((await send(token, fields)).statusCode).toBe(422);
});

test('every signed-in user can read how to reach support', async () => {
  expect((await call('GET', '/support', { token: administrator })).json().data).toEqual({
    email: 'support@vitrine.test',
    phone: '020 7946 0018',
    booking_url: 'http://shop.localhost:4000/book-a-call',
  });
  expect((await call('GET', '/support')).statusCode).toBe(401);
});

import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../app-for-tests.ts';
import { sendForm } from '../form-request.ts';
import { aConfigurator, anOrganisation } from '../tenants.ts';

let t: TestApp;
let configuratorId: number;
let foreignReseller: number;

beforeAll(async () => {
  t = await appForTests();
  const organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const terra = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
  foreignReseller = await anOrganisation(t.services, { name: 'Tile Hub', subdomain: 'tilehub', parentId: terra });
  configuratorId = await aConfigurator(t.services, { organisationId, name: 'Kitchen' });
});
afterAll(() => t.close());

const send = (overrides: Record<string, string>, from?: string) => {
  const form = {
    ...{ name: 'Priya Shah', email: 'priya@example.org', phone: '020 7946 0018', terms: '1', elapsed: '9000' },
    ...{ configurator_id: String(configuratorId), type: 'panoramic', items: '[]' },
    ...overrides,
  };
  return sendForm(t, '/viewer/contact/request', undefined, form, from);
};

test('twenty retries of one enquiry at the same moment are one enquiry and one email to each', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send({ client_key: 'the-same-visit-0001' })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(await t.services.db.selectFrom('enquiries').select('id').execute()).toHaveLength(1);
  await t.deliver();
  expect(t.sent.map(({ to }) => to).sort()).toEqual(['contact@oakline.example', 'priya@example.org']);
});

test('one address gets a limited number of emails an hour, from any sender, and invented resellers get none', async () => {
  t.sent.length = 0;
  const victim = 'victim@example.org';
  for (let n = 0; n < enquiryLimits.hourlyFromEmail + 15; n++) {
    const overrides = { name: 'Mallory', email: victim, reseller: JSON.stringify([foreignReseller, 987_654]) };
    const { statusCode } = await send(overrides, `10.9.0.${n + 1}`);
    expect(statusCode).toBe(200);
  }
  await t.deliver();
  expect(t.sent.filter(({ to }) => to === victim)).toHaveLength(enquiryLimits.hourlyFromEmail);
  expect(new Set(t.sent.map(({ to }) => to))).toEqual(new Set([victim, 'contact@oakline.example']));
});

test('likewise from many senders at the same moment', async () => {
  t.sent.length = 0;
  const victim = 'another@example.org';
  const count = enquiryLimits.hourlyFromEmail + 15;
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) => send({ email: n % 2 ? victim : victim.toUpperCase() }, `10.9.1.${n + 1}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(count).fill(200));
  await t.deliver();
  expect(t.sent.filter(({ to }) => to.toLowerCase() === victim)).toHaveLength(enquiryLimits.hourlyFromEmail);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../app-for-tests.ts';
import { sendForm } from '../form-request.ts';
import { aConfigurator, anOrganisation } from '../tenants.ts';

let t: TestApp;
let configurator: number;

beforeAll(async () => {
  t = await appForTests();
  const organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  configurator = await aConfigurator(t.services, { organisationId, name: 'Kitchen' });
});
afterAll(() => t.close());

test('a visitor who changes the address within one IPv6 network has ten sign-ins a minute, like others', async () => {
  const signIn = async (email: string, remoteAddress: string): Promise<number> => {
    const payload = { email, password: 'guessed' };
    return (await t.app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress })).statusCode;
  };
  const statuses: number[] = [];
  for (let at = 0; at < 12; at++) statuses.push(await signIn(`a${at}@b.test`, `2001:db8:5:6:${at}::${at}`));
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  expect(await signIn('a@b.test', '2001:db8:5:7::1')).toBe(401);
});

test('enquiries of one IPv6 network are counted together, as a sign of a machine too', async () => {
  const fields = { name: 'A', email: 'a@example.org', type: 'panoramic', items: '[]', terms: '1' };
  const form = { ...fields, configurator_id: String(configurator) };
  await t.services.db.deleteFrom('attempts').execute();
  for (const host of ['1', 'ffff:2']) {
    const answer = await sendForm(t, '/viewer/contact/request', undefined, form, `2001:db8:5:6::${host}`);
    expect(answer.statusCode).toBe(200);
  }
  const counted = await t.services.db.selectFrom('attempts').select('count').execute();
  expect(counted).toEqual([{ count: 2 }, { count: 2 }]);
});

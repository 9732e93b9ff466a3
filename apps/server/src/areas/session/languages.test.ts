import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let oakline: number;
let northside: number;
let owner: string;
let reseller: string;
let admin: string;

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  northside = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: oakline });
  owner = await aSession(services, await aUser(services, { email: 'o@oak.test', groupId: 2, organisationId: oakline }));
  reseller = await aSession(
    services,
    await aUser(services, { email: 'n@north.test', groupId: 2, organisationId: northside }),
  );
  admin = await aSession(services, await aUser(services, { email: 'a@v.test', groupId: 1, organisationId: null }));
});
afterAll(() => t.close());

describe('answers', () => {
  test('null until an account chooses, then the choice, at once and in every answer about the user', async () => {
    expect((await call('GET', '/user', { token: owner })).json().data.language).toBeNull();
    const answer = await call('PUT', '/user/language', { token: owner, payload: { language: 'de' } });
    expect(answer.json().data).toMatchObject({ email: 'o@oak.test', language: 'de' });
    expect((await call('GET', '/user', { token: owner })).json().data.language).toBe('de');
    expect((await call('GET', '/user', { token: reseller })).json().data.language).toBeNull();
    await call('PUT', '/user/language', { token: owner, payload: { language: null } });
    expect((await call('GET', '/user', { token: owner })).json().data.language).toBeNull();
  });

  test('the language of a tenant, which its users, its manufacturer and administrators set', async () => {
    const edit = { token: owner, payload: { language: 'fr' } };
    expect((await call('PATCH', `/organisations/${oakline}/edit`, edit)).json().data.language).toBe('fr');
    const own = { token: reseller, payload: { language: 'nl' } };
    expect((await call('PATCH', `/resellers/${northside}/edit`, own)).json().data.language).toBe('nl');
    const managed = { token: admin, payload: { id: northside, language: null } };
    expect((await call('PATCH', '/resellers', managed)).json().data.language).toBeNull();
    const { organisation, reseller: none } = (await call('GET', '/user', { token: owner })).json().data;
    expect([organisation.language, none]).toEqual(['fr', null]);
    expect((await call('GET', '/user', { token: reseller })).json().data.reseller.language).toBeNull();
  });
});

describe('rejects', () => {
  test.each(['xx', 'ar', 'DE', '', 7, undefined])('%s as a language of an account', async (language) => {
    const answer = await call('PUT', '/user/language', { token: owner, payload: { language } });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['language']);
  });

  test('an unknown language of a tenant, and leaves the stored one', async () => {
    const answer = await call('PATCH', `/organisations/${oakline}/edit`, { token: owner, payload: { language: 'he' } });
    expect(Object.keys(answer.json().errors)).toEqual(['language']);
    expect((await call('GET', '/user', { token: owner })).json().data.organisation.language).toBe('fr');
  });
});

describe('guards', () => {
  test('who is signed out chooses nothing, and a reseller leaves its organisation’s language alone', async () => {
    expect((await call('PUT', '/user/language', { payload: { language: 'de' } })).statusCode).toBe(401);
    const foreign = { token: reseller, payload: { language: 'it' } };
    expect((await call('PATCH', `/organisations/${oakline}/edit`, foreign)).statusCode).toBe(404);
  });
});

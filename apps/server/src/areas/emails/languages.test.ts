import type { Language } from '@vitrine/contract/languages/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { sendEnquiry } from '../../testing/form-request.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let oakline: number;
let northside: number;
let configurator: number;
let owner: number;
let token: string;
let addresses = 0;

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  northside = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: oakline });
  await t.store.db
    .updateTable('organisations')
    .set({ contactEmail: 'contact@oakline.test' })
    .where('id', '=', oakline)
    .execute();
  configurator = await aConfigurator(services, { organisationId: oakline, name: 'Kitchen' });
  await deployFirstVersion(services, configurator);
  const permissions = ['users.invite', 'configurators'];
  owner = await aUser(services, { email: 'owner@oakline.test', groupId: 2, organisationId: oakline, permissions });
  token = await aSession(services, owner);
});
afterAll(() => t.close());

const setLanguages = async (values: { oakline?: 'de' | null; northside?: 'fr' | null; owner?: 'it' | null }) => {
  const { db } = t.store;
  for (const [id, language] of [
    [oakline, values.oakline ?? null],
    [northside, values.northside ?? null],
  ] as const)
    await db.updateTable('organisations').set({ language }).where('id', '=', id).execute();
  await db
    .updateTable('users')
    .set({ language: values.owner ?? null })
    .where('id', '=', owner)
    .execute();
};

beforeEach(async () => {
  t.sent.length = 0;
  await setLanguages({});
});

async function enquire(fields: Record<string, string>) {
  const room = { configurator_id: String(configurator), type: 'panoramic', items: '[]' };
  await sendEnquiry(t, { ...room, url: 'https://www.oakline.example/design', ...fields }, `10.7.0.${++addresses}`);
  const to = (recipient: string) => t.sent.find((email) => email.to === recipient);
  return { visitor: to('priya@example.org'), tenant: to('contact@oakline.test') };
}

const storedLanguage = async () =>
  (await t.store.db.selectFrom('enquiries').select('language').orderBy('id', 'desc').executeTakeFirstOrThrow())
    .language;

describe('an enquiry', () => {
  test.each<[string, Language, string]>([
    ['de', 'de', 'Hier ist Ihr Entwurf'],
    ['fr-CA', 'fr', 'Voici votre création'],
    ['se', 'se', 'Här är din design'],
    ['xx', 'en-gb', 'Here is your design'],
    ['x'.repeat(500), 'en-gb', 'Here is your design'],
  ])('in %s is stored as %s, and its visitor reads "%3$s"', async (lang, stored, subject) => {
    const { visitor, tenant } = await enquire({ lang });
    expect(await storedLanguage()).toBe(stored);
    expect(visitor?.subject).toBe(subject);
    expect(tenant?.subject).toBe('You have a new enquiry');
  });

  test('without a language is British English', async () => {
    expect((await enquire({})).visitor?.html).toContain('dir="ltr" lang="en-GB"');
  });

  test('is announced in the tenant’s language, with the time as that language writes it', async () => {
    await setLanguages({ oakline: 'de', owner: 'it' });
    const { visitor, tenant } = await enquire({ lang: 'nl' });
    expect(tenant?.subject).toBe('Sie haben eine neue Anfrage');
    expect(tenant?.text).toMatch(/Priya Shah hat heute um \d\d:\d\d Uhr einen Entwurf in Kitchen gespeichert\./);
    expect(tenant?.html).toContain('lang="de"');
    expect(visitor?.subject).toBe('Hier is uw ontwerp');
  });
});

describe('an email about an account', () => {
  const subjectOfReset = async (email: string) => {
    t.sent.length = 0;
    await call('POST', '/password/recovery/email', { payload: { email } });
    await t.deliver();
    return t.sent[0]?.subject;
  };

  test('is in the language of the account, else of the tenant, else in British English', async () => {
    expect(await subjectOfReset('owner@oakline.test')).toBe('Reset your password');
    await setLanguages({ oakline: 'de' });
    expect(await subjectOfReset('owner@oakline.test')).toBe('Passwort zurücksetzen');
    await setLanguages({ oakline: 'de', owner: 'it' });
    expect(await subjectOfReset('owner@oakline.test')).toBe('Reimposti la Sua password');
  });

  test('of a reseller’s user is in the reseller’s language, else in its manufacturer’s', async () => {
    const invite = async (email: string) => {
      t.sent.length = 0;
      const payload = { first_name: 'Nora', last_name: 'North', email };
      const answer = await call('POST', `/organisations/${northside}/users`, { token, payload });
      expect(answer.statusCode).toBe(200);
      await t.deliver();
      return t.sent[0]?.subject;
    };
    await setLanguages({ oakline: 'de' });
    expect(await invite('one@north.test')).toBe('Ihre Einladung zu Northside, einem Händler von Oakline');
    await setLanguages({ oakline: 'de', northside: 'fr' });
    expect(await invite('two@north.test')).toBe('Votre invitation chez Northside, revendeur de Oakline');
  });
});

describe('the tenant’s own texts', () => {
  const at = () => `/configurators/${configurator}/customisation`;
  const save = (payload: object) => call('POST', at(), { token, payload });

  test('count in their language, and the main ones where a language has none', async () => {
    await save({
      emails: { customer_subject: 'Your Oakline kitchen' },
      texts: { de: { header_title: 'Ihre Küche von Oakline' } },
    });
    const { visitor } = await enquire({ lang: 'de' });
    expect(visitor?.subject).toBe('Your Oakline kitchen');
    expect(visitor?.html).toContain('Ihre Küche von Oakline');
    t.sent.length = 0;
    const french = (await enquire({ lang: 'fr' })).visitor;
    expect(french?.subject).toBe('Your Oakline kitchen');
    expect(french?.html).toContain('Voici votre création');
  });
});

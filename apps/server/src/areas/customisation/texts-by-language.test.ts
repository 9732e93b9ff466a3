import { customisationMessages } from '@vitrine/contract/customisation/messages';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { customisationDigest } from '@vitrine/domain/customisation/customisation-digest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentPaths } from '../../hosting/paths.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let configurator: number;
let organisationId: number;
let resellerId: number;
let owner: string;
let reseller: string;
let stranger: string;

const at = (): string => `/configurators/${configurator}/customisation`;

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  resellerId = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: organisationId });
  const other = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  configurator = await aConfigurator(services, { organisationId, name: 'Kitchen' });
  const session = async (email: string, id: number) =>
    aSession(services, await aUser(services, { email, groupId: 2, organisationId: id }));
  owner = await session('o@oakline.test', organisationId);
  reseller = await session('d@north.test', resellerId);
  stranger = await session('s@terra.test', other);
  await call('POST', `/configurators/${configurator}/deploy`, { token: owner, payload: { version: '1' } });
  await t.store.db
    .insertInto('resellerConfigurators')
    .values({ resellerId, configuratorId: configurator, version: 1000, status: 'ready', updatedAt: new Date() })
    .execute();
});
afterAll(() => t.close());

const save = (payload: object, token = owner) => call('POST', at(), { token, payload });
const read = async (token = owner) => (await call('GET', at(), { token })).json().data;
const popupsAt = async (folder: string) => {
  const file = (await t.services.content.read(contentPaths(folder).latest))?.toString() ?? '{}';
  return (JSON.parse(file) as LatestFile).customisation.popups;
};
const ownFolder = async (): Promise<string> =>
  (
    await t.store.db
      .selectFrom('configurators')
      .select('dataUrl')
      .where('id', '=', configurator)
      .executeTakeFirstOrThrow()
  ).dataUrl;

describe('answers', () => {
  test('no texts and the tenant’s language, before any is written', async () => {
    expect(await read()).toMatchObject({ language: 'en-gb', texts: {} });
  });

  test('the texts of each language; one that is not named stays, and one without texts is gone', async () => {
    await save({ texts: { de: { header_title: ' Ihre Küche ', popup_title: 'Danke' }, fr: { cta_btn: 'Venez' } } });
    const answer = await save({ emails: { popup_title: 'Thank you' }, texts: { fr: { cta_btn: '' } } });
    const { emails, texts } = answer.json().data;
    expect(emails.popup_title).toBe('Thank you');
    expect(Object.keys(texts)).toEqual(['de']);
    expect(texts.de).toMatchObject({ header_title: 'Ihre Küche', popup_title: 'Danke', cta_btn: null });
    expect((await read()).texts).toEqual(texts);
  });

  test('a change with the digest of what is stored; with one of before, the sentence that somebody else saved', async () => {
    const seen = customisationDigest(await read());
    const saveSeen = (payload: object) => call('POST', `${at()}?seen=${seen}`, { token: owner, payload });
    expect((await saveSeen({ emails: { popup_title: 'Thank you', header_title: 'Hello' } })).statusCode).toBe(200);
    const late = await saveSeen({ emails: { popup_title: 'Thanks' } });
    expect([late.statusCode, late.json().code, late.json().message]).toEqual([
      ...[409, 'customisation.moved', customisationMessages.moved],
    ]);
    expect((await read()).emails).toMatchObject({ popup_title: 'Thank you', header_title: 'Hello' });
  });

  test('the notice after sending in each language, live at once', async () => {
    expect(await popupsAt(await ownFolder())).toEqual({ de: { title: 'Danke', text: null } });
  });

  test('a copy with its organisation’s texts until it has its own', async () => {
    expect((await read(reseller)).texts.de.header_title).toBe('Ihre Küche');
    await save({ texts: { nl: { popup_text: 'Tot snel' } } }, reseller);
    expect(Object.keys((await read(reseller)).texts)).toEqual(['de', 'nl']);
    await save({ texts: { de: { popup_title: null } } }, reseller);
    expect(Object.keys((await read(reseller)).texts)).toEqual(['nl']);
    expect(Object.keys((await read()).texts)).toEqual(['de']);
    expect(await popupsAt('northside/kitchen')).toEqual({ nl: { title: null, text: 'Tot snel' } });
  });

  test('previews in a language, with its texts over the main ones', async () => {
    const preview = async (input: object) =>
      (await call('POST', `${at()}/email-preview`, { token: owner, payload: input })).json().data;
    const emails = { customer_subject: 'Your kitchen', header_title: 'Hello' };
    const german = await preview({ emails, texts: { de: { header_title: 'Guten Tag' } }, language: 'de' });
    expect(german.customer.subject).toBe('Your kitchen');
    expect(german.customer.html).toContain('Guten Tag');
    expect(german.customer.html).toContain('lang="de"');
    expect(german.organisation.subject).toBe('You have a new enquiry');
    const french = await preview({ emails: {}, language: 'fr' });
    expect(french.customer.subject).toBe('Voici votre création');
    expect(french.defaults).toMatchObject({
      customer_subject: 'Voici votre création',
      enquiry_subject: 'You have a new enquiry',
    });
  });

  test('the main texts as those of the language that the tenant has now, and keeps what that language had', async () => {
    await call('PATCH', `/organisations/${organisationId}/edit`, { token: owner, payload: { language: 'de' } });
    expect(await read()).toMatchObject({ language: 'de', texts: {} });
    await save({ texts: { it: { header_title: 'Cucina' } } });
    await call('PATCH', `/organisations/${organisationId}/edit`, { token: owner, payload: { language: 'en-gb' } });
    const { language, texts } = await read();
    expect([language, Object.keys(texts).sort()]).toEqual(['en-gb', ['de', 'it']]);
  });
});

describe('rejects', () => {
  test.each([
    ['a text that is too long', { de: { header_title: 'x'.repeat(91) } }, 'texts.de.header_title'],
    ['a link that runs a script', { fr: { cta_link: 'javascript:alert(1)' } }, 'texts.fr.cta_link'],
    ['an unknown language', { xx: { header_title: 'x' } }, 'texts'],
  ])('%s, and keeps what is stored', async (_, texts, path) => {
    const before = await read();
    const answer = await save({ texts });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)[0]).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}`));
    expect(await read()).toEqual(before);
  });

  test('a preview in an unknown language', async () => {
    const payload = { emails: {}, language: 'xx' };
    const answer = await call('POST', `${at()}/email-preview`, { token: owner, payload });
    expect(Object.keys(answer.json().errors)).toEqual(['language']);
  });
});

describe('guards', () => {
  test('another tenant finds no texts and writes none', async () => {
    expect((await call('GET', at(), { token: stranger })).statusCode).toBe(404);
    expect((await save({ texts: { de: { header_title: 'Mine' } } }, stranger)).statusCode).toBe(404);
    expect((await read()).texts.de.header_title).toBe('Ihre Küche');
  });
});

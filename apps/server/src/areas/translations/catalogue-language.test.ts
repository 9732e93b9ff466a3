import type { LatestFile } from '@vitrine/contract/latest-file';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';
import { readWords } from '../../words/words-for.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
const id = { oakline: 0, northside: 0, terra: 0, kitchen: 0 };
const tokens = { oakline: '', northside: '', terra: '' };
type Who = keyof typeof tokens;

const FOLDER = 'oakline/kitchens/kitchen';
const WALLS = 'layer/walls/name';
const OAK = 'item/walls/W1/name';

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  id.oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  id.terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  id.northside = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: id.oakline });
  id.kitchen = await aConfigurator(services, { organisationId: id.oakline, name: 'Kitchen' });
  await deployFirstVersion(services, id.kitchen);
  for (const who of Object.keys(tokens) as Who[]) {
    const groupId = who === 'northside' ? 4 : 2;
    const user = await aUser(services, { email: `words@${who}.test`, groupId, organisationId: id[who] });
    tokens[who] = await aSession(services, user);
  }
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.services.db.deleteFrom('translations').execute();
  await t.services.db.updateTable('organisations').set({ language: 'de', catalogueLanguage: null }).execute();
});

const at = (path = '') => `/configurators/${id.kitchen}/translations${path}`;
const set = (language: string | null, who: Who = 'oakline', organisation = id.oakline) =>
  call('PUT', `/organisations/${organisation}/catalogue-language`, { token: tokens[who], payload: { language } });
const translate = async (language: string, texts: Record<string, string>) => {
  const changes = Object.entries(texts).map(([place, text]) => ({
    ...{ place, text, source: place === WALLS ? 'Walls' : 'Chalk White', seen: null },
  }));
  const answer = await call('PUT', at(`/${language}`), { token: tokens.oakline, payload: { changes } });
  expect(answer.statusCode, answer.body).toBe(200);
};
const live = async (): Promise<LatestFile> =>
  JSON.parse((await t.services.content.read(`${FOLDER}/latest.json`))?.toString() ?? 'null');
/** The words that visitors of a language fetch. */
const seen = async (language: 'de' | 'fr' | 'nl' | 'en-gb') => {
  const path = (await live()).words?.[language];
  return path && JSON.parse((await t.services.content.read(`${FOLDER}/${path}`))?.toString() ?? 'null');
};

test('a tenant whose language is German translates its English catalogue to German', async () => {
  expect((await call('GET', at('/de'), { token: tokens.oakline })).statusCode).toBe(409);
  expect((await set('en-gb')).json().data).toEqual({
    ...{ source_language: 'en-gb', catalogue_language: 'en-gb', main_language: 'de' },
  });
  await translate('de', { [WALLS]: 'Wände' });
  expect(await seen('de')).toEqual({ [WALLS]: 'Wände' });
  const progress = (await call('GET', at(), { token: tokens.oakline })).json().data;
  expect(progress).toMatchObject({ source_language: 'en-gb', catalogue_language: 'en-gb', main_language: 'de' });
  expect(progress.languages[0].language).not.toBe('en-gb');
  expect((await call('GET', at('/en-gb'), { token: tokens.oakline })).statusCode).toBe(409);
});

test('what a language lacks is read in the main language, and then as it is written', async () => {
  await set('en-gb');
  await translate('de', { [WALLS]: 'Wände', [OAK]: 'Kreide' });
  await translate('fr', { [OAK]: 'Craie' });
  expect(await seen('fr')).toEqual({ [OAK]: 'Craie', [WALLS]: 'Wände' });
  expect(await seen('nl')).toEqual({ [WALLS]: 'Wände', [OAK]: 'Kreide' });
  expect(await seen('en-gb')).toBeUndefined();
  const { words } = await live();
  expect(words?.nl).toBe(words?.de);
  const organisation = { language: 'de', catalogueLanguage: 'en-gb' } as const;
  const read = (language: 'fr' | 'en-gb') =>
    readWords(t.services, { configuratorId: id.kitchen, resellerId: null, organisation }, language);
  expect(await read('fr')).toEqual({ [OAK]: 'Craie', [WALLS]: 'Wände' });
  expect(await read('en-gb')).toEqual({});
});

test('a change publishes what is live again, and keeps the translations that it hides', async () => {
  await set('en-gb');
  await translate('fr', { [WALLS]: 'Murs' });
  expect(await seen('fr')).toEqual({ [WALLS]: 'Murs' });
  await set('fr');
  await t.deliver();
  expect((await live()).words).toBeUndefined();
  await set('en-gb');
  await t.deliver();
  expect(await seen('fr')).toEqual({ [WALLS]: 'Murs' });
  await set(null);
  const answer = await call('GET', at('/fr'), { token: tokens.oakline });
  expect(answer.json().data).toMatchObject({ source_language: 'de' });
});

test('an unknown language, a reseller and a foreign organisation are rejected', async () => {
  expect((await set('xx')).statusCode).toBe(422);
  expect((await set('fr', 'northside')).statusCode).toBe(403);
  expect((await set('fr', 'oakline', id.northside)).statusCode).toBe(404);
  expect((await set('fr', 'terra')).statusCode).toBe(404);
  const stored = await t.services.db.selectFrom('organisations').select('catalogueLanguage').execute();
  expect(stored.every(({ catalogueLanguage }) => catalogueLanguage === null)).toBe(true);
});

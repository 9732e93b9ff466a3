import type { LatestFile } from '@vitrine/contract/latest-file';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentPaths } from '../../hosting/paths.ts';
import { repairLiveFiles } from '../../publish/repair.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { sendForm } from '../../testing/form-request.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let kitchen: number;
let oakline: number;
let token: string;
const DESIGN = 'W1,H1,D1';

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  kitchen = await aConfigurator(t.services, { organisationId: oakline, name: 'Kitchen' });
  await deployFirstVersion(t.services, kitchen);
  const admin = await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  token = await aSession(t.services, admin);
});
afterAll(() => t.close());

const currencies = async () => {
  const payload = { configurator_id: kitchen, design: DESIGN };
  const calculated = await call('POST', '/prices/calculate', { token, payload });
  const articles = await call('GET', `/organisations/${oakline}/articles`, { token });
  const latest = await t.services.content.read(contentPaths('oakline/kitchens/kitchen').latest);
  return {
    calculated: calculated.json().data.currency,
    articles: articles.json().data[0].currency,
    viewer: (await call('POST', '/viewer/designs/price', { payload })).json().data.currency,
    published: (JSON.parse(String(latest)) as LatestFile).currency,
  };
};

const deploy = async (version: number) =>
  expect((await call('POST', `/configurators/${kitchen}/deploy`, { token, payload: { version } })).statusCode).toBe(
    200,
  );

test('prices are in the currency of the version that is live, not of the one that was saved last', async () => {
  const inPounds = { calculated: 'GBP', articles: 'GBP', viewer: 'GBP', published: 'GBP' };
  const inEuros = { calculated: 'EUR', articles: 'EUR', viewer: 'EUR', published: 'EUR' };
  const json_data = { name: 'data.json', bytes: JSON.stringify({ ...aLayeredFile(), currency: 'EUR' }) };
  const saved = await sendForm(t, `/configurators/${kitchen}/version/major`, token, {
    ...{ _method: 'PATCH', new_version: '2', json_data },
  });
  expect(saved.statusCode).toBe(200);
  await repairLiveFiles(t.services, () => undefined);
  expect(await currencies()).toEqual(inPounds);
  await deploy(2);
  expect(await currencies()).toEqual(inEuros);
  await deploy(1);
  expect(await currencies()).toEqual(inPounds);
});

test('a currency in small letters finds the price list in it', async () => {
  const bytes = JSON.stringify({ ...aLayeredFile(), currency: 'chf' });
  const json_data = { name: 'data.json', bytes };
  await sendForm(t, `/configurators/${kitchen}/version/major`, token, {
    ...{ _method: 'PATCH', new_version: '3', json_data },
  });
  await deploy(3);
  const lists = `/organisations/${oakline}/price-lists`;
  const list = (await call('POST', lists, { token, payload: { name: 'Francs', currency: 'CHF' } })).json().data;
  const { data: articles } = (await call('GET', `/organisations/${oakline}/articles`, { token })).json();
  const changes = Object.fromEntries(articles.map(({ article }: { article: string }) => [article, 1000]));
  await call('PATCH', `${lists}/${list.id}/prices`, { token, payload: { revision: list.revision, changes } });
  const live = { status: 'live', accept_missing: true };
  expect((await call('PUT', `${lists}/${list.id}/status`, { token, payload: live })).statusCode).toBe(200);
  const priced = await call('POST', '/viewer/designs/price', { payload: { configurator_id: kitchen, design: DESIGN } });
  expect(priced.json().data).toMatchObject({ currency: 'CHF', total: 30 });
});

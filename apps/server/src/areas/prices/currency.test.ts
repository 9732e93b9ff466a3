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

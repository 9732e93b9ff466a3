import { organisationLimits } from '@vitrine/contract/organisations/limits';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let token: string;
const id = { oakline: 0, terra: 0 };

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  id.oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  id.terra = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
  const admin = await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  token = await aSession(t.services, admin, 24 * 365);
  expect((await rename(id.oakline, 'oak')).statusCode).toBe(200);
});
afterAll(() => t.close());

const rename = (organisationId: number, subdomain: string) =>
  call('PATCH', `/organisations/${organisationId}/terms`, { token, payload: { access_subdomain: subdomain } });
const create = (name: string, subdomain: string) =>
  call('POST', '/organisations', {
    token,
    payload: {
      ...{ name, access_subdomain: subdomain, authorised_domain: `${subdomain}.example`, enterprise: false },
      ...{ years: 1, sessions: 1000, first_name: 'Ann', last_name: 'Bell' },
    },
  });

test('the former subdomain of a renamed organisation goes to no other organisation and no reseller', async () => {
  for (const answer of [await rename(id.terra, 'OakLine'), await create('Copycat', 'oakline')]) {
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { access_subdomain: [messages.subdomainTaken] }]);
  }
  await t.services.db.updateTable('organisations').set({ enterprise: true }).where('id', '=', id.terra).execute();
  const kitchen = await aConfigurator(t.services, { organisationId: id.terra, name: 'Kitchen' });
  await deployFirstVersion(t.services, kitchen);
  const users = [{ first_name: 'Ann', last_name: 'Bell', email: 'ann@copycat.test' }];
  const payload = { name: 'Oakline', contact_email: 'ann@copycat.test', users, configurators: [{ id: kitchen }] };
  const reseller = await call('POST', `/organisations/${id.terra}/resellers`, { token, payload });
  expect([reseller.statusCode, reseller.json().data.access_subdomain]).toEqual([200, null]);
});

test('the organisation may have it back, and then the other one rests', async () => {
  expect((await rename(id.oakline, 'oakline')).statusCode).toBe(200);
  expect((await rename(id.terra, 'oak')).statusCode).toBe(422);
  expect((await rename(id.oakline, 'oak')).statusCode).toBe(200);
});

test('it is free after a while, and not earlier because its organisation is deleted', async () => {
  expect((await call('DELETE', `/organisations/${id.oakline}`, { token })).statusCode).toBe(200);
  t.setNow(new Date(TEST_DAY.getTime() + organisationLimits.subdomainRestDays * DAY_MS - 1));
  expect((await rename(id.terra, 'oakline')).statusCode).toBe(422);
  t.setNow(new Date(TEST_DAY.getTime() + organisationLimits.subdomainRestDays * DAY_MS));
  expect((await rename(id.terra, 'oakline')).statusCode).toBe(200);
});

import type { LatestFile } from '@vitrine/contract/latest-file';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let north: number;
let kitchen: number;
let minutes = 0;
const token = { owner: '', staff: '', reseller: '', foreign: '', admin: '' };

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  const session = async (email: string, groupId: number, organisationId: number | null, permissions: string[]) =>
    aSession(services, await aUser(services, { email, groupId, organisationId, permissions }), 24 * 60);
  const oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  north = await anOrganisation(services, { name: 'North', subdomain: 'north', parentId: oakline });
  token.owner = await session('owner@oakline.test', 2, oakline, ['organisations.admin']);
  token.staff = await session('staff@oakline.test', 2, oakline, ['configurators']);
  token.reseller = await session('ann@north.test', 4, north, ['configurators', 'users.edit']);
  token.foreign = await session('owner@terra.test', 2, terra, ['organisations.admin']);
  token.admin = await session('admin@vitrine.test', 1, null, []);
  kitchen = await aConfigurator(services, { organisationId: oakline, name: 'Kitchen' });
  await deployFirstVersion(services, kitchen);
  await ask('owner', 'PATCH', `/resellers/${north}`, { configurators: [{ id: kitchen, linked: true }] });
  await t.deliver();
});
afterAll(() => t.close());

const ask = (as: keyof typeof token, method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) =>
  t.app.inject({
    ...{ method, url: `/api${url}`, headers: { authorization: `Bearer ${token[as]}` } },
    ...(payload && { payload }),
  });
const setWebsite = (as: keyof typeof token, authorised_domain: string) =>
  ask(as, 'PATCH', `/resellers/${north}`, { authorised_domain });

/** What a visitor's page on this origin may do with the copy, or with the manufacturer's configurator. */
const visit = async (origin: string, reseller: number[]) => {
  // The server remembers the hosts of a configurator for a minute.
  t.setNow(new Date(TEST_DAY.getTime() + ++minutes * 120_000));
  const headers = { host: 'api.vitrine.localhost:4000', origin };
  const common = { configurator_id: kitchen, reseller };
  const send = async (url: string, payload: object) =>
    (await t.app.inject({ method: 'POST', url, headers, payload })).json().code ?? 'accepted';
  const enquiry = { name: 'Ann', email: 'ann@x.example', type: 'panoramic', items: [], terms: '1' };
  return [
    await send('/viewer/events', { ...common, events: [{ kind: 'heartbeat', age: 0, seconds: 15 }] }),
    await send('/viewer/contact/request', { ...common, ...enquiry, reseller: JSON.stringify(reseller) }),
  ];
};
const hostsOfCopy = async (): Promise<string[]> => {
  const latest: LatestFile = JSON.parse(String(await t.services.content.read('north/kitchen/latest.json')));
  return latest.authorisedDomains;
};

test('the website of a reseller shows its copies, and nothing else of the manufacturer', async () => {
  const origin = 'https://www.new-website.example';
  const rejected = ['access.foreign_origin', 'access.foreign_origin'];
  expect(await visit(origin, [north])).toEqual(rejected);
  const saved = await setWebsite('owner', 'https://new-website.example/kitchens');
  expect([saved.statusCode, saved.json().data.authorised_domain]).toEqual([200, 'new-website.example']);
  await t.deliver();
  expect(await hostsOfCopy()).toEqual(expect.arrayContaining(['new-website.example', 'oakline.example']));
  expect(await visit(origin, [north])).toEqual(['accepted', 'accepted']);
  expect(await visit(origin, [])).toEqual(rejected);
  const pages = await ask('reseller', 'GET', `/configurators/${kitchen}/pages`);
  expect(pages.json().data.domains).toContain('new-website.example');

  expect((await setWebsite('owner', ' ')).json().data.authorised_domain).toBeNull();
  await t.deliver();
  expect(await hostsOfCopy()).not.toContain('new-website.example');
  expect(await visit(origin, [north])).toEqual(rejected);
});

test.each([
  ['a user of the reseller, who sees it', 'reseller', 403],
  ['a user of the manufacturer without the permission', 'staff', 403],
  ['another manufacturer', 'foreign', 404],
] as const)('is not set by %s', async (_who, as, status) => {
  expect((await setWebsite(as, 'mine.example')).statusCode).toBe(status);
  expect((await ask('reseller', 'GET', `/resellers/${north}`)).json().data).toHaveProperty('authorised_domain');
});

test.each(['not a domain', 'localhost', '*.'])('%s is no website', async (input) => {
  const answer = await setWebsite('owner', input);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['authorised_domain']]);
});

test('an own domain is verified and checked again as the manufacturer’s is, by the manufacturer', async () => {
  t.setNow(TEST_DAY);
  const url = `/organisations/${north}/access-domain`;
  const domain = 'design.north.example';
  expect((await ask('owner', 'PUT', url, { access_domain: domain })).statusCode).toBe(403);
  const { proof } = (await ask('admin', 'PUT', url, { access_domain: domain })).json().data;
  expect((await ask('owner', 'POST', `${url}/verify`)).json().code).toBe('organisations.domain_unproved');
  t.domainRecords.set(`_vitrine.${domain}`, [proof]);
  expect((await ask('foreign', 'POST', `${url}/verify`)).statusCode).toBe(404);
  expect((await ask('reseller', 'GET', url)).statusCode).toBe(403);
  expect((await ask('owner', 'POST', `${url}/verify`)).json().data).toMatchObject({ verified: true });
  await t.deliver();
  expect(await hostsOfCopy()).toContain(domain);
  const headers = { host: 'oakline.vitrine.localhost:4000', authorization: `Bearer ${token.reseller}` };
  const user = await t.app.inject({ url: '/api/user', headers });
  expect(user.json().data.home).toBe(`http://${domain}:4000`);

  t.domainRecords.clear();
  t.sent.length = 0;
  for (const day of [7, 8, 9, 10]) {
    t.setNow(new Date(TEST_DAY.getTime() + day * DAY_MS));
    await t.services.db
      .transaction()
      .execute((transaction) => t.services.jobs.enqueue(transaction, 'recheck-domains', {}));
    await t.deliver();
  }
  expect(t.sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['owner@oakline.test', `The verification record of ${domain} is missing`],
    ['owner@oakline.test', `${domain} is no longer used`],
  ]);
  expect(t.sent[0]?.text).toContain(`oakline.vitrine.localhost:4000/resellers/${north}/settings`);
  expect(await hostsOfCopy()).not.toContain(domain);
  const { rows } = await t.store.run(
    "select organisation_id, reseller_id from audit_events where kind = 'organisation.domain_lost'",
  );
  expect(rows).toEqual([{ organisation_id: expect.any(Number), reseller_id: north }]);
});

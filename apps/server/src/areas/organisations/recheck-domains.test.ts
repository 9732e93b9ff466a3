import { DAY_MS } from '@vitrine/domain/dates/durations';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { appForTests, NAME_SERVERS_SILENT, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

const OWNER = ['users.edit', 'organisations.admin'];

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let counter = 0;

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
});
afterAll(() => t.close());
beforeEach(() => {
  t.setNow(TEST_DAY);
  t.domainRecords.clear();
  t.sent.length = 0;
});

interface Tenant {
  id: number;
  domain: string;
  proof: string;
  owner: string;
  admin: string;
  ownerEmail: string;
}

/** A tenant with a custom domain, proved on the day of tests. */
async function aTenant(): Promise<Tenant> {
  const name = `tenant-${counter++}`;
  const id = await anOrganisation(t.services, { name, subdomain: name });
  const ownerEmail = `owner@${name}.test`;
  const userId = await aUser(t.services, { email: ownerEmail, groupId: 2, organisationId: id, permissions: OWNER });
  const admin = await aSession(
    t.services,
    await aUser(t.services, { email: `admin@${name}.test`, groupId: 1, organisationId: null }),
  );
  const domain = `design.${name}.example`;
  const url = `/organisations/${id}/access-domain`;
  const { proof } = (await call('PUT', url, { token: admin, payload: { access_domain: domain } })).json().data;
  t.domainRecords.set(`_vitrine.${domain}`, [proof]);
  expect((await call('POST', `${url}/verify`, { token: admin })).statusCode).toBe(200);
  return { id, domain, proof, owner: await aSession(t.services, userId, 24 * 60), admin, ownerEmail };
}

/** Runs the nightly job, this many days after the day of tests. */
const night = async (day: number): Promise<void> => {
  t.setNow(new Date(TEST_DAY.getTime() + day * DAY_MS));
  await t.services.db
    .transaction()
    .execute((transaction) => t.services.jobs.enqueue(transaction, 'recheck-domains', {}));
  await t.deliver();
};

const shown = async ({ id, owner }: Tenant) =>
  (await call('GET', `/organisations/${id}/access-domain`, { token: owner })).json().data;
const home = async ({ owner }: Tenant): Promise<string> =>
  (await call('GET', '/user', { token: owner })).json().data.home;
const emailed = ({ ownerEmail }: Tenant): string[] =>
  t.sent.filter(({ to }) => to === ownerEmail).map(({ subject }) => subject);

test('a domain without its proof is no longer used after some days, and its owner learns how to restore it', async () => {
  const tenant = await aTenant();
  const { domain, proof } = tenant;
  expect(await home(tenant)).toBe(`http://${domain}:4000`);
  t.domainRecords.delete(`_vitrine.${domain}`);
  await night(6);
  expect(await shown(tenant)).toMatchObject({ verified: true, missing_since: null });
  await night(7);
  expect(await shown(tenant)).toMatchObject({ verified: true });
  expect((await shown(tenant)).missing_since).not.toBeNull();
  expect(emailed(tenant)).toEqual([`The verification record of ${domain} is missing`]);
  await night(8);
  await night(9);
  expect(await home(tenant)).toBe(`http://${domain}:4000`);
  await night(10);
  expect(await home(tenant)).not.toContain(domain);
  expect(await shown(tenant)).toMatchObject({
    ...{ access_domain: domain, verified: false, record_name: `_vitrine.${domain}`, proof },
  });
  expect(emailed(tenant)).toEqual([`The verification record of ${domain} is missing`, `${domain} is no longer used`]);
  expect(t.sent.at(-1)?.text).toContain(`TXT record _vitrine.${domain} with the content ${proof}`);
  const { rows } = await t.store.run(
    "select kind from audit_events where kind like 'organisation.domain%' order by id",
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['organisation.domain_missing', 'organisation.domain_lost']);

  t.domainRecords.set(`_vitrine.${domain}`, [proof]);
  const verify = await call('POST', `/organisations/${tenant.id}/access-domain/verify`, { token: tenant.owner });
  expect(verify.json().data).toMatchObject({ verified: true, missing_since: null });
  expect(await home(tenant)).toBe(`http://${domain}:4000`);
});

test('failing name servers end nothing, however long', async () => {
  const tenant = await aTenant();
  t.domainRecords.clear();
  t.domainRecords.set(NAME_SERVERS_SILENT, []);
  for (let day = 7; day < 27; day++) await night(day);
  expect(await shown(tenant)).toMatchObject({ verified: true, missing_since: null });
  expect(emailed(tenant)).toEqual([]);
});

test('a record that is back in time changes nothing', async () => {
  const tenant = await aTenant();
  const record = `_vitrine.${tenant.domain}`;
  t.domainRecords.delete(record);
  for (const day of [7, 8, 9]) await night(day);
  t.domainRecords.set(record, [tenant.proof]);
  await night(10);
  expect(await shown(tenant)).toMatchObject({ verified: true, missing_since: null });
  t.domainRecords.delete(record);
  await night(16);
  expect(await shown(tenant)).toMatchObject({ missing_since: null });
});

test('a domain that is changed while its proof is looked up is not verified', async () => {
  const { id, admin: token, domain } = await aTenant();
  const url = `/organisations/${id}/access-domain`;
  const set = async (access_domain: string) =>
    (await call('PUT', url, { token, payload: { access_domain } })).json().data;
  const checked = await set(`www.${domain}`);
  t.domainRecords.set(checked.record_name, [checked.proof]);
  const { find } = t.services.domainProofs;
  const finds = vi.spyOn(t.services.domainProofs, 'find').mockImplementationOnce(async (where) => {
    const found = await find(where);
    await set(`bank.${domain}`);
    return found;
  });
  const answer = await call('POST', `${url}/verify`, { token });
  finds.mockRestore();
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'organisations.domain_unproved']);
  const left = (await call('GET', url, { token })).json().data;
  expect(left).toMatchObject({ access_domain: `bank.${domain}`, verified: false });
});

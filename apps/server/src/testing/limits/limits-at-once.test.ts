import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { webhookLimits } from '@vitrine/contract/webhooks/limits';
import { postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../app-for-tests.ts';
import { callsOf } from '../calls-of.ts';
import { anOrganisation, aSession, aUser } from '../tenants.ts';

const AT_ONCE = 20;
const OWNER = ['users.edit', 'users.invite', 'users.create', 'configurators', 'organisations.admin'];

const DATABASES = [
  { name: 'embedded', url: undefined },
  { name: 'on a server', url: postgresForTests },
].filter(({ name, url }) => name === 'embedded' || url !== undefined);

describe.each(DATABASES)('twenty additions at once, one below the limit, with the database $name', ({ url }) => {
  let t: TestApp;
  let call: ReturnType<typeof callsOf>;
  let organisationId: number;
  let token: string;

  beforeAll(async () => {
    t = await appForTests({}, url);
    call = callsOf(t);
    organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
    const owner = { email: 'owner@oakline.test', groupId: 2, organisationId, permissions: OWNER };
    token = await aSession(t.services, await aUser(t.services, owner));
  });
  afterAll(() => t.close());

  const cases = [
    {
      what: 'webhooks',
      maximum: webhookLimits.perOrganisation,
      path: () => `/organisations/${organisationId}/webhooks`,
      body: (n: number) => ({ address: `https://crm.example.org/${n}` }),
      rejected: 409,
    },
    {
      what: 'saved filters',
      maximum: enquiryLimits.filtersPerPerson,
      path: () => `/organisations/${organisationId}/enquiry-filters`,
      body: (n: number) => ({
        name: `Filter ${n}`,
        filter: { source: 'all', stage: 'New', owner: 'all', reseller: 'all', query: '' },
      }),
      rejected: 422,
    },
  ];

  test.each(cases)('of $what let one through', async ({ maximum, path, body, rejected }) => {
    const add = async (n: number) => (await call('POST', path(), { token, payload: body(n) })).statusCode;
    for (let n = 1; n < maximum; n++) expect(await add(n)).toBe(200);
    const statuses = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => add(1000 + n)));
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => rejected)]);
    expect((await call('GET', path(), { token })).json().data).toHaveLength(maximum);
  });

  test('of first users creates one who manages the organisation', async () => {
    const admin = await aSession(
      t.services,
      await aUser(t.services, { email: 'admin@x.test', groupId: 1, organisationId: null }),
    );
    const empty = await anOrganisation(t.services, { name: 'Empty', subdomain: 'empty' });
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        call('POST', `/organisations/${empty}/users`, {
          token: admin,
          payload: { first_name: 'Ann', last_name: 'Bell', email: `first-${n}@example.org` },
        }),
      ),
    );
    const owners = answers.filter((answer) => answer.json().data.permissions.includes('organisations.admin'));
    expect(owners).toHaveLength(1);
  });
});

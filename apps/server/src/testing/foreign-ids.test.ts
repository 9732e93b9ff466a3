import { allRoutes } from '@vitrine/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouteName } from './access/callers.ts';
import { appForTests, type TestApp } from './app-for-tests.ts';
import { callsOf } from './calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from './tenants.ts';

/** Two tenants, each with a reseller. Every row of the other one contains this word. */
const CANARY = 'canary-of-terra';
const NOBODY = 987_654;

let t: TestApp;
let call: ReturnType<typeof callsOf>;
const foreign = { organisationId: 0, resellerId: 0, configuratorId: 0, enquiryId: 0, userId: 0 };
const own = { ...foreign };
const tokens = { owner: '', reseller: '', stranger: '' };

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  const made = async (name: string, subdomain: string) => {
    const organisationId = await anOrganisation(services, { name, subdomain });
    const resellerId = await anOrganisation(services, {
      ...{ name: `${name} reseller`, subdomain: `${subdomain}-reseller`, parentId: organisationId },
    });
    const configuratorId = await aConfigurator(services, { organisationId, name: `${name} kitchen` });
    const userId = await aUser(services, { email: `${subdomain}@people.test`, groupId: 2, organisationId });
    const { id: enquiryId } = await services.db
      .insertInto('enquiries')
      .values({
        ...{
          organisationId,
          configuratorId,
          resellerId,
          name: `${name} visitor`,
          email: `${subdomain}@visitor.test`,
          type: 'other',
        },
        ...{ customFields: '{}', items: '[]' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { organisationId, resellerId, configuratorId, enquiryId, userId };
  };
  Object.assign(own, await made('Oakline', 'oakline'));
  Object.assign(foreign, await made(CANARY, CANARY));
  const permissions = ['users.edit', 'users.invite', 'users.create', 'configurators', 'organisations.admin'];
  const opened = async (email: string, groupId: number, organisationId: number) =>
    aSession(services, await aUser(services, { email, groupId, organisationId, permissions }));
  tokens.owner = await opened('owner@oakline.test', 2, own.organisationId);
  tokens.reseller = await opened('reseller@oakline.test', 4, own.resellerId);
  tokens.stranger = await opened('owner@terra.test', 2, foreign.organisationId);
});
afterAll(() => t.close());

const withIds = Object.entries(allRoutes).filter(([, { path }]) => path.includes('/:'));

/** The path with the other tenant's ids, or with unused ones. */
const filled = (path: string, ids: object | null) => {
  const known = new Map<string, unknown>(Object.entries(ids ?? {}));
  return path.replace(/:(\w+)/g, (_whole, name: string) => String(known.get(name) ?? NOBODY));
};

/** All rows that exist; a foreign row may not even make a difference. */
const digest = async (): Promise<string> => {
  const { rows } = await t.store.run(
    `select md5(string_agg(line, '|' order by line)) as all_rows from (
       select 'o' || o::text as line from organisations o union all select 'c' || c::text from configurators c
       union all select 'e' || e::text from enquiries e union all select 'u' || u::text from users u
       union all select 'r' || r::text from reseller_configurators r) lines`,
  );
  return String(rows[0]?.all_rows);
};

describe.each(['owner', 'reseller'] as const)('for the %s of another tenant', (who) => {
  test.each(withIds.map(([name]) => name as RouteName))(
    '%s answers a foreign id as it answers one of nobody, and changes nothing',
    async (name) => {
      const { method, path } = allRoutes[name];
      const ask = async (ids: object | null) => {
        const sent = method === 'GET' ? {} : { payload: {} };
        const { statusCode, body } = await call(method, filled(path, ids), { token: tokens[who], ...sent });
        return { statusCode, body };
      };
      const before = method === 'GET' ? '' : await digest();
      const answered = await ask(foreign);
      expect(answered).toEqual(await ask(null));
      expect(answered.statusCode).toBeGreaterThanOrEqual(400);
      if (method !== 'GET') expect(await digest()).toBe(before);
    },
  );

  test('no list and no record has anything of the other tenant', async () => {
    const { answers, withCanary } = await readAll(tokens[who]);
    expect(answers).toBeGreaterThan(10);
    expect(withCanary).toEqual([]);
  });
});

test('the other tenant itself does see what is looked for', async () => {
  expect((await readAll(tokens.stranger)).withCanary.length).toBeGreaterThan(8);
});

/**
 * Reads every address with the ids of either tenant; returns the number of successes, and the responses that contain
 * the word.
 */
async function readAll(token: string): Promise<{ answers: number; withCanary: string[] }> {
  let answers = 0;
  const withCanary: string[] = [];
  for (const { method, path } of Object.values(allRoutes)) {
    if (method !== 'GET') continue;
    for (const ids of path.includes('/:') ? [own, foreign] : [foreign]) {
      const address = `${filled(path, ids)}?organisation_id=${foreign.organisationId}`;
      const { body, statusCode } = await call('GET', address, { token });
      if (statusCode === 200) answers++;
      if (body.includes(CANARY)) withCanary.push(address);
    }
  }
  return { answers, withCanary };
}

test('one foreign id among own ones in a body changes nothing at all', async () => {
  const before = await digest();
  const configurators = [
    { id: own.configuratorId, linked: true },
    { id: foreign.configuratorId, linked: true },
  ];
  const answers = [
    await call('PATCH', '/resellers', { token: tokens.owner, payload: { id: foreign.resellerId, name: 'Taken over' } }),
    await call('PATCH', `/resellers/${own.resellerId}`, { token: tokens.owner, payload: { configurators } }),
    await call('POST', `/organisations/${own.organisationId}/resellers`, {
      token: tokens.owner,
      payload: {
        ...{ name: 'New reseller', contact_email: 'new@reseller.test' },
        users: [{ first_name: 'Nora', last_name: 'North', email: 'nora@reseller.test' }],
        configurators: configurators.map(({ id }) => ({ id })),
      },
    }),
    await call('PATCH', `/configurators/${own.configuratorId}/version/minor`, {
      token: tokens.reseller,
      payload: { id: foreign.configuratorId, version: 1, new_version: 1.001, data: [] },
    }),
  ];
  for (const { statusCode } of answers) expect([403, 404, 422]).toContain(statusCode);
  expect(await digest()).toBe(before);
});

test('no row of a tenant is without its tenant, and no id leads to a row that is gone', async () => {
  const { rows } = await t.store.run(
    `select c.table_name || '.' || c.column_name as free from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'organisation_id' and c.is_nullable = 'YES'
      order by free`,
  );
  // Administrators belong to no tenant; events without an account, and email to administrators, have none either. The
  // subdomain of a deleted tenant is no other's for a while.
  expect(rows.map(({ free }) => free)).toEqual([
    'audit_events.organisation_id',
    'emails.organisation_id',
    'retired_subdomains.organisation_id',
    'users.organisation_id',
  ]);
});

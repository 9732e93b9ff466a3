import { postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

const MANAGER = ['users.edit', 'users.invite', 'users.create', 'configurators'];
const OWNER = [...MANAGER, 'organisations.admin'];
const PAIRS = 20;

const DATABASES = [
  { name: 'embedded', url: undefined },
  { name: 'on a server', url: postgresForTests },
].filter(({ name, url }) => name === 'embedded' || url !== undefined);

interface Person {
  id: number;
  token: string;
}

describe.each(DATABASES)('with the database $name', ({ url }) => {
  let t: TestApp;
  let call: ReturnType<typeof callsOf>;
  let counter = 0;

  beforeAll(async () => {
    t = await appForTests({}, url);
    call = callsOf(t);
  });
  afterAll(() => t.close());

  const aTenant = (parentId?: number): Promise<number> => {
    const name = `tenant-${counter++}`;
    return anOrganisation(t.services, { name, subdomain: name, ...(parentId ? { parentId } : {}) });
  };
  const aPerson = async (organisationId: number | null, groupId: number, permissions: string[]): Promise<Person> => {
    const id = await aUser(t.services, {
      email: `person-${counter++}@example.org`,
      ...{ groupId, organisationId, permissions },
    });
    return { id, token: await aSession(t.services, id) };
  };
  const strip = ({ token }: Person, { id }: Person) =>
    call('PUT', `/users/${id}/permissions`, { token, payload: { permissions: ['configurators'] } });
  const remove = ({ token }: Person, { id }: Person) => call('DELETE', `/users/${id}`, { token });
  const statuses = (answers: readonly LightMyRequestResponse[]): number[] =>
    answers.map(({ statusCode }) => statusCode).sort();

  const ownersLeft = async (tenantId: number, key: string): Promise<number> => {
    const people = await t.services.db
      .selectFrom('users')
      .select('permissions')
      .where('organisationId', '=', tenantId)
      .execute();
    return people.filter(({ permissions }) => permissions.includes(key)).length;
  };

  const ACTS = { strip, remove, mixed: strip } as const;

  test.each(Object.keys(ACTS) as (keyof typeof ACTS)[])(
    'two owners who act on each other at once (%s) leave one, and the other is rejected',
    async (act) => {
      const pairs = await Promise.all(
        Array.from({ length: PAIRS }, async () => {
          const tenant = await aTenant();
          const one = await aPerson(tenant, 2, OWNER);
          return { tenant, one, other: await aPerson(tenant, 2, OWNER) };
        }),
      );
      const answers = await Promise.all(
        pairs.map(({ one, other }) =>
          Promise.all([ACTS[act](one, other), act === 'mixed' ? remove(other, one) : ACTS[act](other, one)]),
        ),
      );
      for (const [at, { tenant }] of pairs.entries()) {
        expect(await ownersLeft(tenant, 'organisations.admin')).toBe(1);
        const [first, second] = statuses(answers[at] ?? []);
        expect(first).toBe(200);
        expect([401, 403]).toContain(second);
      }
    },
  );

  test('two administrators who delete the two owners of a tenant at once leave one', async () => {
    const [here, there] = [await aPerson(null, 1, []), await aPerson(null, 3, [])];
    for (let pair = 0; pair < PAIRS; pair++) {
      const tenant = await aTenant();
      const [one, other] = [await aPerson(tenant, 2, OWNER), await aPerson(tenant, 2, OWNER)];
      const answers = await Promise.all([remove(here, one), remove(there, other)]);
      expect(statuses(answers)).toEqual([200, 409]);
      expect(await ownersLeft(tenant, 'organisations.admin')).toBe(1);
    }
  });

  test('two administrators who delete each other at once leave one', async () => {
    for (let pair = 0; pair < PAIRS; pair++) {
      const [one, other] = [await aPerson(null, 1, []), await aPerson(null, 1, [])];
      const answers = await Promise.all([remove(one, other), remove(other, one)]);
      expect(statuses(answers)).toEqual([200, 401]);
    }
  });

  test('the last owner of an organisation and of a reseller stays, with a message, until there is another', async () => {
    const admin = await aPerson(null, 1, []);
    const organisation = await aTenant();
    const reseller = await aTenant(organisation);
    const cases = [
      { owner: await aPerson(organisation, 2, OWNER), tenant: organisation, groupId: 2, keys: OWNER },
      { owner: await aPerson(reseller, 4, MANAGER), tenant: reseller, groupId: 4, keys: MANAGER },
    ];
    for (const { owner, tenant, groupId, keys } of cases) {
      await aPerson(tenant, groupId, ['configurators']);
      for (const answer of [await remove(admin, owner), await strip(admin, owner)]) {
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'users.last_owner']);
        expect(answer.json().message).toMatch(/^At least one active user/);
      }
      await aPerson(tenant, groupId, keys);
      expect((await remove(admin, owner)).statusCode).toBe(200);
    }
  });
});

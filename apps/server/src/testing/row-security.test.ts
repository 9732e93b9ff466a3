import { defineRoute } from '@vitrine/contract/define-route';
import { everyEnquiry } from '@vitrine/store/enquiries/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { mount } from '../mount.ts';
import { newApiSite } from '../sites/api-routes.ts';
import { appForTests, type TestApp } from './app-for-tests.ts';
import { anOrganisation, aSession, aUser } from './tenants.ts';

/** A route whose author forgot the scope. */
const leakyRoute = defineRoute({
  method: 'POST',
  path: '/leaky',
  access: 'signed-in',
  summary: 'Lists all enquiries',
  body: z.object({}),
  answer: z.array(z.number()),
});

describe.skipIf(!postgresForTests)('a route that forgets the scope (skipped where there is no Postgres server)', () => {
  let t: TestApp;
  let site: FastifyInstance;
  const tokens: string[] = [];
  const organisations: number[] = [];

  beforeAll(async () => {
    t = await appForTests({}, postgresForTests);
    const { services } = t;
    site = await newApiSite({ services, shared: t.app.shared, log: Fastify().log }, (path) => [`/api${path}`]);
    mount(site, leakyRoute, async () =>
      (await everyEnquiry(services.db, SYSTEM).execute()).map(({ organisationId }) => organisationId),
    );
    await site.ready();
    for (const name of ['oakline', 'terra']) {
      const organisationId = await anOrganisation(services, { name, subdomain: name });
      const user = await aUser(services, { email: `a@${name}.test`, groupId: 2, organisationId });
      const details = { name: 'A', email: 'a@example.org', type: 'other', customFields: '{}', items: '[]' } as const;
      await services.db
        .insertInto('enquiries')
        .values({ organisationId, ...details })
        .execute();
      organisations.push(organisationId);
      tokens.push(await aSession(services, user));
    }
    const staff = await aUser(services, { email: 'staff@vitrine.test', groupId: 1, organisationId: null });
    tokens.push(await aSession(services, staff));
  });
  afterAll(async () => {
    await site.close();
    await t.close();
  });

  const ask = async (token: string | undefined): Promise<number[]> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.inject({ method: 'POST', url: '/api/leaky', headers, payload: {} });
    return answer.json().data;
  };

  test('returns rows of the caller’s tenant only, also among others’ requests', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => ask(tokens[at % 2])));
    for (const [at, answer] of answers.entries()) expect(answer).toEqual([organisations[at % 2]]);
  });

  test('returns all rows to the provider’s staff', async () => {
    expect((await ask(tokens[2])).sort()).toEqual([...organisations].sort());
  });
});

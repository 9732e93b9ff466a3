import { postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';
import { propagateScene } from './propagate-scene.ts';

describe.skipIf(!postgresForTests)('one propagation that two servers run (skipped without Postgres)', () => {
  let t: TestApp;

  beforeAll(async () => {
    t = await appForTests({}, postgresForTests);
  });
  afterAll(() => t.close());

  test('makes each version once', async () => {
    const { services, app } = t;
    const { db } = services;
    const organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
    const admin = await aUser(services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
    const [source, ...others] = await Promise.all(
      ['Source', 'A', 'B', 'C'].map((name) => aConfigurator(services, { organisationId, name })),
    );
    await db.updateTable('configurators').set({ typeId: 3 }).execute();
    const { propagation_id: propagationId } = (
      await app.inject({
        ...{ method: 'POST', url: `/api/configurators/${source}/deploy` },
        headers: { authorization: `Bearer ${await aSession(services, admin)}` },
        payload: { version: '1', propagate_scene: 'uk_kitchen' },
      })
    ).json().data;

    const run = () => propagateScene(services, { propagationId }, { last: false });
    await Promise.all([run(), run()]);

    const made = await db
      .selectFrom('configuratorVersions')
      .select(['configuratorId', 'version'])
      .where('version', '>', 1000)
      .execute();
    expect(made.map(({ configuratorId }) => configuratorId).sort((a, b) => a - b)).toEqual(
      others.sort((a, b) => a - b),
    );
    const { status, results } = await db.selectFrom('propagations').selectAll().executeTakeFirstOrThrow();
    expect(status).toBe('done');
    expect(results.map((one) => one.status)).toEqual(['saved', 'saved', 'saved']);
  });
});

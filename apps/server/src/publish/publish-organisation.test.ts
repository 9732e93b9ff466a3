import { updateConfigurator } from '@vitrine/store/configurators/queries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentPaths } from '../hosting/paths.ts';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { callsOf } from '../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../testing/tenants.ts';
import { publishOrganisation } from './publish-organisation.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let organisationId: number;
let configurator: number;
let token: string;
const FOLDER = 'oakline/kitchens/kitchen';

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  configurator = await aConfigurator(t.services, { organisationId, name: 'Kitchen' });
  token = await aSession(t.services, await aUser(t.services, { email: 'o@oakline.test', groupId: 2, organisationId }));
  await updateConfigurator(t.store.db, configurator, { supportsPresets: true });
  await call('POST', `/configurators/${configurator}/deploy`, { token, payload: { version: '1' } });
});
afterAll(() => t.close());

/** The database, on which something happens before the first transaction begins. */
function beforeTransaction<Db extends TestApp['store']['db']>(db: Db, act: () => Promise<unknown>): Db {
  let acted: Promise<unknown> | null = null;
  return new Proxy(db, {
    get(target, name) {
      const found = Reflect.get(target, name, target);
      if (typeof found !== 'function') return found;
      if (name !== 'transaction') return found.bind(target);
      const execute = async (run: Parameters<ReturnType<Db['transaction']>['execute']>[0]) => {
        acted ??= act();
        await acted;
        return target.transaction().execute(run);
      };
      return () => ({ execute });
    },
  });
}

test('what is saved while the live files are rewritten stays live', async () => {
  const presets = { [FOLDER]: [{ name: 'Night', configuration: 'W1,H1,D1', imageUrl: null, version: 1 }] };
  const save = async (): Promise<void> => {
    const path = `/configurators/${configurator}/presets`;
    expect((await call('POST', path, { token, payload: presets })).statusCode).toBe(200);
  };
  // Between the list of configurators and the turn of this one.
  const db = beforeTransaction(t.store.db, save);
  await publishOrganisation({ ...t.services, db }, { organisationId });
  const live = JSON.parse(String(await t.services.content.read(contentPaths(FOLDER).latest)));
  expect(live.presets).toEqual([
    {
      name: 'Night',
      configuration: 'W1,H1,D1',
      image: expect.stringMatching(
        /^(\.\.\/)+designs\/image\?configurator=\d+&design=W1%2CH1%2CD1&width=400&height=300&sig=[\w-]{43}$/,
      ),
    },
  ]);
});

test('a configurator whose files are damaged does not keep the others from their new names', async () => {
  const other = await aConfigurator(t.services, { organisationId, name: 'Bedroom' });
  await call('POST', `/configurators/${other}/deploy`, { token, payload: { version: '1' } });
  const { content, db } = t.services;
  await content.removeFolder(contentPaths(FOLDER).versions);
  await db.updateTable('organisations').set({ name: 'Oakline & Sons' }).where('id', '=', organisationId).execute();
  await expect(publishOrganisation(t.services, { organisationId })).rejects.toMatchObject({ code: 'versions.missing' });
  const live = JSON.parse(String(await content.read(contentPaths('oakline/kitchens/bedroom').latest)));
  expect(live.configurator.organisation).toBe('Oakline & Sons');
});

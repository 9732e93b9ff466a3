import { removeGrant } from '@vitrine/store/resellers/queries';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sweepVersions } from '../../hosting/hide-versions.ts';
import { liveFilesOf } from '../../pricing/live-files.ts';
import { publishOrganisation } from '../../publish/publish-organisation.ts';
import { sweepCopies } from '../../publish/sweep-copies.ts';
import { sweepWords } from '../../publish/sweep-words.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';
import { grantConfigurator } from './grant-configurator.ts';

let t: TestApp;
let oakline: number;
let first: { id: number; folder: string };
const configurators: number[] = [];
const MORE = 6;

beforeAll(async () => {
  t = await appForTests();
  oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  await addConfigurator();
  first = await addReseller(configurators);
});
afterAll(() => t.close());

async function addConfigurator(): Promise<void> {
  const id = await aConfigurator(t.services, { organisationId: oakline, name: `Kitchen ${configurators.length}` });
  await deployFirstVersion(t.services, id);
  configurators.push(id);
}

let made = 0;

/** A reseller with finished copies. */
async function addReseller(granted: readonly number[]): Promise<{ id: number; folder: string }> {
  const name = `Reseller ${++made}`;
  const resellerId = await anOrganisation(t.services, { name, subdomain: `reseller-${made}`, parentId: oakline });
  for (const configuratorId of granted) {
    await t.store.db
      .insertInto('resellerConfigurators')
      .values({ resellerId, configuratorId, version: 1000, status: 'pending' })
      .execute();
    await grantConfigurator(t.services, { resellerId, configuratorId });
  }
  return { id: resellerId, folder: name.toLowerCase().replace(' ', '-') };
}

const times = async (count: number, act: () => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < count; at++) await act();
};

/** How many statements an act takes. */
async function statementsOf(act: (services: TestApp['services']) => Promise<unknown>): Promise<number> {
  const { db, ran } = countStatements(t.services.db);
  await act({ ...t.services, db });
  return ran();
}

test('renewing an organisation looks at the copies that there are, not at every reseller for each configurator', async () => {
  const renew = () => statementsOf((services) => publishOrganisation(services, { organisationId: oakline }));
  const before = await renew();
  await times(MORE, () => addReseller([]));
  expect(await renew()).toBe(before);
});

test('renewing a reseller looks at its own copies only', async () => {
  const renew = () => statementsOf((services) => publishOrganisation(services, { organisationId: first.id }));
  const before = await renew();
  await addConfigurator();
  expect(await renew()).toBe(before);
});

test('each copy is renewed in a transaction of its own, so that nobody waits for all of them', async () => {
  await times(2, () => addReseller(configurators.slice(0, 1)));
  const begin = vi.spyOn(t.store.db, 'transaction');
  await publishOrganisation({ ...t.services, db: t.store.db }, { organisationId: oakline });
  const copies = await t.store.db.selectFrom('resellerConfigurators').select('resellerId').execute();
  expect(begin).toHaveBeenCalledTimes(configurators.length + copies.length);
  begin.mockRestore();
});

test('what is saved of one configurator renews its live files and its copies, and no others', async () => {
  await addConfigurator();
  const [one = 0] = configurators;
  const user = await aUser(t.services, { email: 'o@oakline.test', groupId: 2, organisationId: oakline });
  const headers = { authorization: `Bearer ${await aSession(t.services, user)}` };
  const payload = { saveDesign: { contact: 'Call us' } };
  const url = `/api/configurators/${one}/customisation`;
  await t.deliver();
  const write = vi.spyOn(t.services.content, 'write');
  expect((await t.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
  await t.deliver();
  const written = new Set(write.mock.calls.map(([path]) => path).filter((path) => path.endsWith('/latest.json')));
  write.mockRestore();
  const copies = await t.store.db
    .selectFrom('resellerConfigurators')
    .select('resellerId')
    .where('configuratorId', '=', one)
    .execute();
  expect(written.size).toBe(1 + copies.length);
  expect([...written].every((path) => path.endsWith('/kitchen-0/latest.json'))).toBe(true);
});

test('live data files are found in as many statements, whatever the number of configurators', async () => {
  for (const tenant of [
    { id: oakline, parentId: null },
    { id: first.id, parentId: oakline },
  ]) {
    const before = await statementsOf((services) => liveFilesOf(services, tenant));
    await addConfigurator();
    const resellerId = first.id;
    const configuratorId = configurators.at(-1) ?? 0;
    await t.store.db
      .insertInto('resellerConfigurators')
      .values({ resellerId, configuratorId, version: 1000, status: 'ready' })
      .execute();
    expect(await statementsOf((services) => liveFilesOf(services, tenant))).toBe(before);
    expect((await liveFilesOf(t.services, tenant)).map(({ record }) => record.id)).toContain(configuratorId);
  }
});

test('sweeps take as many statements, whatever the number of copies', async () => {
  const reseller = await addReseller([]);
  const sweeps = [
    (services: TestApp['services']) => sweepWords(services),
    (services: TestApp['services']) => sweepVersions(services, () => undefined),
  ];
  const before = await Promise.all(sweeps.map(statementsOf));
  for (const configuratorId of configurators)
    await t.store.db
      .insertInto('resellerConfigurators')
      .values({ resellerId: reseller.id, configuratorId, version: 1000, status: 'ready' })
      .execute();
  expect(await Promise.all(sweeps.map(statementsOf))).toEqual(before);
});

test('copies that their resellers no longer have are found with one look at the files of each reseller', async () => {
  const configuratorId = configurators[0] ?? 0;
  const reseller = await addReseller([configuratorId]);
  const hasFiles = async () => (await t.services.content.list(reseller.folder)).length > 0;
  expect(await hasFiles()).toBe(true);
  await removeGrant(t.store.db, reseller.id, configuratorId);
  const list = vi.fn(t.services.content.list);
  await sweepCopies({ ...t.services, content: { ...t.services.content, list } });
  const resellers = await t.store.db.selectFrom('organisations').select('id').where('parentId', '=', oakline).execute();
  expect(list).toHaveBeenCalledTimes(resellers.length);
  await t.deliver();
  expect(await hasFiles()).toBe(false);
});

import { editorLimits } from '@vitrine/contract/versions/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let configurator: number;
let oakline: number;
let north: number;
const token = { anna: '', bert: '', reader: '', reseller: '', foreign: '', admin: '' };
type Who = keyof typeof token;
let count = 0;
const NOW = new Date('2026-03-02T09:00:00Z');

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  const session = async (name: string, groupId: number, organisationId: number | null, permissions?: string[]) => {
    const email = `${name.toLowerCase()}@oakline.test`;
    const id = await aUser(services, { email, groupId, organisationId, ...(permissions && { permissions }) });
    await services.db.updateTable('users').set({ firstName: name, lastName: 'Berg' }).where('id', '=', id).execute();
    return aSession(services, id);
  };
  oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  north = await anOrganisation(services, { name: 'North', subdomain: 'north', parentId: oakline });
  const terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  token.anna = await session('Anna', 2, oakline, ['configurators', 'organisations.admin']);
  token.bert = await session('Bert', 2, oakline, ['configurators']);
  token.reader = await session('Reader', 2, oakline, []);
  token.reseller = await session('Nora', 4, north);
  token.foreign = await session('Tom', 2, terra);
  token.admin = await session('Vera', 1, null);
});
afterAll(() => t.close());

const ask = (as: Who, method: 'PUT' | 'DELETE' | 'POST' | 'PATCH', url: string, payload?: object) =>
  t.app.inject({
    ...{ method, url: `/api${url}`, headers: { authorization: `Bearer ${token[as]}` } },
    ...(payload && { payload }),
  });

beforeEach(async () => {
  t.setNow(NOW);
  await t.services.db.deleteFrom('configuratorEditors').execute();
  configurator = await aConfigurator(t.services, {
    organisationId: oakline,
    name: `Kitchen ${++count}`,
  });
  await deployFirstVersion(t.services, configurator);
  await ask('anna', 'PATCH', `/resellers/${north}`, { configurators: [{ id: configurator, linked: true }] });
  await t.deliver();
});

const tabOf = (as: Who, number = 1): string => String(Object.keys(token).indexOf(as) * 100 + number).padStart(32, '0');
const report = (as: Who, { tab = 1, ...body }: { tab?: number; reseller?: number } = {}) =>
  ask(as, 'PUT', `/configurators/${configurator}/editors/${tabOf(as, tab)}`, body);
const leave = (as: Who) => ask(as, 'DELETE', `/configurators/${configurator}/editors/${tabOf(as)}`);
const seenBy = async (as: Who, options?: Parameters<typeof report>[1]): Promise<string[]> =>
  (await report(as, options)).json().data.map(({ name }: { name: string }) => name);

describe('who works on a configurator', () => {
  test('sees the others by name, never itself', async () => {
    expect(await seenBy('anna')).toEqual([]);
    expect(await seenBy('bert')).toEqual(['Anna Berg']);
    expect(await seenBy('admin')).toEqual(['Anna Berg', 'Bert Berg']);
    expect(await seenBy('anna')).toEqual(['Bert Berg', 'Vera Berg']);
  });

  test('sees its own other tab', async () => {
    await report('anna');
    expect(await seenBy('anna', { tab: 2 })).toEqual(['Anna Berg']);
  });

  test('is gone at once when it leaves, and after a minute when it says nothing', async () => {
    await report('anna');
    await report('bert');
    expect((await leave('anna')).statusCode).toBe(200);
    expect(await seenBy('admin')).toEqual(['Bert Berg']);
    t.setNow(new Date(NOW.getTime() + editorLimits.goneAfterMs + 1));
    expect(await seenBy('admin')).toEqual([]);
    expect(await t.services.db.selectFrom('configuratorEditors').select('tab').execute()).toHaveLength(1);
  });

  test('of the manufacturer does not see who works on a copy, nor the other way round', async () => {
    await report('anna');
    expect(await seenBy('reseller')).toEqual([]);
    expect(await seenBy('bert')).toEqual(['Anna Berg']);
    expect(await seenBy('anna', { tab: 2, reseller: north })).toEqual(['Nora Berg']);
    expect(await seenBy('reseller')).toEqual(['Anna Berg']);
  });

  test('counts a limited number of tabs', async () => {
    for (let tab = 1; tab <= editorLimits.tabs + 2; tab++) await report('bert', { tab });
    const rows = await t.services.db.selectFrom('configuratorEditors').select('tab').execute();
    expect(rows).toHaveLength(editorLimits.tabs);
    expect((await report('bert')).statusCode).toBe(200);
  });

  test('cannot end another user’s tab by its name', async () => {
    await report('anna');
    await ask('bert', 'DELETE', `/configurators/${configurator}/editors/${tabOf('anna')}`);
    expect(await seenBy('admin')).toEqual(['Anna Berg']);
  });
});

describe('a report is rejected', () => {
  test.each<[string, Who, number]>([
    ['of a user without the permission', 'reader', 403],
    ['of another organisation', 'foreign', 404],
  ])('%s', async (_case, as, status) => {
    expect((await report(as)).statusCode).toBe(status);
    expect((await leave(as)).statusCode).toBe(status);
  });

  test('when the name of the tab is none', async () => {
    const url = `/configurators/${configurator}/editors/one`;
    expect((await ask('anna', 'PUT', url, {})).statusCode).toBe(422);
  });
});

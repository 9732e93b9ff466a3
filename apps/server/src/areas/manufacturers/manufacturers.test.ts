import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let oakline: number;
let terra: number;
let reseller: number;
const LOGO = 'manufacturers/zeta.png';
const tokens: Record<string, string> = {};

beforeAll(async () => {
  t = await appForTests();
  oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  terra = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
  reseller = await anOrganisation(t.services, { name: 'Reseller', subdomain: 'reseller', parentId: oakline });
  const people = { admin: [1, null], owner: [2, oakline], foreigner: [2, terra], reseller: [4, reseller] } as const;
  for (const [name, [groupId, organisationId]] of Object.entries(people)) {
    const id = await aUser(t.services, { email: `${name}@people.test`, groupId, organisationId });
    tokens[name] = await aSession(t.services, id);
  }
});
afterAll(() => t.close());

const ask = async (who: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
  const answer = await t.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${tokens[who]}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
};
const at = (path: string, organisation = oakline) => `${path}?organisation_id=${organisation}`;
const add = (name: string, organisation = oakline) =>
  ask('admin', 'POST', at('/manufacturers', organisation), { name });
const idOf = async (name: string, organisation = oakline): Promise<number> => {
  const { data } = await ask('admin', 'GET', at('/manufacturers', organisation));
  return data.find((each: { name: string }) => each.name === name).id;
};
const assign = (assignments: object[], organisation = oakline) =>
  ask('admin', 'POST', at('/products', organisation), { assignments });

describe('manufacturers', () => {
  test('are added by administrators, trimmed, and listed by name', async () => {
    await add('Zeta');
    const { status, data } = await add('  acme Doors ');
    expect(status).toBe(200);
    expect(data).toEqual([
      { id: expect.any(Number), name: 'acme Doors', logo: null },
      { id: expect.any(Number), name: 'Zeta', logo: null },
    ]);
  });

  test.each(['', '   ', 'x'.repeat(101)])('a name that is no name is rejected: %j', async (name) => {
    const { status, errors } = await add(name);
    expect(status).toBe(422);
    expect(errors.name).toHaveLength(1);
  });

  test('a name is unique in an organisation, in any case, and free in another', async () => {
    const { status, errors } = await add('ZETA');
    expect(status).toBe(422);
    expect(errors.name).toEqual(['A manufacturer with this name already exists.']);
    expect((await add('Zeta', terra)).status).toBe(200);
  });

  test('a name is the same one with composed characters and without', async () => {
    expect((await add('Söhne'.normalize('NFD'), terra)).status).toBe(200);
    expect((await add('Söhne'.normalize('NFC'), terra)).status).toBe(422);
    await t.services.db.deleteFrom('manufacturers').where('name', '=', 'Söhne').execute();
  });

  test('come with the path of their logo where the content host has one, so that nobody guesses it', async () => {
    await t.services.content.write(LOGO, 'png');
    const { data } = await ask('owner', 'GET', '/manufacturers');
    expect(data.map(({ name, logo }: Record<string, unknown>) => [name, logo])).toEqual([
      ['acme Doors', null],
      ['Zeta', LOGO],
    ]);
    const { data: added } = await add('../Odd & Söhne', terra);
    expect(added[0]).toMatchObject({ name: '../Odd & Söhne', logo: null });
  });

  test('an administrator names the organisation', async () => {
    const { status, errors } = await ask('admin', 'GET', '/manufacturers');
    expect(status).toBe(422);
    expect(errors.organisation_id).toHaveLength(1);
    expect((await add('Nobody’s', 987_654)).status).toBe(404);
    expect((await add('A reseller’s', reseller)).status).toBe(404);
  });

  test('an organisation and its resellers see them without naming it, and change nothing', async () => {
    for (const who of ['owner', 'reseller']) {
      expect((await ask(who, 'GET', '/manufacturers')).data.map(({ name }: { name: string }) => name)).toEqual([
        'acme Doors',
        'Zeta',
      ]);
      expect((await ask(who, 'POST', at('/manufacturers'), { name: 'Mine' })).status).toBe(403);
      expect((await ask(who, 'DELETE', `/manufacturers/${await idOf('Zeta')}`)).status).toBe(403);
    }
  });

  test('those of another organisation do not exist', async () => {
    expect((await ask('foreigner', 'GET', at('/manufacturers'))).status).toBe(404);
    expect((await ask('reseller', 'GET', at('/manufacturers', reseller))).status).toBe(404);
    expect((await ask('foreigner', 'GET', '/manufacturers')).data).toHaveLength(2);
  });

  test('a removed one is gone with its assignments, and both changes are in the log', async () => {
    await add('Gone');
    const id = await idOf('Gone');
    await assign([{ id: 'W1', manufacturerId: id }]);
    const { status, data } = await ask('admin', 'DELETE', `/manufacturers/${id}`);
    expect(status).toBe(200);
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['acme Doors', 'Zeta']);
    expect((await ask('admin', 'GET', at('/products'))).data).toEqual([]);
    expect((await ask('admin', 'DELETE', `/manufacturers/${id}`)).status).toBe(404);
    const { data: log } = await ask('admin', 'GET', at('/audit'));
    expect(log.events.slice(0, 2).map(({ kind, subject }: Record<string, string>) => [kind, subject])).toEqual([
      ['manufacturer.deleted', 'Gone'],
      ['manufacturer.added', 'Gone'],
    ]);
  });
});

describe('products', () => {
  test('are assigned by ids of items and door ranges, with the manufacturer’s name for them', async () => {
    const [acme, zeta] = [await idOf('acme Doors'), await idOf('Zeta')];
    const { status, data } = await assign([
      { id: 'D1', manufacturerId: zeta, specificName: '  Z 100 ' },
      { id: 'D1', manufacturerId: acme },
      { id: 2, manufacturerId: acme, specificName: '' },
    ]);
    expect(status).toBe(200);
    const answered = [
      { product_id: '2', manufacturers: [{ id: acme, name: 'acme Doors', logo: null, specificName: null }] },
      {
        product_id: 'D1',
        manufacturers: [
          { id: acme, name: 'acme Doors', logo: null, specificName: null },
          { id: zeta, name: 'Zeta', logo: LOGO, specificName: 'Z 100' },
        ],
      },
    ];
    expect(data).toEqual(answered);
    expect((await ask('reseller', 'GET', '/products')).data).toEqual(answered);
    expect((await ask('owner', 'GET', at('/products'))).data).toEqual(answered);
  });

  test('assigned again they take the new name, and `delete` removes them', async () => {
    const [acme, zeta] = [await idOf('acme Doors'), await idOf('Zeta')];
    const { data } = await assign([
      { id: 'D1', manufacturerId: zeta, specificName: 'Z 200' },
      { id: 'D1', manufacturerId: acme, delete: true },
      { id: '2', manufacturerId: acme, delete: true },
      { id: 'unknown', manufacturerId: acme, delete: true },
    ]);
    expect(data).toEqual([
      { product_id: 'D1', manufacturers: [{ id: zeta, name: 'Zeta', logo: LOGO, specificName: 'Z 200' }] },
    ]);
  });

  test('a manufacturer of another organisation does not exist, and then nothing is assigned', async () => {
    const before = (await ask('admin', 'GET', at('/products'))).data;
    const foreign = await idOf('Zeta', terra);
    const { status } = await assign([
      { id: 'D9', manufacturerId: await idOf('Zeta') },
      { id: 'D8', manufacturerId: foreign },
    ]);
    expect(status).toBe(404);
    expect((await ask('admin', 'GET', at('/products'))).data).toEqual(before);
  });

  test('nobody but administrators assigns, and strangers see none', async () => {
    for (const who of ['owner', 'reseller', 'foreigner'])
      expect((await ask(who, 'POST', at('/products'), { assignments: [] })).status).toBe(403);
    expect((await ask('foreigner', 'GET', at('/products'))).status).toBe(404);
    expect((await ask('foreigner', 'GET', '/products')).data).toEqual([]);
  });

  test('a list of another form is rejected', async () => {
    expect((await assign([{ id: 'D1' }])).status).toBe(422);
    expect((await ask('admin', 'POST', at('/products'), {})).status).toBe(422);
  });
});

describe('saving edits of a stock set', () => {
  const off = (id: string) => ({ layer_index: 1, id, data: { disabled: true } });
  const save = (configurator: number, ids: string[]) =>
    ask('owner', 'PATCH', `/configurators/${configurator}/version/minor`, {
      data: ids.map(off),
      version: 1,
      new_version: 1.001,
    });

  test('keeps one manufacturer of each layer enabled, and says so', async () => {
    const zeta = await idOf('Zeta');
    await assign(['D1', 'D2'].map((id) => ({ id, manufacturerId: zeta })));
    const configurator = await aConfigurator(t.services, { organisationId: oakline, name: 'Stock' });
    await t.services.db.updateTable('configurators').set({ typeId: 3 }).where('id', '=', configurator).execute();
    const rejected = await save(configurator, ['D1', 'D2']);
    expect(rejected).toMatchObject({
      status: 422,
      code: 'catalogue.last_manufacturer',
      message: 'You must have at least one manufacturer enabled in a layer.',
    });
    expect((await save(configurator, ['D1', 'D3', 'D4'])).status).toBe(200);
  });

  test('other kinds of configurators know no manufacturers', async () => {
    const configurator = await aConfigurator(t.services, { organisationId: oakline, name: 'Panorama' });
    expect((await save(configurator, ['D1', 'D2'])).status).toBe(200);
  });
});

import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { type EnquiryContext, findEnquiryContext } from '@vitrine/store/enquiries/intake';
import { insertDeployment, insertVersion } from '@vitrine/store/versions/queries';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../../testing/app-for-tests.ts';
import { callsOf } from '../../../testing/calls-of.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { sendForm } from '../../../testing/form-request.ts';
import { losesNextCommit } from '../../../testing/loses-next-commit.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../../testing/tenants.ts';
import { versionPath } from '../../../testing/version-path.ts';
import { resolveEnquiryItems } from './resolve-items.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let token: string;
let organisationId: number;
let count = 0;
const ids = { kitchen: 0, floor: 0, robe: 0, draft: 0 };
const STRANGE = 'Claim your prize at http://evil.example';
const OWN_PAGE = 'https://oakline.example/robes';

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  token = await aSession(t.services, await aUser(t.services, { email: 'o@oakline.test', groupId: 2, organisationId }));
  ids.kitchen = await aConfigurator(t.services, { organisationId, name: 'Kitchen' });
  ids.draft = await aConfigurator(t.services, { organisationId, name: 'Draft' });
  ids.floor = await aConfiguratorOf('Floor', 'floors', aFloorsFile());
  ids.robe = await aConfiguratorOf('Robe', 'slidingrobe', aRobeFile());
  for (const id of [ids.kitchen, ids.floor, ids.robe]) await deployFirstVersion(t.services, id);
});
afterAll(() => t.close());

async function aConfiguratorOf(name: string, type: 'floors' | 'slidingrobe', file: object): Promise<number> {
  const id = await aConfigurator(t.services, { organisationId, name });
  const folder = `oakline/kitchens/${name.toLowerCase()}`;
  await t.services.db
    .updateTable('configurators')
    .set({ typeId: CONFIGURATOR_TYPE[type] })
    .where('id', '=', id)
    .execute();
  for (const form of ['data', 'minifiedData'] as const)
    await t.services.content.write(await versionPath(t.services, folder, 1000, form), JSON.stringify(file));
  return id;
}

const send = (items: unknown, fields: Record<string, string> = {}, address?: string) =>
  sendForm(
    t,
    '/viewer/contact/request',
    undefined,
    {
      ...{ name: `Visitor ${++count}`, email: `visitor${count}@example.org`, type: 'panoramic' },
      ...{ configurator_id: String(ids.kitchen), items: JSON.stringify(items), ...fields },
    },
    address ?? `10.2.${count >> 7}.${(count & 127) + 1}`,
  );

const newest = () =>
  t.services.db
    .selectFrom('enquiries')
    .select(['id', 'items', 'url', 'dataUrl', 'organisationId'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('the items of an enquiry', () => {
  test('come from the live catalogue, whatever else the request says of them', async () => {
    const sent = [{ component: 'walls', id: 'W1', name: STRANGE, product_code: STRANGE, thumbnail: STRANGE }];
    expect((await send(sent)).statusCode).toBe(200);
    const { items } = await newest();
    expect(items).toEqual([
      { component: 'Walls', id: 'W1', name: 'Chalk White', product_code: 'SKU-1001', thumbnail: expect.any(String) },
    ]);
    await t.deliver();
    expect(t.sent.length).toBeGreaterThan(0);
    for (const { html, text } of t.sent) expect(`${html}${text}`).not.toMatch(/evil|prize/);
  });

  test.each([
    ['a panorama', 'kitchen', { component: 'Walls', name: 'Soft Linen', thumbnail: '' }, 'Soft Linen'],
    ['a floor', 'floor', { id: 'BLD-02', name: 'Granite', blend: STRANGE, thumbnail: '', flake_size: 'M' }, 'Granite'],
    ['a wardrobe', 'robe', { component: 'Width', name: '2400 mm' }, '2400 mm'],
    ['a whole wardrobe', 'robe', { cabinetWidth: 2400, cabinetHeight: '2300', internals: ['IN-01'] }, '2400 mm'],
  ] as const)('of %s are taken as the samples have them', async (_case, which, item, name) => {
    const type = which === 'kitchen' ? 'panoramic' : which === 'floor' ? 'floors' : 'robes';
    expect((await send([item], { configurator_id: String(ids[which]), type })).json()).toMatchObject({ success: true });
    expect(JSON.stringify((await newest()).items)).toContain(`"name":"${name}"`);
    expect(JSON.stringify((await newest()).items)).not.toContain('evil');
  });

  test('of a wardrobe may be the whole specified object, with the address of its page', async () => {
    const door = { number: 1, layout: 'DR-01', layoutName: 'Single Panel', thumbnail: STRANGE, panelCount: 1 };
    const wardrobe = {
      ...{ cabinetWidth: 2400, cabinetHeight: 2260, doorCount: 2, trim: 'Satin Silver', frame: 'Satin Silver' },
      doors: [
        { ...door, panels: ['Natural Oak'] },
        { ...door, number: 2, panels: ['White Matt'] },
      ],
      ...{ doorType: 'Sliding', frameMaterial: 'Satin Silver', frameStyle: '', internalMat: 'White Matt' },
      ...{ internalThumb: '', internals: ['Double Hanging'], trimHex: '#b9bcbe', trimThumb: '', url: OWN_PAGE },
    };
    const answer = await send(wardrobe, { configurator_id: String(ids.robe), type: 'robes' });
    expect(answer.json()).toMatchObject({ success: true });
    const { items, url } = await newest();
    expect(url).toBe(OWN_PAGE);
    expect((items as { component: string; name: string }[]).map(({ component, name }) => [component, name])).toEqual(
      expect.arrayContaining([
        ['Width', '2400 mm'],
        ['Inside', 'White Matt'],
        ['Internal 1', 'Double Hanging'],
        ['Door 2 panels', 'Single Panel: White Matt'],
      ]),
    );
  });

  test('of wardrobes are limited in all: a small request never becomes an endless enquiry', async () => {
    const fields = { configurator_id: String(ids.robe), type: 'robes' };
    const wardrobes = (count: number) =>
      Array.from({ length: count }, () => ({ cabinetWidth: 2400, internals: Array(99).fill('IN-01') }));
    const before = (await newest()).id;
    const answer = await send(wardrobes(11), fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ items: [expect.stringContaining(`${limits.itemRowsMaximum}`)] });
    expect((await newest()).id).toBe(before);
    expect((await send(wardrobes(10), fields)).statusCode).toBe(200);
    expect((await newest()).items).toHaveLength(limits.itemRowsMaximum);
  });

  test('that the catalogue does not have are rejected by their index, and nothing is saved or emailed', async () => {
    const before = (await newest()).id;
    const answer = await send([
      { component: 'Walls', name: 'Soft Linen' },
      { component: 'Walls', name: STRANGE },
      { component: STRANGE, name: 'Soft Linen' },
    ]);
    expect(answer.statusCode).toBe(422);
    const message = [enquiryMessages.itemUnknown];
    expect(answer.json().errors).toEqual({ 'items.1': message, 'items.2': message });
    expect((await newest()).id).toBe(before);
  });

  test('of what was never live are unknown, and an empty list is no issue', async () => {
    const draft = { configurator_id: String(ids.draft) };
    expect((await send([{ component: 'Walls', name: 'Soft Linen' }], draft)).statusCode).toBe(422);
    expect((await send([], draft)).statusCode).toBe(200);
  });

  test('may be of an earlier live version, as a cached page shows it', async () => {
    const edit = { layer_index: 0, id: 'W2', data: { name: 'Warm Linen' } };
    const payload = { data: [edit], version: 1, new_version: 1.001 };
    await call('PATCH', `/configurators/${ids.kitchen}/version/minor`, { token, payload });
    const renamed = () => send([{ component: 'Walls', name: 'Warm Linen' }]);
    expect((await renamed()).statusCode).toBe(422);
    await call('POST', `/configurators/${ids.kitchen}/deploy`, { token, payload: { version: '1.001' } });
    expect((await renamed()).statusCode).toBe(200);
    expect((await send([{ component: 'Walls', name: 'Soft Linen' }])).statusCode).toBe(200);
  });

  test('are read from the live version only, however many were saved and live before', async () => {
    const context = await findEnquiryContext(t.services.db, { configuratorId: ids.kitchen, clientKey: null });
    const { configurator } = context as EnquiryContext;
    const readRows = async (name: string) => {
      const { db, rows } = countStatements(t.services.db);
      const fields = { items: [{ component: 'Walls', name }], design: '' };
      const sent = { fields, configurator, resellerId: null, network: '10.4.0.1' };
      await resolveEnquiryItems({ ...t.services, db }, sent).catch(() => []);
      return rows();
    };
    const before = [await readRows('Chalk White'), await readRows(STRANGE)] as const;
    const earlier = Array.from({ length: 30 }, (_, at) => ({ configuratorId: ids.kitchen, version: 2000 + at }));
    for (const row of earlier) {
      await insertVersion(t.services.db, { ...row, basedOn: 1000, authorId: null, changes: 0 });
      await insertDeployment(t.services.db, { ...row, userId: null });
    }
    expect(await readRows('Chalk White')).toBe(before[0]);
    expect(await readRows(STRANGE)).toBeLessThanOrEqual(before[1] + limits.earlierVersions);
    for (const table of ['deployments', 'configuratorVersions'] as const)
      await t.services.db.deleteFrom(table).where('version', '>=', 2000).execute();
  });

  test('are looked for in earlier versions so often in an hour: unknown ones cost no more from then on', async () => {
    const read = vi.spyOn(t.services.versionFiles, 'read');
    const from = (name: string, address = '10.3.0.1') => send([{ component: 'Walls', name }], {}, address);
    for (let sent = 0; sent < limits.earlierPerHour; sent++) expect((await from(STRANGE)).statusCode).toBe(422);
    expect(read).toHaveBeenCalledTimes(2 * limits.earlierPerHour);
    // The requests of a minute are limited, too.
    t.setNow(new Date(TEST_DAY.getTime() + 61_000));
    read.mockClear();
    expect((await from(STRANGE)).statusCode).toBe(422);
    expect(read).toHaveBeenCalledTimes(1);
    expect((await from('Warm Linen')).statusCode).toBe(200);
    expect((await from('Soft Linen')).statusCode).toBe(422);
    expect((await from('Soft Linen', '10.3.0.2')).statusCode).toBe(200);
    t.setNow(TEST_DAY);
    read.mockRestore();
  });
});

describe('a retry', () => {
  const key = () => `retry-key-${count}`;
  const foldersOnDisk = async () =>
    new Set((await t.services.content.list('enquiries')).map((file) => file.split('/')[1])).size;

  test('of twenty at once is one enquiry, one folder and one set of emails, and all are answered alike', async () => {
    await t.deliver();
    const [rows, folders, emails] = [await countRows(), await foldersOnDisk(), t.sent.length];
    const client_key = key();
    const once = { client_key, email: 'retry@example.org' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send([{ component: 'Walls', id: 'W1' }], once)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    await t.deliver();
    expect([await countRows(), await foldersOnDisk()]).toEqual([rows + 1, folders + 1]);
    expect(t.sent.slice(emails).filter(({ to }) => to === 'retry@example.org')).toHaveLength(1);
  });

  test('belongs to one tenant: another tenant’s same key is another enquiry', async () => {
    const other = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
    const id = await aConfigurator(t.services, { organisationId: other, name: 'Hall' });
    const client_key = 'the-same-key-1';
    expect((await send([], { client_key })).statusCode).toBe(200);
    expect((await send([], { client_key, configurator_id: String(id) })).statusCode).toBe(200);
    expect((await newest()).organisationId).toBe(other);
  });

  test('leaves no folder behind when its row is not saved, and the nightly job removes what a crash left', async () => {
    const { content } = t.services;
    const folders = await foldersOnDisk();
    t.services.content = {
      ...content,
      write: async (path, bytes) => {
        await content.write(path, bytes);
        throw new Error('The disk is full');
      },
    };
    expect((await send([])).statusCode).toBe(500);
    t.services.content = content;
    expect(await foldersOnDisk()).toBe(folders);
    const left = `enquiries/${TEST_DAY.getTime().toString(36)}.left/`;
    await content.write(`${left}design.json`, '{}');
    const sweep = async () => {
      await t.services.jobs.enqueue(t.services.db, 'delete-old-enquiries', {});
      await t.deliver();
    };
    await sweep();
    expect(await content.exists(`${left}design.json`)).toBe(true);
    t.setNow(new Date(TEST_DAY.getTime() + 61 * 60_000));
    await sweep();
    expect(await content.exists(`${left}design.json`)).toBe(false);
    expect(await foldersOnDisk()).toBe(folders);
  });

  test('keeps its folder when the connection breaks once it is stored: its row names the files', async () => {
    losesNextCommit(t.services.db);
    expect((await send([])).statusCode).toBe(503);
    const { dataUrl } = await newest();
    expect(await t.services.content.exists(`${dataUrl}design.json`)).toBe(true);
  });
});

const countRows = async (): Promise<number> =>
  (await t.services.db.selectFrom('enquiries').select('id').execute()).length;

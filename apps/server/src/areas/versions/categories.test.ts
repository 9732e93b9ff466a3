import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import type { FloorsFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { findConfigurator } from '@vitrine/store/configurators/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentPaths, UPLOADS_INDEX } from '../../hosting/paths.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';
import { versionPath } from '../../testing/version-path.ts';

let t: TestApp;
let token: string;
let organisationId: number;

beforeAll(async () => {
  t = await appForTests();
  organisationId = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
  const user = await aUser(t.services, { email: 'owner@terra.test', groupId: 2, organisationId });
  token = await aSession(t.services, user);
});
afterAll(() => t.close());

/** A configurator of another type: its first version holds the file. */
const aConfiguratorOf = async (name: string, type: 'floors' | 'slidingrobe', file: object): Promise<number> => {
  const id = await aConfigurator(t.services, { organisationId, name });
  const typeId = CONFIGURATOR_TYPE[type];
  await t.services.db.updateTable('configurators').set({ typeId }).where('id', '=', id).execute();
  await t.services.content.write(await versionPath(t.services, dataUrl(name), 1000), JSON.stringify(file));
  return id;
};

const dataUrl = (name: string): string => `terra/kitchens/${name.toLowerCase()}`;

const save = (id: number, data: object) =>
  t.app.inject({
    method: 'PATCH',
    url: `/api/configurators/${id}/version/minor`,
    headers: { authorization: `Bearer ${token}` },
    payload: { data, version: 1, new_version: 1.001 },
  });

const saved = async <T>(name: string): Promise<T> =>
  JSON.parse(
    (await t.services.content.read(await versionPath(t.services, dataUrl(name), 1001)))?.toString('utf8') ?? 'null',
  );

test('edits of flakes and blends are stored under their category and applied', async () => {
  const id = await aConfiguratorOf('Floor', 'floors', aFloorsFile());
  const answer = await save(id, [
    { layer_index: 'flakes', id: 'FLK-01', data: { tags: ['warm', 'WARM'] } },
    { layer_index: 'blends', id: 'BLD-01', data: { name: 'Domino Classic', disabled: true } },
  ]);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.configurator.version_rows[0]).toMatchObject({ version: 1.001, changes: 3 });
  const file = await saved<FloorsFile>('Floor');
  expect(file.flakes[0]?.tags).toEqual(['WARM']);
  expect(file.blends[0]).toMatchObject({ id: 'BLD-01', name: 'Domino Classic', disabled: true });
  expect(file.blends[1]).toEqual(aFloorsFile().blends[1]);
});

test('tags are as long as they are stored', async () => {
  const id = await aConfiguratorOf('Tags', 'floors', aFloorsFile());
  const tagged = (tag: string) => save(id, [{ layer_index: 'flakes', id: 'FLK-01', data: { tags: [tag] } }]);
  // In upper case, ß is SS.
  expect((await tagged('ß'.repeat(catalogueLimits.tagMaximum / 2 + 1))).statusCode).toBe(422);
  expect((await tagged('ß'.repeat(catalogueLimits.tagMaximum / 2))).statusCode).toBe(200);
});

test('names and tags lose what no database stores, so that enquiries about the item can be stored', async () => {
  const id = await aConfiguratorOf('Odd', 'floors', aFloorsFile());
  const data = { tags: ['wa\u0000rm'], name: 'Grey \uD83D' };
  expect((await save(id, [{ layer_index: 'flakes', id: 'FLK-01', data }])).statusCode).toBe(200);
  expect((await saved<FloorsFile>('Odd')).flakes[0]).toMatchObject({ tags: ['WARM'], name: 'Grey' });
});

test('edits of doors, frames, internals and materials are stored under their category and applied', async () => {
  const id = await aConfiguratorOf('Robe', 'slidingrobe', aRobeFile());
  const answer = await save(id, [
    { layer_index: 'doors', id: 'DR-01', data: { name: 'Panel' } },
    { layer_index: 'frames', id: 'FR-01', data: { price: 12.5 } },
    { layer_index: 'internals', id: 'IN-02', data: { disabled: null, range: 'Hanging' } },
    { layer_index: 'materials', id: 'MAT-01', data: { disabled: true } },
  ]);
  expect(answer.statusCode).toBe(200);
  const file = await saved<SlidingRobeFile>('Robe');
  expect(file.doors[0]?.name).toBe('Panel');
  expect(file.frames.frameType[0]?.price).toBe(12.5);
  expect(file.internals.options[1]).toMatchObject({ enabled: true, range: 'Hanging' });
  expect(file.materials[0]).toMatchObject({ enabled: false });
  expect(file.materials[0]).not.toHaveProperty('disabled');
});

test.each([
  ['an unknown flake', 'Unknown', { layer_index: 'flakes', id: 'X', data: { name: 'Y' } }, 'catalogue.unknown_item'],
  [
    'a category of another type',
    'Other',
    { layer_index: 'doors', id: 'FLK-01', data: { name: 'Y' } },
    'catalogue.unknown_item',
  ],
  [
    'a category that nobody knows',
    'Nobody',
    { layer_index: 'walls', id: 'FLK-01', data: { name: 'Y' } },
    'request.invalid',
  ],
])('rejects %s', async (_, name, edit, code) => {
  const id = await aConfiguratorOf(name, 'floors', aFloorsFile());
  const answer = await save(id, [edit]);
  expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
});

const ROOM = 'room/base.webp';
const asset = { frame: [8, 4], rect: [0, 0, 8, 4], variants: [] };

test.each([
  ['Uploaded', 'whose room image was uploaded', ROOM, { [ROOM]: asset }, 200],
  ['Missing', 'whose room image is missing', ROOM, {}, 422],
  ['Elsewhere', 'whose room image has an address elsewhere', 'https://images.example/room.webp', {}, 200],
  ['Roomless', 'without a room', null, {}, 200],
])('%s: a floor %s can be deployed, or names what is missing', async (name, _, base, index, status) => {
  const scene = { base, mask: 'room/mask.webp' };
  const id = await aConfiguratorOf(name, 'floors', aFloorsFile({ scene }));
  const record = await findConfigurator(t.services.db, SYSTEM, id);
  const folder = record?.dataUrl ?? '';
  const minified = await versionPath(t.services, folder, 1000, 'minifiedData');
  await t.services.content.write(minified, JSON.stringify(aFloorsFile({ scene })));
  await t.services.content.write(`${folder}/${record?.uploadsIndex ?? UPLOADS_INDEX}`, JSON.stringify(index));
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/configurators/${id}/deploy`,
    headers: { authorization: `Bearer ${token}` },
    payload: { version: '1' },
  });
  expect(answer.statusCode).toBe(status);
  if (status === 422)
    expect(answer.json()).toMatchObject({ code: 'versions.missing_images', errors: { images: [ROOM] } });
  expect(await t.services.content.exists(contentPaths(folder).latest)).toBe(status === 200);
});

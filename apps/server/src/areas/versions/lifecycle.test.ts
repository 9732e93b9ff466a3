import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imagePathsOf } from '../../intake/image-paths.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { aZip, sendForm } from '../../testing/form-request.ts';
import { anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let token: string;
let organisationId: number;

beforeAll(async () => {
  t = await appForTests();
  organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const admin = await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  token = await aSession(t.services, admin);
});
afterAll(() => t.close());

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  t.app.inject({
    ...{ method, url: `/api${path}`, headers: { authorization: `Bearer ${token}` } },
    ...(payload && { payload }),
  });

test('create, minor version, major version, deploy and delete each work on the result of the one before', async () => {
  const file = aLayeredFile();
  const json_data = { name: 'data.json', bytes: JSON.stringify(file) };
  const image = await sharp(await tinyPng(64, 32, [120, 120, 120, 255]))
    .webp()
    .toBuffer();
  const images = Object.fromEntries([...imagePathsOf(file).keys()].map((path) => [path, image]));
  const assets = { name: 'images.zip', bytes: await aZip(images) };
  const created = await sendForm(t, `/organisations/${organisationId}/configurators`, token, {
    ...{ name: 'Kitchen', configurator_type: '1', group_name: 'Kitchens', deployed: '0', json_data, assets },
  });
  await t.deliver();
  const { id } = created.json().data;
  const state = async () => {
    const { versions, deployed_version } = (await ask('GET', `/configurators/${id}`)).json().data;
    return { versions, deployed_version };
  };
  expect(await state()).toEqual({ versions: [1], deployed_version: null });

  const data = [{ layer_index: 0, id: 'W1', data: { price: 41.5 } }];
  await ask('PATCH', `/configurators/${id}/version/minor`, { data, version: 1, new_version: 1.001 });
  expect(await state()).toEqual({ versions: [1.001, 1], deployed_version: null });

  await sendForm(t, `/configurators/${id}/version/major`, token, { _method: 'PATCH', new_version: 'v2', json_data });
  await t.deliver();
  expect(await state()).toEqual({ versions: [2, 1.001, 1], deployed_version: null });

  const deployed = await ask('POST', `/configurators/${id}/deploy`, {
    ...{ version: '1.001', propagate_scene: '', auto: false, reseller: null },
  });
  expect(deployed.json().data.deployed_version).toBe(1.001);
  expect(await state()).toEqual({ versions: [2, 1.001, 1], deployed_version: 1.001 });
  const latest = await t.services.content.read('oakline/kitchens/kitchen/latest.json');
  expect(JSON.parse(latest?.toString('utf8') ?? '{}').version).toBe(1.001);

  expect((await ask('DELETE', `/configurators/${id}`)).statusCode).toBe(200);
  await t.deliver();
  expect((await ask('GET', `/configurators/${id}`)).statusCode).toBe(404);
  expect(await t.services.content.read('oakline/kitchens/kitchen/latest.json')).toBeNull();
});

import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { type FormPart, sendForm } from '../../testing/form-request.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
const id = { oakline: 0, terra: 0, reseller: 0, kitchen: 0, bedroom: 0, foreign: 0 };
const token = { admin: '', owner: '', reseller: '' };

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  id.oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  id.terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  id.reseller = await anOrganisation(services, { name: 'Northside', subdomain: 'north', parentId: id.oakline });
  id.kitchen = await aConfigurator(services, { organisationId: id.oakline, name: 'Kitchen' });
  id.bedroom = await aConfigurator(services, { organisationId: id.oakline, name: 'Bedroom' });
  id.foreign = await aConfigurator(services, { organisationId: id.terra, name: 'Floor' });
  await services.db
    .insertInto('resellerConfigurators')
    .values({ resellerId: id.reseller, configuratorId: id.bedroom, version: 1000, status: 'ready' })
    .execute();
  const user = async (email: string, groupId: number, organisationId: number | null) =>
    aSession(services, await aUser(services, { email, groupId, organisationId }));
  token.admin = await user('admin@vitrine.test', 1, null);
  token.owner = await user('owner@oakline.test', 2, id.oakline);
  token.reseller = await user('dealer@northside.test', 4, id.reseller);
});
afterAll(() => t.close());

const ADMIN_HOST = 'admin.vitrine.localhost:4000';
const idsOf = (answer: { json(): { data: { id: number }[] } }) => answer.json().data.map((row) => row.id);

describe('the list', () => {
  test('contains what the caller may see; for an administrator that of the named organisation', async () => {
    const own = [id.kitchen, id.bedroom];
    expect(idsOf(await call('GET', '/configurators', { token: token.owner }))).toEqual(own);
    expect(idsOf(await call('GET', '/configurators', { token: token.reseller }))).toEqual([id.bedroom]);
    const asAdmin = (url: string) => call('GET', url, { token: token.admin, host: ADMIN_HOST });
    expect(idsOf(await asAdmin(`/configurators?organisation_id=${id.oakline}`))).toEqual(own);
    expect(idsOf(await asAdmin(`/organisations/${id.terra}/configurators`))).toEqual([id.foreign]);
    expect(idsOf(await asAdmin('/configurators'))).toEqual([...own, id.foreign]);
  });
});

describe('settings', () => {
  const SETTINGS = ['name', 'supports_presets', 'supports_save_design', 'supports_style_finder', 'contact_email'];
  const settings = async () => {
    const { data } = (await call('GET', `/configurators/${id.kitchen}`, { token: token.admin })).json();
    return Object.fromEntries(SETTINGS.map((field) => [field, data[field]]));
  };

  test.each([
    ['name', 'Show Kitchen', { name: 'Show Kitchen' }],
    ['supports_presets', '1', { supports_presets: true }],
    ['supports_save_design', '0', { supports_save_design: false }],
    ['supports_style_finder', '1', { supports_style_finder: true }],
    ['contact_email', '["a@b.example"]', { contact_email: '["a@b.example"]' }],
    ['contact_email', 'null', { contact_email: null }],
  ])('%s as form data %s changes only that', async (field, value, changed) => {
    const before = await settings();
    const answer = await sendForm(t, `/configurators/${id.kitchen}/edit`, token.admin, { [field]: value });
    expect(answer.statusCode).toBe(200);
    expect(await settings()).toEqual({ ...before, ...changed });
  });

  test('reach visitors of the configurator and of its copies', async () => {
    const live = async (folder: string) => {
      const { configurator, supports } = JSON.parse(
        String(await t.services.content.read(`${folder}/bedroom/latest.json`)),
      );
      return [configurator.name, supports.saveDesign];
    };
    await deployFirstVersion(t.services, id.bedroom);
    const before = { name: 'Bedroom', supports_save_design: true };
    const edit = (payload: object) =>
      call('POST', `/configurators/${id.bedroom}/edit`, { token: token.admin, payload });
    await edit({ name: 'Sleeping', supports_save_design: false });
    await t.deliver();
    expect([await live('oakline/kitchens'), await live('northside')]).toEqual([
      ['Sleeping', false],
      ['Sleeping', false],
    ]);
    await edit(before);
  });

  test('reject a name that is empty or too short', async () => {
    const edit = async (name: string) =>
      (await sendForm(t, `/configurators/${id.kitchen}/edit`, token.admin, { name })).json().errors;
    expect(await edit('')).toEqual({ name: [messages.nameEmpty] });
    expect(await edit('ab')).toEqual({ name: [messages.nameShort] });
  });
});

describe('an uploaded data file', () => {
  const update = (parts: Record<string, FormPart>, configurator = id.kitchen, by = token.admin) =>
    sendForm(t, `/configurators/${configurator}/version/major`, by, { _method: 'PATCH', new_version: 'v3', ...parts });
  const changed = (base = 'base.webp') => ({
    ...aLayeredFile(),
    currency: 'EUR',
    base: { ...aLayeredFile().base, image: base },
  });
  const dataFile = (file: unknown) => ({ name: 'data.json', bytes: JSON.stringify(file) });

  test('becomes the entered version, without its v, and visitors see nothing of it', async () => {
    const answer = await update({ json_data: dataFile(changed()) });
    expect(answer.json().data).toMatchObject({ versions: [3, 1], deployed_version: null, currency: 'EUR' });
    expect(answer.json().data.images).toMatchObject({ status: 'done', missing: [] });
    const stored = await t.services.content.read(answer.json().data.version_rows[0].json_file);
    expect(JSON.parse(String(stored)).currency).toBe('EUR');
  });

  test('adds new images beside the existing ones; a broken one is named, and can be sent again', async () => {
    const good = await tinyPng(16, 8, [9, 9, 9, 255]);
    const broken = { name: 'new-base.png', bytes: good.subarray(0, 40) };
    const first = await update({ new_version: '4', json_data: dataFile(changed('new-base.webp')), assets: broken });
    expect(first.json().data.images).toMatchObject({ status: 'working', total: 1, missing: [] });
    await t.deliver();
    const read = async () =>
      (await call('GET', `/configurators/${id.kitchen}`, { token: token.owner })).json().data.images;
    const errors = [{ file: 'new-base.webp', reason: fileMessages.imageFailed }];
    expect(await read()).toMatchObject({ status: 'failed', errors });
    const retry = await call('POST', `/configurators/${id.kitchen}/images/retry`, { token: token.owner });
    expect(retry.json().data.images.status).toBe('working');
    await t.deliver();
    expect(await read()).toMatchObject({ status: 'failed', errors });
    await update({
      new_version: '5',
      json_data: dataFile(changed('new-base.webp')),
      assets: { name: 'new-base.png', bytes: good },
    });
    await t.deliver();
    expect(await read()).toMatchObject({ status: 'done', errors: [], missing: [] });
    const { file_paths } = (await call('GET', `/configurators/${id.kitchen}`, { token: token.owner })).json().data;
    const index = JSON.parse(String(await t.services.content.read(file_paths.assets)));
    expect(Object.keys(index)).toEqual(expect.arrayContaining(['base.webp', 'new-base.webp']));
    expect(await t.services.content.list('uploads')).toEqual([]);
  });

  test('is rejected without a file, when it does not parse, without the method, and for a version that exists', async () => {
    const errors = async (parts: Record<string, FormPart>) => {
      const answer = await update({ new_version: '9', ...parts });
      return { status: answer.statusCode, ...answer.json().errors };
    };
    expect(await errors({})).toEqual({ status: 422, json_data: [messages.jsonFileMissing] });
    expect(await errors({ json_data: '{bad' })).toEqual({
      status: 422,
      json_data: [messages.jsonInvalid, fileMessages.jsonAt(1, 2)],
    });
    expect((await errors({ json_data: dataFile(changed()), _method: 'PUT' })).status).toBe(422);
    expect((await errors({ json_data: dataFile(changed()), new_version: '3' })).status).toBe(409);
  });

  test('is for administrators only, and only for existing configurators', async () => {
    expect((await update({ json_data: dataFile(changed()) }, id.kitchen, token.owner)).statusCode).toBe(403);
    expect((await update({ json_data: dataFile(changed()) }, 987_654)).statusCode).toBe(404);
  });
});

describe('deleting', () => {
  test('removes the configurator from every list, its files and its copies from the host; enquiries stay', async () => {
    const { services } = t;
    await services.content.write('northside/bedroom/latest.json', '{}');
    await services.db
      .insertInto('enquiries')
      .values({
        organisationId: id.oakline,
        configuratorId: id.bedroom,
        name: 'A',
        email: 'a@example.org',
        type: 'other',
        customFields: '{}',
        items: '[]',
      })
      .execute();
    const remove = (by: string) => call('DELETE', `/configurators/${id.bedroom}`, { token: by });
    expect((await remove(token.owner)).statusCode).toBe(403);
    expect((await remove(token.admin)).json().data).toEqual({ success: true });
    await t.deliver();
    expect(idsOf(await call('GET', '/configurators', { token: token.owner }))).toEqual([id.kitchen]);
    expect((await remove(token.admin)).statusCode).toBe(404);
    expect(await services.content.list('oakline/kitchens/bedroom')).toEqual([]);
    expect(await services.content.list('northside')).toEqual([]);
    expect((await services.content.list('oakline/kitchens/kitchen')).length).toBeGreaterThan(0);
    const enquiries = await services.db.selectFrom('enquiries').select('configuratorId').execute();
    expect(enquiries).toEqual([{ configuratorId: null }]);
  });
});

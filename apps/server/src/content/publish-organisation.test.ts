import { updateConfigurator } from '@vitrine/store/configurators/queries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { callsOf } from '../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../testing/tenants.ts';
import { contentPaths } from './paths.ts';
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

test('what is saved while the live files are written anew stays live', async () => {
  const { content } = t.services;
  const presets = { [FOLDER]: [{ name: 'Night', configuration: 'W1,H1,D1', imageUrl: null, version: 1 }] };
  let saving: ReturnType<typeof call> | null = null;
  const read = async (path: string): Promise<Buffer | null> => {
    // Before its files are written: a save that does not have to wait for them is done by then.
    saving ??= call('POST', `/configurators/${configurator}/presets`, { token, payload: presets });
    const patience = new Promise((resolve) => setTimeout(resolve, 1000));
    await Promise.race([saving, patience]);
    return content.read(path);
  };
  await publishOrganisation({ ...t.services, content: { ...content, read } }, { organisationId });
  expect((await (saving as ReturnType<typeof call> | null))?.statusCode).toBe(200);
  const live = JSON.parse(String(await content.read(contentPaths(FOLDER).latest)));
  expect(live.presets).toEqual([{ name: 'Night', configuration: 'W1,H1,D1', image: null }]);
});

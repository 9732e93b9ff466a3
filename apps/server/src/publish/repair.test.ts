import { updateConfigurator } from '@vitrine/store/configurators/queries';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentPaths } from '../hosting/paths.ts';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { callsOf } from '../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../testing/tenants.ts';
import { versionPath } from '../testing/version-path.ts';
import { repairCopies, repairLiveFiles } from './repair.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let configurator: number;
let resellerId: number;
let token: string;
const FOLDER = 'oakline/kitchens/kitchen';
const COPY = 'northside/kitchen';
const reported: string[] = [];

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  const organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  resellerId = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: organisationId });
  configurator = await aConfigurator(services, { organisationId, name: 'Kitchen' });
  token = await aSession(services, await aUser(services, { email: 'o@oakline.test', groupId: 2, organisationId }));
  await updateConfigurator(t.store.db, configurator, { supportsPresets: true });
  await call('POST', `/configurators/${configurator}/deploy`, { token, payload: { version: '1' } });
  await t.store.db
    .insertInto('resellerConfigurators')
    .values({ resellerId, configuratorId: configurator, version: 1000, status: 'ready', updatedAt: new Date() })
    .execute();
  await repair();
});
afterAll(() => t.close());

const repair = async (): Promise<number> =>
  (await repairLiveFiles(t.services, (line) => reported.push(line))) +
  (await repairCopies(t.services, (line) => reported.push(line)));

const liveFiles = async (): Promise<unknown[]> => {
  const files = [FOLDER, COPY].flatMap((folder) => [contentPaths(folder).latest, contentPaths(folder).presets]);
  return Promise.all(files.map(async (file) => JSON.parse(String(await t.services.content.read(file)))));
};

/** Saves, and resets the rows to what they were, as a crash between the files and the commit does. */
async function killedWhileSaving(path: string, payload: object): Promise<void> {
  const { db } = t.store;
  const before = await db.selectFrom('configurators').select(['customisation', 'presets']).executeTakeFirstOrThrow();
  const copies = await db.selectFrom('resellerConfigurators').select(['customisation', 'presets']).execute();
  const answer = await call('POST', `/configurators/${configurator}${path}`, { token, payload });
  expect(answer.statusCode).toBe(200);
  const asRow = ({ customisation, presets }: { customisation: unknown; presets: unknown }) => ({
    customisation: customisation && JSON.stringify(customisation),
    presets: presets && JSON.stringify(presets),
  });
  await db
    .updateTable('configurators')
    .set(asRow(before) as object)
    .execute();
  await db
    .updateTable('resellerConfigurators')
    .set(asRow(copies[0] ?? before) as object)
    .execute();
}

const TEXTS = { saveDesign: { contact: 'Ring us', termsUrl: '', cta_label: '', customFields: [] } };
const presetsIn = (folder: string) => ({
  [folder]: [{ name: 'Warm oak', configuration: 'W1,H1,D1', imageUrl: null, version: 1 }],
});

describe('a server that was killed between the files and the commit', () => {
  test.each([
    ['texts', '/customisation', TEXTS],
    ['presets', '/presets', presetsIn(FOLDER)],
    ['texts of a copy', '/customisation?reseller=', TEXTS],
    ['presets of a copy', '/presets?reseller=', presetsIn(COPY)],
  ])('shows visitors what the database says after its next start: %s', async (_what, path, payload) => {
    const before = await liveFiles();
    await killedWhileSaving(path.endsWith('=') ? `${path}${resellerId}` : path, payload);
    expect(await liveFiles()).not.toEqual(before);
    expect(await repair()).toBe(1);
    expect(await liveFiles()).toEqual(before);
    expect(await repair()).toBe(0);
  });

  test('leaves the rest to the next start when it has to close', async () => {
    const before = await liveFiles();
    await killedWhileSaving('/customisation', TEXTS);
    const closing = AbortSignal.abort();
    expect(await repairLiveFiles(t.services, (line) => reported.push(line), closing)).toBe(0);
    expect(await repairCopies(t.services, (line) => reported.push(line), closing)).toBe(0);
    expect(await liveFiles()).not.toEqual(before);
    expect(await repair()).toBe(1);
    expect(await liveFiles()).toEqual(before);
  });

  test('and by night, without a restart', async () => {
    const before = await liveFiles();
    await killedWhileSaving('/customisation', TEXTS);
    await t.services.jobs.enqueue(t.services.db, 'repair-live-files', {});
    await t.deliver();
    expect(await liveFiles()).toEqual(before);
  });
});

test('images of presets that an earlier release wrote without a signature get one', async () => {
  const [stored] = await t.store.db.selectFrom('configurators').select('presets').execute();
  await call('POST', `/configurators/${configurator}/presets`, { token, payload: presetsIn(FOLDER) });
  // The copy has the same presets.
  await repair();
  const before = await liveFiles();
  const file = contentPaths(FOLDER).latest;
  const text = String(await t.services.content.read(file));
  const unsigned = text.replace(/&sig=[\w-]+/, '');
  expect(unsigned).not.toBe(text);
  await t.services.content.write(file, unsigned);
  expect(await repair()).toBe(1);
  expect(await liveFiles()).toEqual(before);
  await updateConfigurator(t.store.db, configurator, { presets: JSON.stringify(stored?.presets ?? []) });
  await repair();
});

test('a live file that this process may not read is reported, and does not keep the others', async () => {
  const { content } = t.services;
  const closed = contentPaths(FOLDER).latest;
  const before = await content.read(contentPaths(COPY).latest);
  await content.write(contentPaths(COPY).latest, '{"format":1,"vers');
  const { read } = content;
  const reading = vi
    .spyOn(content, 'read')
    .mockImplementation((file) =>
      file === closed ? Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' })) : read(file),
    );
  expect(await repair()).toBe(1);
  reading.mockRestore();
  expect(reported).toEqual(['The live files of Kitchen could not be written: EACCES']);
  expect(await content.read(contentPaths(COPY).latest)).toEqual(before);
  reported.length = 0;
});

test('a file that was cut short is rewritten, and a failing one is reported and does not stop the product', async () => {
  const before = await liveFiles();
  await t.services.content.write(contentPaths(FOLDER).latest, '{"format":1,"vers');
  expect(await repair()).toBe(1);
  expect(await liveFiles()).toEqual(before);
  await t.services.content.remove(await versionPath(t.services, FOLDER, 1000, 'minifiedData'));
  await t.services.content.remove(contentPaths(FOLDER).latest);
  expect(await repair()).toBe(0);
  expect(reported).toEqual([expect.stringContaining('The live files of Kitchen could not be written')]);
});

test('neither does a damaged data file of a configurator with translations', async () => {
  const { db, content } = t.services;
  const { organisationId } = await db.selectFrom('configurators').select('organisationId').executeTakeFirstOrThrow();
  const words = { language: 'de', place: 'layer/0/name', text: 'Wand', sourceText: 'Walls', updatedBy: 'Ann' } as const;
  await db
    .insertInto('translations')
    .values({ ...words, organisationId, configuratorId: configurator, updatedAt: new Date() })
    .execute();
  await content.write(await versionPath(t.services, FOLDER, 1000, 'data'), '{"layers":[{"na');
  reported.length = 0;
  expect(await repair()).toBe(0);
  expect(reported).toEqual([
    expect.stringContaining('The live files of Kitchen could not be written'),
    expect.stringContaining('of Northside could not be written'),
  ]);
});

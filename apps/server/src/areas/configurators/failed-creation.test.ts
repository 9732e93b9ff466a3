import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { sendForm } from '../../testing/form-request.ts';
import { losesNextCommit } from '../../testing/loses-next-commit.ts';
import { anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let oakline: number;
let token: string;

beforeAll(async () => {
  t = await appForTests();
  oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const owner = { email: 'ann@oakline.test', groupId: 2, organisationId: oakline };
  token = await aSession(t.services, await aUser(t.services, { ...owner, permissions: ['configurators.create'] }));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => t.close());

const create = async () =>
  sendForm(t, `/organisations/${oakline}/configurators`, token, {
    ...{ name: 'Show Kitchen', configurator_type: '1', deployed: '1', group_name: 'Kitchens' },
    json_data: { name: 'data.json', bytes: JSON.stringify(aLayeredFile()) },
    style_sheet: { name: 'a.css', bytes: ':host { color: red }' },
    assets: { name: 'base.png', bytes: await tinyPng(16, 8, [9, 9, 9, 255]) },
  });
const folders = async () => t.services.db.selectFrom('configurators').select('dataUrl').execute();

/** Lets the creation fail once its files are written. */
const failsWithFiles = (): void => {
  vi.spyOn(t.services.jobs, 'enqueue').mockImplementationOnce(async () => {
    expect(await t.services.content.list('uploads')).not.toEqual([]);
    expect(await t.services.content.list('oakline/kitchens/show-kitchen')).not.toEqual([]);
    throw new Error('No more connections');
  });
};

test('a creation that fails at its end leaves no file', async () => {
  failsWithFiles();
  expect((await create()).statusCode).toBe(500);
  expect(await t.services.content.list('')).toEqual([]);
  expect(await folders()).toEqual([]);
});

test('a creation whose connection breaks once it is stored keeps its files', async () => {
  losesNextCommit(t.services.db);
  expect((await create()).statusCode).toBe(503);
  expect(await folders()).toEqual([{ dataUrl: 'oakline/kitchens/show-kitchen' }]);
  const files = await t.services.content.list('oakline/kitchens/show-kitchen');
  expect(files.filter((file) => file.endsWith('.css'))).toHaveLength(1);
  expect(await t.services.content.list('uploads')).not.toEqual([]);
  await t.deliver();
  expect(await t.services.content.list('uploads')).toEqual([]);
});

test('files that cannot be removed hide no error of a creation', async () => {
  failsWithFiles();
  const removing = vi
    .spyOn(t.services.content, 'removeFolder')
    .mockRejectedValue(Object.assign(new Error('The content host does not answer'), { code: 'ECONNREFUSED' }));
  // The error of the files alone would ask to try again.
  expect((await create()).statusCode).toBe(500);
  expect(removing).toHaveBeenCalledTimes(2);
});

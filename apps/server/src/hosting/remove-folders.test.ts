import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { anOrganisation } from '../testing/tenants.ts';

let t: TestApp;
beforeAll(async () => {
  t = await appForTests();
  await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => t.close());

/** The content host rejects the removal of one folder. */
const rejects = (held: string, error: Error) => {
  const { content } = t.services;
  const remove = content.removeFolder;
  return vi
    .spyOn(content, 'removeFolder')
    .mockImplementation((folder) => (folder === held ? Promise.reject(error) : remove(folder)));
};

async function removeContent(folders: string[]): Promise<void> {
  for (const folder of folders) await t.services.content.write(`${folder}/a.json`, '{}');
  await t.services.jobs.enqueue(t.services.db, 'remove-content', { folders });
  await t.deliver();
}

test.each([
  ['that a rule of a bucket protects', undefined],
  ['that this process may not write', 'EACCES'],
])('a folder %s does not keep the others, and the job is tried again', async (_which, code) => {
  rejects('enquiries/one', Object.assign(new Error('AccessDenied'), { code }));
  await expect(removeContent(['enquiries/one', 'enquiries/two', 'enquiries/three'])).rejects.toThrow('AccessDenied');
  expect(await t.services.content.list('')).toEqual(['enquiries/one/a.json']);
  vi.restoreAllMocks();
  await removeContent(['enquiries/one']);
});

test('a content host that is away is asked once', async () => {
  const removing = rejects('enquiries/one', Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  await expect(removeContent(['enquiries/one', 'enquiries/two'])).rejects.toThrow('away');
  expect(removing).toHaveBeenCalledTimes(1);
});

test('the folder of a tenant that has it by now stays', async () => {
  await removeContent(['oakline', 'enquiries/two']);
  expect(await t.services.content.list('oakline')).toEqual(['oakline/a.json']);
  expect(await t.services.content.list('enquiries/two')).toEqual([]);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from './content-folder.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-files-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a file that could not be renamed leaves no part behind', async () => {
  // A folder of that name: the last step, the renaming, fails as on a disk that is full.
  fs.mkdirSync(path.join(folder, 'tenant/latest.json/in-the-way'), { recursive: true });
  await expect(contentFolder(folder).write('tenant/latest.json', '{}')).rejects.toThrow();
  expect(fs.readdirSync(path.join(folder, 'tenant'))).toEqual(['latest.json']);
});

test('a folder that is removed while files are listed takes no others out of the list', async () => {
  const files = contentFolder(path.join(folder, 'busy'));
  const folders = Array.from({ length: 400 }, (_, at) => `enquiries/${at}`);
  for (const each of folders) await files.write(`${each}/design.json`, '{}');
  await files.write('oakline/latest.json', '{}');
  const listed = files.list('');
  const removed = Promise.all(folders.map((each) => files.removeFolder(each)));
  expect(await listed).toContain('oakline/latest.json');
  await removed;
  expect(await files.list('')).toEqual(['oakline/latest.json']);
});

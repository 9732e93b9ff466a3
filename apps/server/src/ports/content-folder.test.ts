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

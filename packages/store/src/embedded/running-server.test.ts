import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupOfHolder, lockFolder } from './folder-lock.ts';

let folder: string;
let free: () => Promise<void> = async () => undefined;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-running-'));
});
afterEach(async () => {
  await free();
  free = async () => undefined;
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a reader of the folder gets a backup of the process that holds it', async () => {
  free = await lockFolder(folder, async () => '/backups/one.tar.gz');
  expect(await backupOfHolder(folder)).toBe('/backups/one.tar.gz');
  // Windows keeps no such modes: the folder's own rights count there.
  const mode = fs.statSync(path.join(folder, 'process.token')).mode & 0o077;
  expect(process.platform === 'win32' ? 0 : mode).toBe(0);
});

test('a caller without the token gets nothing, and no backup is written', async () => {
  let made = 0;
  free = await lockFolder(folder, async () => `backup ${++made}`);
  fs.writeFileSync(path.join(folder, 'process.token'), 'a guess');
  await expect(backupOfHolder(folder)).rejects.toThrow('rejected');
  expect(made).toBe(0);
});

test('a backup that fails is reported', async () => {
  free = await lockFolder(folder, () => Promise.reject(new Error('the disk is full')));
  await expect(backupOfHolder(folder)).rejects.toThrow('could not make a backup: the disk is full');
});

test('there is no answer for a folder that no process holds', async () => {
  await (await lockFolder(folder))();
  expect(await backupOfHolder(folder)).toBeNull();
  expect(fs.existsSync(path.join(folder, 'process.token'))).toBe(false);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lockFolder } from '@vitrine/store/embedded/folder-lock';
import { expect, test, vi } from 'vitest';

const COMMAND = path.join(import.meta.dirname, 'admin-create.ts');

test('a data folder in use is reported before the password is asked for', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-admin-'));
  const unlock = await lockFolder(folder);
  const args = ['--import', 'tsx', COMMAND, '--email', 'ann@vitrine.test'];
  const command = spawn(process.execPath, args, { env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' } });
  const ended = once(command, 'exit');
  let output = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  await vi.waitFor(() => expect(output).not.toBe(''), { timeout: 60_000, interval: 20 });
  expect(output).toContain('is using the data folder');
  expect(await ended).toEqual([1, null]);
  expect(output).not.toContain('Password');
  await unlock();
  fs.rmSync(folder, { recursive: true, force: true });
});

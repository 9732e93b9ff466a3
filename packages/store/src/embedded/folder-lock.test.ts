import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-lock-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('lets one holder in at a time', async () => {
  const free = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await free();
  await (await lockFolder(folder))();
});

test('names the process that holds the folder', async () => {
  const free = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`pid ${process.pid}`);
  await free();
});

test('is freed by kill -9', async () => {
  const module = new URL('./folder-lock.ts', import.meta.url).href;
  const script = `import(${JSON.stringify(module)}).then((m) => m.lockFolder(${JSON.stringify(folder)})).then(() => { console.log('held'); setInterval(() => {}, 1000); })`;
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toThrow(`pid ${holder.pid}`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (await lockFolder(folder))();
});

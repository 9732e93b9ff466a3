import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { migrate } from '@vitrine/store/migrate';
import { openMemory } from '@vitrine/store/open';
import { expect, test } from 'vitest';
import { contentFolder } from '../ports/content-folder.ts';
import { restore } from './restore.ts';
import { unpackBackup } from './unpack-backup.ts';
import { writeBackup } from './write-backup.ts';

const COMMAND = `
import fs from 'node:fs';
const { inTemporaryFolder } = await import(process.argv[1]);
await inTemporaryFolder(process.argv[2], async (folder) => {
  fs.writeFileSync(folder + '/enquiries.jsonl', 'Visitor');
  console.log(folder);
  await new Promise((resolve) => process.stdin.resume().once('end', resolve));
});`;

test.each(['SIGINT', 'SIGTERM'] as const)('%s leaves nothing of an unpacked backup on the disk', async (signal) => {
  const module = new URL('./command.ts', import.meta.url).href;
  const prefix = path.join(os.tmpdir(), 'vitrine-interrupted-');
  const args = ['--import', 'tsx', '--input-type=module', '-e', COMMAND, module, prefix];
  const command = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(command, 'exit');
  const [folder] = (await once(createInterface({ input: command.stdout }), 'line')) as [string];
  expect(fs.readdirSync(folder)).toEqual(['enquiries.jsonl']);
  command.kill(signal);
  expect(await ended).toEqual([128 + os.constants.signals[signal], null]);
  expect(fs.existsSync(folder)).toBe(false);
});

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../../packages/store/migrations');
const RESTORE = `
const { restore } = await import(process.argv[1]);
await restore(JSON.parse(process.argv[2]), JSON.parse(process.argv[3]), process.argv[4]);`;

test('after a restore that was killed, the next one says that its target has a part of a backup', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-killed-'));
  const inside = (name: string): string => path.join(folder, name);
  const store = await openMemory();
  await migrate(store, MIGRATIONS);
  const content = contentFolder(inside('files'));
  await content.write('oakline/latest.json', '{}');
  const source = { store, content, key: null, product: '0.1.0', now: new Date() };
  await writeBackup(source, inside('backup'), null);
  await store.close();
  fs.mkdirSync(inside('parts'));
  const unpacked = await unpackBackup(inside('backup'), null, inside('parts'));
  const target = { databaseUrl: null, dataDir: inside('target'), contentUrl: null };

  const module = new URL('./restore.ts', import.meta.url).href;
  const input = [JSON.stringify(unpacked), JSON.stringify(target), MIGRATIONS];
  const args = ['--import', 'tsx', '--input-type=module', '-e', RESTORE, module, ...input];
  const command = spawn(process.execPath, args, { stdio: 'inherit' });
  const ended = once(command, 'exit');
  const written = path.join(target.dataDir, 'content/oakline/latest.json');
  // The database takes seconds to fill after the files.
  await expect.poll(() => fs.existsSync(written)).toBe(true);
  command.kill('SIGKILL');
  await ended;

  await expect(restore(unpacked, target, MIGRATIONS)).rejects.toThrow('An earlier restore was interrupted');
  fs.rmSync(target.dataDir, { recursive: true });
  await restore(unpacked, target, MIGRATIONS);
  expect(fs.readdirSync(target.dataDir).sort()).toEqual(['content', 'database']);
  fs.rmSync(folder, { recursive: true, force: true });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

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

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-reset-'));
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

function reset(env: Record<string, string>): { status: number | null; output: string; left: string[] } {
  const dataDir = fs.mkdtempSync(path.join(base, 'data-'));
  for (const folder of ['database', 'backups', 'content', 'image-uploads']) fs.mkdirSync(path.join(dataDir, folder));
  const program = path.join(import.meta.dirname, 'demo-reset.mjs');
  const environment = { PATH: process.env.PATH, DATA_DIR: dataDir, ...env };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8', env: environment });
  return { status, output: stdout + stderr, left: fs.readdirSync(dataDir) };
}

test('the demo is removed', () => {
  expect(reset({})).toMatchObject({ status: 0, left: [] });
  expect(reset({ VITRINE_DEMO: 'on' })).toMatchObject({ status: 0, left: [] });
});

test.each([{ NODE_ENV: 'production' }, { VITRINE_DEMO: 'off' }, { VITRINE_DEMO: '0' }])(
  'with %j it is no demo, and nothing is removed',
  (env) => {
    const { status, output, left } = reset(env);
    expect([status, left]).toEqual([1, ['backups', 'content', 'database', 'image-uploads']]);
    expect(output).toContain('nothing was removed');
  },
);

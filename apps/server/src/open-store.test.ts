import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveToPostgres } from './backup/move-to-postgres.ts';
import { unfinishedRestore } from './backup/unfinished-restore.ts';
import { readConfig } from './config.ts';
import { openStore } from './open-store.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-open-'));
  fs.writeFileSync(unfinishedRestore(dataDir), '0.1.0');
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const SENTENCE = 'An earlier restore was interrupted';

test.each<[string, Record<string, string>]>([
  ['the embedded database', {}],
  ['a Postgres server', { DATABASE_URL: 'postgres://app:qZ81kfPw@127.0.0.1:1/app' }],
])('opens nothing that was restored in part: %s', async (_case, env) => {
  await expect(openStore(readConfig({ DATA_DIR: dataDir, ...env }))).rejects.toThrow(SENTENCE);
  expect(fs.readdirSync(dataDir)).toEqual(['restore-unfinished']);
});

test('moves nothing that was restored in part', async () => {
  const input = { files: null, migrations: '', product: '0.1.0', now: new Date() };
  const move = moveToPostgres({ dataDir, databaseUrl: 'postgres://app:qZ81kfPw@127.0.0.1:1/app', ...input });
  await expect(move).rejects.toThrow(SENTENCE);
  expect(fs.readdirSync(dataDir)).toEqual(['restore-unfinished']);
});

test('names the setting of a database that cannot be reached', async () => {
  fs.rmSync(unfinishedRestore(dataDir));
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://app:qZ81kfPw@127.0.0.1:1/app' });
  await expect(openStore(config)).rejects.toThrow(
    'The database of DATABASE_URL cannot be opened: connect ECONNREFUSED 127.0.0.1:1',
  );
});

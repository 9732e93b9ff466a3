import fs from 'node:fs';
import path from 'node:path';
import { openForReading, openPostgres } from '@vitrine/store/open';
import { fromHere, readOption, readPassphrase, runCommand } from '../backup/command.ts';
import { describeManifest } from '../backup/manifest.ts';
import { assertRestored } from '../backup/unfinished-restore.ts';
import { assertNew, writeBackup } from '../backup/write-backup.ts';
import { readConfig } from '../config.ts';
import { openContentFiles } from '../ports/open-content-files.ts';
import { KEY_FILE } from '../ports/secrets.ts';

/** `npm run backup -- --to FILE [--passphrase-file F]`: one file with everything, also while the server runs. */
runCommand(async (args) => {
  const to = readOption(args, '--to');
  if (to === null) throw new Error('Usage: npm run backup -- --to FILE [--passphrase-file FILE]');
  await assertNew(fromHere(to));
  const passphrase = readPassphrase(args);
  const config = readConfig(process.env);
  assertRestored(config.dataDir);
  const keyFile = path.join(config.dataDir, KEY_FILE);
  const key = config.secretKey === null && fs.existsSync(keyFile) ? fs.readFileSync(keyFile) : null;
  const store = config.databaseUrl ? openPostgres(config.databaseUrl) : await openForReading(config.dataDir);
  const content = await openContentFiles(config.contentUrl, path.join(config.dataDir, 'content'));
  const source = { store, content, key, product: config.version, now: new Date() };
  const manifest = await writeBackup(source, fromHere(to), passphrase).finally(() => store.close());
  const keyNote = key
    ? `The key ${keyFile} is not in it, for it is not encrypted: keep the key elsewhere.`
    : 'The SECRET_KEY is not in it: keep it elsewhere.';
  return [`Backed up: ${describeManifest(manifest)}.`, ...(manifest.hasKey ? [] : [keyNote])];
});

import os from 'node:os';
import path from 'node:path';
import { fromHere, inTemporaryFolder, readOption, readPassphrase, runCommand } from '../backup/command.ts';
import { describeManifest } from '../backup/manifest.ts';
import { restore } from '../backup/restore.ts';
import { unpackBackup } from '../backup/unpack-backup.ts';
import { readConfig } from '../config.ts';

/**
 * `npm run restore -- --from FILE [--to FOLDER or postgres://…]`: fills an empty installation; without --to, the
 * configured one.
 */
runCommand(async (args) => {
  const from = readOption(args, '--from');
  if (from === null)
    throw new Error('Usage: npm run restore -- --from FILE [--to DATA_DIR or postgres://…] [--passphrase-file FILE]');
  const config = readConfig(process.env);
  const to = readOption(args, '--to');
  const isServer = to !== null && /^postgres(ql)?:\/\//.test(to);
  const installation = {
    databaseUrl: to === null ? config.databaseUrl : isServer ? to : null,
    dataDir: to === null || isServer ? config.dataDir : fromHere(to),
    contentUrl: to === null || isServer ? config.contentUrl : null,
  };
  return inTemporaryFolder(path.join(os.tmpdir(), 'vitrine-restore-'), async (folder) => {
    const unpacked = await unpackBackup(fromHere(from), readPassphrase(args), folder);
    await restore(unpacked, installation, path.join(config.root, 'packages/store/migrations'));
    const { manifest } = unpacked;
    const keyNote = 'Start with the SECRET_KEY, or the secret.key, of the installation that was backed up.';
    return [
      `Restored, and every row and file compared: ${describeManifest(manifest)}, of ${manifest.madeAt}.`,
      ...(manifest.hasKey ? [] : [keyNote]),
    ];
  });
});

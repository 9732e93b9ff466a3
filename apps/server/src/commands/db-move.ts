import path from 'node:path';
import { readOption, runCommand } from '../backup/command.ts';
import { rowCount } from '../backup/manifest.ts';
import { moveToPostgres } from '../backup/move-to-postgres.ts';
import { readConfig } from '../config.ts';
import { openContentFiles } from '../ports/open-content-files.ts';

/**
 * `npm run db:move -- --to postgres://… [--files s3://…]`: from the embedded database to a server; files stay or move
 * too.
 */
runCommand(async (args) => {
  const to = readOption(args, '--to');
  if (to === null || !/^postgres(ql)?:\/\//.test(to))
    throw new Error('Usage: npm run db:move -- --to postgres://… [--files s3://…]');
  const config = readConfig({ ...process.env, DATABASE_URL: undefined });
  const { root, dataDir, version } = config;
  const bucket = readOption(args, '--files');
  const { contentUrl } = readConfig({ ...process.env, DATABASE_URL: undefined, CONTENT_URL: bucket ?? '' });
  const manifest = await moveToPostgres({
    dataDir,
    databaseUrl: to,
    files: bucket === null ? null : await openContentFiles(contentUrl, path.join(dataDir, 'content')),
    migrations: path.join(root, 'packages/store/migrations'),
    product: version,
    now: new Date(),
  });
  const files = bucket === null ? 'files stayed' : `${manifest.files.length} files`;
  return [
    `Moved, and counted and compared on both sides: ${rowCount(manifest)} rows of ${manifest.tables.length} tables, ${manifest.jobs.rows} waiting jobs, ${files}.`,
    ...manifest.tables.filter(({ rows }) => rows > 0).map(({ name, rows }) => `  ${name.padEnd(26)} ${rows}`),
    'Start with this DATABASE_URL and the same SECRET_KEY (without one: the text of secret.key in the data folder).',
  ];
});

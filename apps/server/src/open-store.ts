import { openEmbedded, openPostgres, type Store } from '@vitrine/store/open';
import { assertRestored } from './backup/unfinished-restore.ts';
import type { Config } from './config.ts';
import { unpackDatabase } from './unpack-database.ts';

/** Opens the database that the configuration names. Rejects an installation that was restored in part. */
export async function openStore(config: Config): Promise<Store> {
  assertRestored(config.dataDir);
  if (config.databaseUrl) return openPostgres(config.databaseUrl, { rowSecurity: config.rowSecurity });
  await unpackDatabase(config);
  return openEmbedded(config.dataDir);
}

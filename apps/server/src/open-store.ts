import { openEmbedded, openPostgres, type Store } from '@vitrine/store/open';
import type { Config } from './config.ts';
import { unpackDatabase } from './unpack-database.ts';

/** Opens the database that the configuration names. */
export async function openStore(config: Config): Promise<Store> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, { rowSecurity: config.rowSecurity });
  await unpackDatabase(config);
  return openEmbedded(config.dataDir);
}

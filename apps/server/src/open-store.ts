import { openEmbedded, openPostgres, type Store } from '@vitrine/store/open';
import { assertRestored } from './backup/unfinished-restore.ts';
import { type Config, ConfigError } from './config.ts';
import { unpackDatabase } from './unpack-database.ts';

/** Opens the database that the configuration names. Rejects an installation that was restored in part. */
export async function openStore(config: Config): Promise<Store> {
  assertRestored(config.dataDir);
  if (config.databaseUrl) return answering(openPostgres(config.databaseUrl, { rowSecurity: config.rowSecurity }));
  await unpackDatabase(config);
  return openEmbedded(config.dataDir);
}

/** The store once its server has answered, so that a wrong address or password is named as such. */
async function answering(store: Store): Promise<Store> {
  try {
    await store.run('select 1');
    return store;
  } catch (error) {
    await store.close();
    // An error for several addresses of one name has no message of its own.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`The database of DATABASE_URL cannot be opened: ${message || code}`);
  }
}

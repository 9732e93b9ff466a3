import fs from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Connections } from './connection/connections.ts';
import { serverConnections } from './connection/server-connections.ts';
import { nameOf } from './connection/statement-names.ts';
import { kyselyOn } from './database.ts';
import type { Engine } from './embedded/engine.ts';
import { backupOfHolder, lockFolder } from './embedded/folder-lock.ts';
import { OneConnection } from './embedded/one-connection.ts';
import { QUERY_LIMIT_MS, WorkerEngine } from './embedded/worker-engine.ts';
import { CHANGE_CHANNEL, type Channel } from './live/channel.ts';
import { type Listener, listenOnServer } from './live/listen-on-server.ts';
import { shareListener } from './live/share-listener.ts';
import type { Tables } from './tables.ts';
import { outsideAnyTenant } from './tenant-context.ts';

export interface Store {
  db: Kysely<Tables>;
  /** Whether other processes may have the database open, too; if not, it has one connection only. */
  shared: boolean;
  /** Runs SQL text as it is, for the migrations and the job queue. */
  run(sql: string, parameters?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /**
   * Calls back with the messages that any server process or the database itself sends on a channel, and with an empty
   * one when some may have been missed. What this process commits arrives on CHANGE_CHANNEL before the commit resolves.
   */
  listen(channel: Channel, callback: (payload: string) => void): Promise<Listener>;
  /**
   * Runs a function while the embedded database ends no statement for its time. On a Postgres server a statement lifts
   * its limit itself.
   */
  withoutLimit<T>(act: () => Promise<T>): Promise<T>;
  /**
   * Writes a backup into the folder's `backups`; returns its path, or null on a Postgres server, which has separate
   * backups.
   */
  backup(): Promise<string | null>;
  close(): Promise<void>;
}

/** How many backups of the embedded database are retained. */
const BACKUPS_MAXIMUM = 6;
/** The ending of one that is being written. */
const PART = '.part';

/**
 * A Postgres server, 15 or later. With `rowSecurity` each connection sees only the rows of the tenant that it works
 * for.
 */
export function openPostgres(url: string, { rowSecurity = true }: { rowSecurity?: boolean } = {}): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    pipeline: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  const changes = shareListener((callback) => listenOnServer(url, CHANGE_CHANNEL, callback));
  // An idle connection that the server closes must not end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // Nor one inside a transaction: the next statement on it fails, and its caller gets that error.
    client.on('error', () => undefined);
    // Every connection listens: a server sends a commit's messages before it confirms the commit.
    client.on('notification', ({ payload = '' }) => changes.tell(payload));
    client.query(`listen ${CHANGE_CHANNEL}`).catch(() => undefined);
  });
  const connections = serverConnections(pool, { rowSecurity });
  const db = kyselyOn(connections);
  return {
    db,
    shared: true,
    run: (sql, parameters) => outsideAnyTenant(() => runText(connections, sql, parameters)),
    listen: (channel, callback) =>
      channel === CHANGE_CHANNEL ? changes.add(callback) : listenOnServer(url, channel, callback),
    withoutLimit: (act) => act(),
    backup: async () => null,
    close: () => db.destroy(),
  };
}

/** Runs SQL text as it is; of several statements in it, the last one's rows are returned. */
async function runText(
  connections: Connections,
  sql: string,
  parameters?: readonly unknown[],
): Promise<{ rows: Record<string, unknown>[]; rowCount: number }> {
  const connection = await connections.acquire();
  try {
    const answer = await connection.use((client) =>
      // Only text without parameters may be several statements, which cannot be prepared.
      parameters?.length ? client.query({ name: nameOf(sql), text: sql, values: [...parameters] }) : client.query(sql),
    );
    const last = Array.isArray(answer) ? answer.at(-1) : answer;
    return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0 };
  } finally {
    connection.release();
  }
}

/**
 * The embedded Postgres in `dataDir`, for this process alone. Throws FolderInUse when another process has it, and an
 * error that names the newest backup when it cannot be opened; it never creates a new one over an old one. A query that
 * exceeds its time limit is ended, with Postgres' code for it.
 */
export async function openEmbedded(dataDir: string, queryLimitMs: number = QUERY_LIMIT_MS): Promise<Store> {
  const folder = path.join(dataDir, 'database');
  fs.mkdirSync(folder, { recursive: true });
  let opened: Store | null = null;
  const unlock = await lockFolder(dataDir, async () => {
    const file = await opened?.backup();
    if (!file) throw new Error('the database is not open yet');
    return file;
  });
  try {
    const engine = await WorkerEngine.open(folder, queryLimitMs);
    opened = embeddedStore(engine, () => writeBackup(engine, dataDir), unlock);
    return opened;
  } catch (error) {
    await unlock();
    throw new Error(cannotOpen(folder, dataDir, error), { cause: error });
  }
}

/**
 * A snapshot of the database in `dataDir`, to read from: of the server that runs on it, through a backup that it writes
 * on request, or else of the folder itself.
 */
export async function openForReading(dataDir: string): Promise<Store> {
  if (!fs.existsSync(path.join(dataDir, 'database'))) throw new Error(`There is no database in ${dataDir}.`);
  const image = await backupOfHolder(dataDir);
  return image === null ? openEmbedded(dataDir) : openMemory(new Blob([fs.readFileSync(image)]));
}

/** A database in memory, for tests and for reading a backup; `image` is a dump to start from. */
export async function openMemory(image?: Blob): Promise<Store & { dump(): Promise<Uint8Array> }> {
  // Read only here: a server has its database in a thread of its own or elsewhere, and PGlite takes megabytes.
  const { openInMemory } = await import('./embedded/open-pglite.ts');
  const engine = await openInMemory(image);
  return { ...storeInMemory(engine), dump: () => engine.dump() };
}

/** The store of a database in memory. */
export const storeInMemory = (engine: Engine): Store =>
  embeddedStore(
    engine,
    async () => null,
    async () => undefined,
  );

function embeddedStore(engine: Engine, backup: () => Promise<string | null>, unlock: () => Promise<void>): Store {
  const one = new OneConnection(engine);
  return {
    db: kyselyOn(one),
    shared: false,
    run: (sql, parameters) => runText(one, sql, parameters),
    listen: async (channel, callback) => {
      const stop = await one.listen(channel, callback);
      // The one connection has brought every message already.
      return { catchUp: async () => undefined, stop: async () => stop() };
    },
    withoutLimit: (act) => engine.withoutLimit?.(act) ?? act(),
    backup: () => one.alone(backup),
    close: () =>
      one.alone(async () => {
        await engine.close();
        await unlock();
      }),
  };
}

const backupsOf = (dataDir: string): string[] => {
  const folder = path.join(dataDir, 'backups');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.tar.gz'))
    .sort();
};

async function writeBackup(engine: Engine, dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'backups');
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.tar.gz`);
  // What a killed process left: only one has the folder at a time.
  for (const name of fs.readdirSync(folder)) if (name.endsWith(PART)) fs.rmSync(path.join(folder, name));
  const part = file + PART;
  try {
    fs.writeFileSync(part, await engine.dump());
    fs.renameSync(part, file);
  } catch (error) {
    // On a full disk, one each hour would take all that is freed.
    fs.rmSync(part, { force: true });
    throw error;
  }
  for (const old of backupsOf(dataDir).slice(0, -BACKUPS_MAXIMUM)) fs.rmSync(path.join(folder, old));
  return file;
}

function cannotOpen(folder: string, dataDir: string, error: unknown): string {
  const newest = backupsOf(dataDir).at(-1);
  const advice = newest
    ? `The newest backup is ${path.join(dataDir, 'backups', newest)}: move ${folder} aside and unpack it in its place.`
    : 'There is no backup. Move the folder aside to start with an empty one.';
  return `The database in ${folder} cannot be opened: ${(error as Error).message}. Nothing was changed. ${advice}`;
}

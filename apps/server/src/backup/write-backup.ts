import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { readRows, startMoment } from '@vitrine/store/dump/read-rows';
import { listApplied, listCounters, listTables } from '@vitrine/store/dump/tables';
import type { Store } from '@vitrine/store/open';
import { DESIGN_IMAGES } from '../hosting/paths.ts';
import { readWaitingJobs } from '../jobs/waiting-jobs.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { encrypt } from './encrypt-stream.ts';
import { type Manifest, PARTS } from './manifest.ts';
import { type TarEntry, writeTar } from './tar.ts';

export interface BackupSource {
  store: Store;
  /** Null: files are left out. */
  content: ContentFiles | null;
  /** The key that seals secrets in the database, when it is a file; only an encrypted backup includes it. */
  key: Buffer | null;
  product: string;
  now: Date;
}

/** The files that are replaced on a deployment or upload; all others are written once. */
const POINTERS = /(^|\/)(latest|deployment|assets|presets)\.json$/;

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes a backup of one moment into a new file, also while the server runs: the rows in one transaction, then the
 * files. Encrypted when there is a passphrase. Returns its content; leaves nothing behind when it fails.
 */
export async function writeBackup(source: BackupSource, file: string, passphrase: string | null): Promise<Manifest> {
  await assertNew(file);
  await fs.mkdir(path.dirname(path.resolve(file)), { recursive: true });
  const manifest = emptyManifest(source, passphrase !== null);
  const part = `${file}.part`;
  try {
    const packed = writeTar(partsOf(source, manifest), source.now);
    const out = createWriteStream(part, { mode: 0o600, flush: true });
    if (passphrase === null) await pipeline(packed, createGzip(), out);
    else await pipeline(packed, createGzip(), (chunks: AsyncIterable<Buffer>) => encrypt(chunks, passphrase), out);
    await fs.rename(part, file);
  } catch (error) {
    await fs.rm(part, { force: true });
    throw error;
  }
  return manifest;
}

/** Throws when the file exists: a backup never overwrites another. */
export async function assertNew(file: string): Promise<void> {
  if (await fs.stat(file).catch(() => null)) throw new Error(`${file} is there already: name a new file.`);
}

const emptyManifest = ({ product, now, key }: BackupSource, isEncrypted: boolean): Manifest => ({
  format: 'vitrine-backup',
  formatVersion: 1,
  product,
  madeAt: now.toISOString(),
  migrations: [],
  tables: [],
  counters: [],
  jobs: { rows: 0, sha256: sha256('') },
  files: [],
  hasKey: isEncrypted && key !== null,
});

async function* partsOf(source: BackupSource, manifest: Manifest): AsyncGenerator<TarEntry> {
  yield* rowParts(source, manifest);
  if (source.content) yield* fileParts(source.content, manifest);
  if (manifest.hasKey && source.key) yield { name: PARTS.key, bytes: source.key };
  yield { name: PARTS.manifest, bytes: Buffer.from(JSON.stringify(manifest)) };
}

async function* rowParts({ store }: BackupSource, manifest: Manifest): AsyncGenerator<TarEntry> {
  const moment = await startMoment(store);
  try {
    manifest.migrations = await listApplied(moment.db);
    for (const table of await listTables(moment.db)) {
      const hash = createHash('sha256');
      let rows = 0;
      let part = 0;
      for await (const lines of readRows(moment.db, table)) {
        const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
        hash.update(bytes);
        rows += lines.length;
        yield { name: `${PARTS.rows}${table.name}/${String(++part).padStart(6, '0')}.jsonl`, bytes };
      }
      manifest.tables.push({ ...table, rows, sha256: hash.digest('hex') });
    }
    manifest.counters = await listCounters(moment.db);
    const jobs = await readWaitingJobs(moment.db);
    const bytes = Buffer.from(jobs.map((line) => `${line}\n`).join(''));
    manifest.jobs = { rows: jobs.length, sha256: sha256(bytes) };
    yield { name: PARTS.jobs, bytes };
  } finally {
    await moment.end();
  }
}

/**
 * Runs after the rows, so that every file that a row names is there. Pointers are read before all other files and
 * packed after them, so that the files they point to are in the backup, and a restore writes those first.
 */
async function* fileParts(content: ContentFiles, manifest: Manifest): AsyncGenerator<TarEntry> {
  const pointers: TarEntry[] = [];
  const entryOf = (path: string, bytes: Buffer): TarEntry => {
    manifest.files.push({ path, bytes: bytes.length, sha256: sha256(bytes) });
    return { name: `${PARTS.files}${path}`, bytes };
  };
  for (const path of (await content.list('')).filter((one) => POINTERS.test(one))) {
    const bytes = await content.read(path);
    if (bytes) pointers.push({ name: path, bytes });
  }
  for (const path of (await content.list('')).filter((one) => !POINTERS.test(one) && !isDrawn(one)).sort()) {
    // A file deleted since the listing belongs to rows that are being deleted.
    const bytes = await content.read(path);
    if (bytes) yield entryOf(path, bytes);
  }
  for (const { name, bytes } of pointers) yield entryOf(name, bytes);
}

/** Images of designs are drawn again when somebody asks for them. */
const isDrawn = (path: string): boolean => path.includes(`/${DESIGN_IMAGES}/`);

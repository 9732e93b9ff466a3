import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '@vitrine/store/migrate';
import { openEmbedded, openForReading, openPostgres, type Store } from '@vitrine/store/open';
import { openFreshPostgres, postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { originalPath } from '../hosting/paths.ts';
import { pgBossQueue } from '../jobs/pg-boss-queue.ts';
import { readWaitingJobs } from '../jobs/waiting-jobs.ts';
import { contentBucket } from '../ports/content-bucket.ts';
import { contentFolder } from '../ports/content-folder.ts';
import { aBucketServer } from '../testing/bucket-server.ts';
import { assertSameRows } from './fill-database.ts';
import { describeManifest, type Manifest, rowCount } from './manifest.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { restore } from './restore.ts';
import { unpackBackup } from './unpack-backup.ts';
import { writeBackup } from './write-backup.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../../packages/store/migrations');
const PASSPHRASE = 'a long enough passphrase';
const ORIGINAL = originalPath({ organisationId: 1, hash: 'a'.repeat(64) });
const LONG_PATH = `oakline/kitchens/${'a very long name of an image ä '.repeat(6)}.webp`;
const now = new Date('2026-06-15T12:00:00Z');

let folder: string;
const inside = (name: string): string => path.join(folder, name);
const dataDir = (): string => inside('data');
const files = () => contentFolder(path.join(dataDir(), 'content'));
let running: Store;
let stopRunning = (): Promise<void> => running.close();

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-backup-'));
  fs.mkdirSync(dataDir());
  running = await openEmbedded(dataDir());
  await migrate(running, MIGRATIONS);
  await running.run(`
    insert into organisations (name, safe_name, data_url) values ('Oakline', 'oakline', 'oakline');
    insert into enquiries (organisation_id, name, email, type, client_key)
      select 1, 'Visitor ' || n, 'v' || n || '@example.org', 'other', 'first-' || n from generate_series(1, 2500) n;`);
  const jobs = pgBossQueue(running, { alone: true, onError: () => undefined });
  await jobs.start();
  await jobs.handle('request-recovery', async () => undefined);
  await jobs.stop();
  await jobs.enqueue(running.db, 'request-recovery', { email: 'z@example.org' });
  await files().write('oakline/kitchens/kitchen/latest.json', '{"version":1}');
  await files().write('oakline/kitchens/kitchen/assets/wall.webp', Buffer.from([0, 255, 10, 13]));
  await files().write(LONG_PATH, 'long');
  await files().write(ORIGINAL, 'as uploaded');
});
afterAll(async () => {
  await stopRunning();
  fs.rmSync(folder, { recursive: true, force: true });
});

const backUp = (name: string, passphrase: string | null = null, store: Store = running): Promise<Manifest> =>
  writeBackup(
    { store, content: files(), key: Buffer.from('the key'), product: '0.1.0', now },
    inside(name),
    passphrase,
  );

const unpack = (name: string, passphrase: string | null = null) =>
  unpackBackup(inside(name), passphrase, fs.mkdtempSync(inside('parts-')));

/** Writes enquiries one after the other until it is stopped; returns how many. */
function keepWriting(): () => Promise<number> {
  let stopped = false;
  let written = 0;
  const writing = (async () => {
    while (!stopped) {
      await running.run(
        "insert into enquiries (organisation_id, name, email, type) values (1, 'W', 'w@w.example', 'other')",
      );
      written++;
    }
  })();
  return async () => {
    stopped = true;
    await writing;
    return written;
  };
}

const installation = (name: string) => ({ databaseUrl: null, dataDir: inside(name), contentUrl: null });

test('a backup during writes is complete, and restored it has the same rows, files, jobs and key', {
  timeout: 120_000,
}, async () => {
  const stop = keepWriting();
  // As the command does it: a copy that the process with the folder writes on request.
  const copy = await openForReading(dataDir());
  const manifest = await backUp('live.backup', PASSPHRASE, copy).finally(() => copy.close());
  expect(await stop()).toBeGreaterThan(0);
  expect(rowCount(manifest)).toBeGreaterThanOrEqual(2501);
  expect(manifest.files.at(-1)?.path).toBe('oakline/kitchens/kitchen/latest.json');
  expect(describeManifest(manifest)).toContain('1 waiting jobs, 4 files');

  const unpacked = await unpack('live.backup', PASSPHRASE);
  expect(unpacked.manifest).toEqual(manifest);
  await restore(unpacked, installation('restored'), MIGRATIONS);
  expect(fs.readFileSync(path.join(inside('restored'), 'secret.key'), 'utf8')).toBe('the key');
  const content = contentFolder(path.join(inside('restored'), 'content'));
  expect(await content.read('oakline/kitchens/kitchen/assets/wall.webp')).toEqual(Buffer.from([0, 255, 10, 13]));
  expect(String(await content.read(LONG_PATH))).toBe('long');
  expect(String(await content.read(ORIGINAL))).toBe('as uploaded');
  const store = await openEmbedded(inside('restored'));
  await assertSameRows(store, manifest);
  expect(await readWaitingJobs(store.db)).toEqual([expect.stringContaining('z@example.org')]);
  await store.close();
  await expect(restore(unpacked, installation('restored'), MIGRATIONS)).rejects.toThrow('Nothing was changed');
});

test('an encrypted backup of an earlier version is restored', async () => {
  // Written by the version before backups had the format of `age`.
  const earlier = path.join(import.meta.dirname, 'testing/earlier.backup');
  await expect(unpackBackup(earlier, 'another passphrase', inside('none'))).rejects.toThrow('The passphrase is wrong');
  const unpacked = await unpackBackup(earlier, PASSPHRASE, fs.mkdtempSync(inside('parts-')));
  expect(describeManifest(unpacked.manifest)).toContain('1 waiting jobs, 3 files');
  await restore(unpacked, installation('earlier'), MIGRATIONS);
  expect(fs.readFileSync(path.join(inside('earlier'), 'secret.key'), 'utf8')).toBe('the key');
  const content = contentFolder(path.join(inside('earlier'), 'content'));
  expect(await content.read('oakline/kitchens/kitchen/assets/wall.webp')).toEqual(Buffer.from([0, 255, 10, 13]));
  expect(String(await content.read(LONG_PATH))).toBe('long');
  const store = await openEmbedded(inside('earlier'));
  expect((await store.db.selectFrom('enquiries').select('email').orderBy('id').execute()).at(-1)).toEqual({
    email: 'v5@example.org',
  });
  await store.close();
});

test('the key stays out of a backup that is not encrypted', async () => {
  await backUp('no-key.backup');
  const { manifest, folder: parts } = await unpack('no-key.backup');
  expect(manifest.hasKey).toBe(false);
  expect(fs.existsSync(path.join(parts, 'secret.key'))).toBe(false);
});

describe('with files in a bucket', () => {
  let bucket: Awaited<ReturnType<typeof aBucketServer>>;
  beforeAll(async () => {
    process.env.AWS_ACCESS_KEY_ID ??= 'for-tests';
    process.env.AWS_SECRET_ACCESS_KEY ??= 'for-tests';
    bucket = await aBucketServer();
  });
  afterAll(() => bucket.close());

  test('a backup is restored into it, written from it, and restored into a folder', async () => {
    await backUp('folder.backup');
    const inBucket = { ...installation('bucket-rows'), contentUrl: bucket.url };
    await restore(await unpack('folder.backup'), inBucket, MIGRATIONS);
    expect([...bucket.files.keys()].sort()).toEqual((await files().list('')).sort());
    await expect(restore(await unpack('folder.backup'), inBucket, MIGRATIONS)).rejects.toThrow('content files already');

    const content = contentBucket(bucket.url);
    const source = { store: running, content, key: null, product: '0.1.0', now };
    const manifest = await writeBackup(source, inside('bucket.backup'), null);
    await restore(await unpack('bucket.backup'), installation('out-of-bucket'), MIGRATIONS);
    const back = contentFolder(path.join(inside('out-of-bucket'), 'content'));
    expect(manifest.files).toHaveLength(4);
    for (const { path: file } of manifest.files) expect(await back.read(file)).toEqual(await files().read(file));
  });

  test('a failed restore leaves the bucket as empty as it was', async () => {
    bucket.files.clear();
    await backUp('cut.backup');
    const unpacked = await unpack('cut.backup');
    // The last file differs from the manifest: everything written before it is removed again.
    fs.writeFileSync(path.join(unpacked.folder, 'files/oakline/kitchens/kitchen/latest.json'), 'other');
    const inBucket = { ...installation('cut'), contentUrl: bucket.url };
    await expect(restore(unpacked, inBucket, MIGRATIONS)).rejects.toThrow('was not written as it was');
    expect([...bucket.files.keys()]).toEqual([]);
  });
});

describe('a backup is rejected', () => {
  beforeAll(async () => {
    await backUp('plain.backup');
    await backUp('sealed.backup', PASSPHRASE);
  });

  test('without its passphrase, and with a wrong one', async () => {
    await expect(unpack('sealed.backup')).rejects.toThrow('is encrypted');
    await expect(unpack('sealed.backup', 'another passphrase')).rejects.toThrow('The passphrase is wrong');
  });

  test('when it is over an older one', async () => {
    await expect(backUp('plain.backup')).rejects.toThrow('is there already');
  });

  test.each(['plain.backup', 'sealed.backup'])('when %s was changed or cut short', async (name) => {
    const bytes = fs.readFileSync(inside(name));
    fs.writeFileSync(inside('short'), bytes.subarray(0, bytes.length - 40));
    await expect(unpack('short', PASSPHRASE)).rejects.toThrow(/cut short|damaged/);
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    fs.writeFileSync(inside('changed'), bytes);
    await expect(unpack('changed', PASSPHRASE)).rejects.toThrow(/changed|damaged/);
  });

  test('when it is something else', async () => {
    fs.writeFileSync(inside('else'), 'not a backup');
    await expect(unpack('else')).rejects.toThrow('cannot be unpacked');
  });

  test('when it is of a later version, and the target stays empty', async () => {
    const unpacked = await unpack('plain.backup');
    unpacked.manifest.migrations.push({ name: '9999-later.sql', checksum: '0'.repeat(64) });
    await expect(restore(unpacked, installation('later'), MIGRATIONS)).rejects.toThrow('another version of Vitrine');
    expect(fs.existsSync(inside('later'))).toBe(false);
  });
});

const url = postgresForTests;
describe.skipIf(!url)('on a Postgres server (skipped where there is none)', () => {
  let server: Awaited<ReturnType<typeof openFreshPostgres>>;
  beforeAll(async () => {
    server = await openFreshPostgres(url ?? '');
    await stopRunning();
    stopRunning = async () => undefined;
  });
  afterAll(() => server.close());

  test('an embedded installation moves there, is backed up there under writes, and restored on another', {
    timeout: 120_000,
  }, async () => {
    const bucket = await aBucketServer();
    const target = { databaseUrl: server.url, files: contentBucket(bucket.url) };
    const move = { dataDir: dataDir(), migrations: MIGRATIONS, product: '0.1.0', now };
    const moved = await moveToPostgres({ ...move, ...target });
    await assertSameRows(server, moved);
    expect((await target.files.list('')).sort()).toEqual((await files().list('')).sort());
    expect(fs.readdirSync(dataDir()).filter((name) => name.startsWith('moving-'))).toEqual([]);
    await expect(moveToPostgres({ ...move, ...target })).rejects.toThrow('The database is not empty');

    const other = openPostgres(server.url);
    const writing = Promise.all(
      Array.from({ length: 20 }, () =>
        other.run(
          "insert into organisations (name, safe_name, data_url) values (gen_random_uuid(), '', gen_random_uuid())",
        ),
      ),
    );
    const source = { store: server, content: target.files, key: null, product: '0.1.0', now };
    const manifest = await writeBackup(source, inside('server.backup'), null);
    await writing;
    await other.close();
    const back = await openFreshPostgres(url ?? '');
    await restore(await unpack('server.backup'), { ...installation('back'), databaseUrl: back.url }, MIGRATIONS);
    await assertSameRows(back, manifest);
    expect(await contentFolder(path.join(inside('back'), 'content')).list('')).toHaveLength(4);
    await back.close();
    await bucket.close();
  });
});

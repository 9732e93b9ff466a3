import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runOn } from './database.ts';
import { migrate } from './migrate.ts';
import { openEmbedded, type Store } from './open.ts';

let folder: string;
/** A data folder as the first opening leaves it: each test works on a copy. */
let made: string;
beforeAll(async () => {
  made = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-store-made-'));
  await (await openEmbedded(made)).close();
});
afterAll(() => fs.rmSync(made, { recursive: true, force: true }));
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-store-'));
  fs.cpSync(made, folder, { recursive: true });
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Long enough for any query that ends, on a busy machine too; the others are cut off earlier. */
const QUERY_LIMIT_MS = 2_000;
const ENDLESS =
  'select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b, generate_series(1, 100000) c';

const numbersIn = async (store: Store): Promise<number[]> =>
  (await store.run('select n from numbers order by n')).rows.map((row) => Number(row.n));

describe('the embedded database', () => {
  test('keeps rows from one opening to the next', async () => {
    const first = await openEmbedded(folder);
    await first.run('create table numbers (n integer); insert into numbers values (1), (2)');
    await first.close();
    const second = await openEmbedded(folder);
    expect(await numbersIn(second)).toEqual([1, 2]);
    await second.close();
  });

  test('rejects a second opening, and frees the folder when closed', async () => {
    const first = await openEmbedded(folder);
    await expect(openEmbedded(folder)).rejects.toThrow('using the data folder');
    await first.close();
    await (await openEmbedded(folder)).close();
  });

  test('keeps transactions apart that run at once', async () => {
    const store = await openEmbedded(folder);
    await store.run('create table numbers (n integer)');
    const failing = store.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('numbers' as never)
        .values({ n: 1 } as never)
        .execute();
      throw new Error('undone');
    });
    const fine = store.run('insert into numbers values (2)');
    await expect(failing).rejects.toThrow('undone');
    await fine;
    expect(await numbersIn(store)).toEqual([2]);
    await store.close();
  });

  test('ends a query that passes the limit; what waited behind it works', async () => {
    const store = await openEmbedded(folder, QUERY_LIMIT_MS);
    await store.run('create table numbers (n integer); insert into numbers values (1)');
    const endless = store.db.transaction().execute(async (transaction) => {
      await runOn(transaction, 'insert into numbers values (2)', []);
      await runOn(transaction, ENDLESS, []);
    });
    const behind = store.run('insert into numbers values (3)');
    await expect(endless).rejects.toMatchObject({
      code: '57014',
      message: expect.stringContaining('no answer within'),
    });
    await behind;
    expect(await numbersIn(store)).toEqual([1, 3]);
    await store.close();
  });

  test('lets a migration take longer than the limit, which queries keep', async () => {
    const store = await openEmbedded(folder, QUERY_LIMIT_MS);
    const migrations = path.join(folder, 'migrations');
    fs.mkdirSync(migrations);
    const sleep = `select pg_sleep(${(1.5 * QUERY_LIMIT_MS) / 1000})`;
    fs.writeFileSync(path.join(migrations, '0001-slow.sql'), `create table numbers (n integer); ${sleep};`);
    expect(await migrate(store, migrations)).toEqual(['0001-slow.sql']);
    expect(await numbersIn(store)).toEqual([]);
    await expect(store.run(sleep)).rejects.toMatchObject({ code: '57014' });
    await store.close();
  });

  test('says why a damaged database cannot be opened, and does not make a new one', async () => {
    const first = await openEmbedded(folder);
    await first.run('create table numbers (n integer)');
    const backup = await first.backup();
    await first.close();
    fs.writeFileSync(path.join(folder, 'database/PG_VERSION'), 'nonsense');
    fs.rmSync(path.join(folder, 'database/global'), { recursive: true });
    await expect(openEmbedded(folder)).rejects.toThrow(path.basename(backup ?? 'no backup'));
    expect(fs.existsSync(path.join(folder, 'database/global/pg_control'))).toBe(false);
  });

  test('a backup that cannot be written, or was cut off, leaves no part on the disk', async () => {
    const store = await openEmbedded(folder);
    const backups = path.join(folder, 'backups');
    fs.mkdirSync(backups, { recursive: true });
    fs.writeFileSync(path.join(backups, '2026-01-01T00-00-00-000Z.tar.gz.part'), 'cut off');
    const noSpace = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const writing = vi.spyOn(fs, 'writeFileSync').mockImplementationOnce((file) => {
      fs.appendFileSync(file as string, 'half of it');
      throw noSpace;
    });
    await expect(store.backup()).rejects.toBe(noSpace);
    writing.mockRestore();
    expect(fs.readdirSync(backups)).toEqual([]);
    const file = await store.backup();
    expect(fs.readdirSync(backups)).toEqual([path.basename(file ?? '')]);
    await store.close();
  });

  test('keeps every acknowledged row through kill -9', { timeout: 180_000 }, async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < 2; round++) acknowledged.push(...(await writeUntilKilled(folder, round * 1000)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    const store = await openEmbedded(folder);
    expect(await numbersIn(store)).toEqual(expect.arrayContaining(acknowledged));
    await store.close();
  });
});

const WRITER = `
const { openEmbedded } = await import(process.argv[1]);
const store = await openEmbedded(process.argv[2]);
await store.run('create table if not exists numbers (n integer)');
for (let n = Number(process.argv[3]); ; n++) {
  await store.run('insert into numbers values ($1)', [n]);
  console.log(n);
}`;

/** Returns the numbers whose insertion the killed process had confirmed. */
async function writeUntilKilled(dataDir: string, from: number): Promise<number[]> {
  const module = new URL('./open.ts', import.meta.url).href;
  const args = ['--import', 'tsx', '--input-type=module', '-e', WRITER, module, dataDir, String(from)];
  const writer: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const numbers: number[] = [];
  const lines = createInterface({ input: writer.stdout as NodeJS.ReadableStream });
  for await (const line of lines) {
    numbers.push(Number(line));
    if (numbers.length === 20) writer.kill('SIGKILL');
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  return numbers;
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../connection/connections.ts';
import type { Engine } from './engine.ts';
import { OneConnection } from './one-connection.ts';
import { openOnDisk } from './open-pglite.ts';

/** A new database, which takes seconds to create. Each test has a copy. */
let created: string;
let folder: string;
let engine: Engine;
let connection: Connection;

const run = (text: string) => connection.use((client) => client.query(text));
/** The file of the database that a descriptor has open. */
const fileOf = (descriptor: number): string => fs.readlinkSync(`/proc/self/fd/${descriptor}`).slice(folder.length);

const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-durable-'));

beforeAll(async () => {
  created = newFolder();
  await (await openOnDisk(created)).close();
});

afterAll(() => fs.rmSync(created, { recursive: true, force: true }));

beforeEach(async () => {
  folder = newFolder();
  fs.cpSync(created, folder, { recursive: true });
  engine = await openOnDisk(folder);
  // Like the one in the worker thread, it answers later: what is sent meanwhile travels as one batch.
  const exchange: Engine['exchange'] = async (messages) => {
    await nextTurn();
    return engine.exchange(messages);
  };
  connection = await new OneConnection({ ...engine, exchange }).acquire();
  await run('create table things (id serial primary key, name text)');
});

afterEach(async () => {
  vi.restoreAllMocks();
  await engine.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('the files of the embedded database', () => {
  test('a commit is on disk before its answer', async () => {
    const sync = vi.spyOn(fs, 'fsyncSync');
    await run(`insert into things (name) values ('a')`);
    expect(sync).toHaveBeenCalledTimes(1);
    await run('select * from things');
    expect(sync).toHaveBeenCalledTimes(1);
  });

  test('commits that arrive together share a sync', async () => {
    const sync = vi.spyOn(fs, 'fsyncSync');
    await Promise.all(Array.from({ length: 20 }, () => run(`insert into things (name) values ('a')`)));
    expect(sync.mock.calls.length).toBeLessThanOrEqual(2);
    expect((await run('select count(*)::int as count from things')).rows).toEqual([{ count: 20 }]);
  });

  test.runIf(process.platform === 'linux')('the log is on disk before any other file changes', async () => {
    const isOfLog = (descriptor: number) => fileOf(descriptor).startsWith('/pg_wal/');
    const [write, sync] = [fs.writeSync, fs.fsyncSync];
    let unsynced = false;
    let pages = 0;
    vi.spyOn(fs, 'writeSync').mockImplementation(((descriptor: number, ...rest: [never]) => {
      if (isOfLog(descriptor)) unsynced = true;
      else {
        expect(unsynced, `${fileOf(descriptor)} is written while the log is not on disk`).toBe(false);
        pages++;
      }
      return write(descriptor, ...rest);
    }) as typeof fs.writeSync);
    vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
      if (isOfLog(descriptor)) unsynced = false;
      sync(descriptor);
    });
    // The first travels alone, the others as one batch.
    await Promise.all([
      run('select 1'),
      run(`insert into things (name) select 'a' from generate_series(1, 1000)`),
      run('checkpoint'),
      run(`insert into things (name) values ('b')`),
      run('drop table things'),
    ]);
    expect(pages).toBeGreaterThan(0);
    expect(unsynced).toBe(false);
  });
});

import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePrivate } from './private-files.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-modes-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Everything below the folder to which other users have any access; what links lead to is not below it. */
const openToOthers = (below = folder): string[] =>
  fs.readdirSync(below, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isSymbolicLink()) return [];
    const file = path.join(below, entry.name);
    const isOpen = (fs.lstatSync(file).mode & 0o077) !== 0;
    return [...(isOpen ? [path.relative(folder, file)] : []), ...(entry.isDirectory() ? openToOthers(file) : [])];
  });

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  test('is restricted where it is open to others, and links in it are not followed', () => {
    const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-outside-'));
    fs.writeFileSync(path.join(outside, 'theirs'), '');
    fs.chmodSync(path.join(outside, 'theirs'), 0o644);
    fs.mkdirSync(path.join(folder, 'content/a'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'content/a/data.json'), '');
    for (const [file, mode] of [
      ['content', 0o777],
      ['content/a', 0o755],
      ['content/a/data.json', 0o666],
      ['', 0o755],
    ] as const)
      fs.chmodSync(path.join(folder, file), mode);
    fs.symlinkSync(outside, path.join(folder, 'content/link'));
    fs.symlinkSync(path.join(outside, 'theirs'), path.join(folder, 'link'));
    fs.symlinkSync('nowhere', path.join(folder, 'broken'));
    expect(makePrivate(folder)).toBeNull();
    expect(openToOthers()).toEqual([]);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    expect(fs.statSync(path.join(folder, 'content/a/data.json')).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.join(outside, 'theirs')).mode & 0o777).toBe(0o644);
    fs.rmSync(outside, { recursive: true });
  });

  test('that does not exist is not created', () => {
    expect(makePrivate(path.join(folder, 'none'))).toBeNull();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('contains nothing that others may read, of the embedded database, its lock, its copies, the content and the key', async () => {
    const script = path.join(import.meta.dirname, 'testing/write-everything.ts');
    const tsx = path.join(import.meta.dirname, '../../../node_modules/tsx/dist/cli.mjs');
    await promisify(execFile)(process.execPath, [tsx, script, folder]);
    expect(openToOthers()).toEqual([]);
    const written = ['database/PG_VERSION', 'content/a/data.json', 'secret.key', 'process.pid', 'backups'];
    for (const file of written) expect(fs.existsSync(path.join(folder, file)), file).toBe(true);
  });
});

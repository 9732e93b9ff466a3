import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgres } from './postgres.mjs';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-find-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A folder that has these programs, by name only. */
const bin = (name: string, programs = ['initdb', 'pg_ctl']): string => {
  const programsFolder = path.join(folder, name);
  fs.mkdirSync(programsFolder, { recursive: true });
  for (const program of programs) fs.writeFileSync(path.join(programsFolder, program), '');
  return programsFolder;
};

test('the programs that POSTGRES_BIN names come first, then those on PATH', () => {
  const [named, onPath] = [bin('named'), bin('on-path')];
  const PATH = [bin('client-only', ['psql']), onPath].join(path.delimiter);
  expect(findPostgres({ env: { POSTGRES_BIN: named, PATH }, folders: [] })).toBe(named);
  expect(findPostgres({ env: { PATH }, folders: [] })).toBe(onPath);
});

test('the newest of those that packages installed is taken, 15 before 9.6', () => {
  for (const version of ['9.6', '15', '10']) bin(`packages/${version}/bin`);
  bin('packages/16/bin', ['psql']);
  const found = findPostgres({ env: {}, folders: [path.join(folder, 'missing'), path.join(folder, 'packages')] });
  expect(found).toBe(path.join(folder, 'packages/15/bin'));
});

test('nothing is found without one', () => {
  expect(findPostgres({ env: { PATH: bin('client', ['psql']) }, folders: [] })).toBeUndefined();
});

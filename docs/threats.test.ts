import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Which threat is met by which test: the table of threats.md. */
const ROOT = path.resolve(import.meta.dirname, '..');
const rows = fs
  .readFileSync(path.join(import.meta.dirname, 'threats.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| T\d+ /.test(line))
  .map((line) => line.slice(1, -1).split(/(?<!\\)\|/));

test('threats are numbered, each once, with a defence', () => {
  expect(rows.map(([id = '']) => id.trim())).toEqual(rows.map((_, at) => `T${at + 1}`));
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((columns) => columns.length !== 5)).toEqual([]);
  expect(rows.filter(([, threat = '', defence = '']) => threat.trim() === '' || defence.trim() === '')).toEqual([]);
});

test('each is proved by tests that exist', () => {
  const wrong = rows.flatMap(([id = '', , , proof = '']) => {
    const files = [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    if (files.length === 0) return [`${id.trim()}: no test`];
    return files.filter((file) => !/\.(test|spec)\.tsx?$/.test(file) || !fs.existsSync(path.join(ROOT, file)));
  });
  expect(wrong).toEqual([]);
});

test('names of tests stand in the files', () => {
  const missing = rows.flatMap(([, , , proof = '']) =>
    [...proof.matchAll(/`([^`]+)` \(((?:is|reads|the|drops|all)[^)]*)\)/g)]
      .filter(([, file = '', name = '']) => {
        const whole = path.join(ROOT, file);
        return fs.existsSync(whole) && !fs.readFileSync(whole, 'utf8').includes(name);
      })
      .map(([found]) => found),
  );
  expect(missing).toEqual([]);
});

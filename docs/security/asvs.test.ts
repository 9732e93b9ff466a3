import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Requirements of ASVS 5.0 at levels 1 and 2. */
const COUNT_OF_LEVEL = { 1: 70, 2: 183 };
const ROOT = path.resolve(import.meta.dirname, '../..');

const rows = fs
  .readFileSync(path.join(import.meta.dirname, 'asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [id = '', level = '', , state = '', how = '', proof = ''] = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return { id, level, state, how, files: [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) };
  });

test('every requirement of levels 1 and 2 stands there once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const [level, count] of Object.entries(COUNT_OF_LEVEL)) {
    expect(rows.filter((row) => row.level === level)).toHaveLength(count);
  }
});

test('what is met names tests that exist, and all else a reason', () => {
  const wrong = rows.filter(({ state, how, files }) => {
    if (how === '' || !['met', 'partly', 'not applicable'].includes(state)) return true;
    if (state === 'met' && files.length === 0) return true;
    return files.some(
      (file) => !/(\.(test|spec)\.tsx?|^faults\/.*\.mjs)$/.test(file) || !fs.existsSync(path.join(ROOT, file)),
    );
  });
  expect(wrong).toEqual([]);
});

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Which requirement is proved by which test: one pair a row, several rows for a requirement that several tests prove. */
const ROOT = path.resolve(import.meta.dirname, '..');
const [head, ...rows] = fs
  .readFileSync(path.join(import.meta.dirname, 'coverage.tsv'), 'utf8')
  .trimEnd()
  .split('\n');
const pairs = rows.map((row) => row.split('\t'));

test('has a head and two columns', () => {
  expect(head).toBe('id\ttest file');
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.filter((columns) => columns.length !== 2)).toEqual([]);
});

test('names requirements by their ids', () => {
  expect(pairs.map(([id = '']) => id).filter((id) => !/^[PC]-[A-Z]+-\d+$/.test(id))).toEqual([]);
});

test('names only tests that exist', () => {
  const files = new Set(pairs.map(([, file = '']) => file));
  const wrong = [...files].filter(
    (file) => !/\.(test|spec)\.tsx?$/.test(file) || !fs.existsSync(path.join(ROOT, file)),
  );
  expect(wrong).toEqual([]);
});

test('says nothing twice', () => {
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
});

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { workspacesOf } from './build.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** The workspaces that the sources of one import, tests aside. */
const importedBy = (folder: string): string[] => {
  const files = fs.readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name))
    .map((name) => fs.readFileSync(path.join(root, folder, 'src', name), 'utf8'));
  const names = sources.flatMap((text) => [...text.matchAll(/'@vitrine\/(\w+)\//g)].map(([, name]) => name));
  // Only tests use the fixtures.
  return [...new Set(names.map((name) => `packages/${name}`))].filter((name) => name !== 'packages/fixtures').sort();
};

test.each(['packages/viewer', 'apps/dashboard', 'apps/server'])(
  'a change in a workspace that %s imports is built',
  (folder) => {
    expect(workspacesOf(root, folder)).toEqual(expect.arrayContaining(importedBy(folder)));
  },
);

test('the workspaces of others come with them', () => {
  expect(workspacesOf(root, 'apps/dashboard')).toEqual([
    'apps/dashboard',
    'packages/contract',
    'packages/domain',
    'packages/texts',
    'packages/viewer',
  ]);
});

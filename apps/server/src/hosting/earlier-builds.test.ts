import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { earlierBuildDays } from '@vitrine/contract/embed/limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { contentFolder } from '../ports/content-folder.ts';
import { appForTests } from '../testing/app-for-tests.ts';
import { type Build, keepBuilds, openEarlier } from './earlier-builds.ts';

let root: string;
let content: ContentFiles;
let now: Date;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-builds-'));
  content = contentFolder(path.join(root, 'content'));
  now = new Date('2026-06-15T12:00:00Z');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** Starts the product with a build that consists of these files. */
async function release(files: Record<string, string>): Promise<void> {
  for (const dist of ['packages/viewer/dist', 'apps/dashboard/dist'])
    fs.rmSync(path.join(root, dist), { recursive: true, force: true });
  for (const [file, source] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), source);
  }
  await keepBuilds({ config: { root } as Config, content, clock: () => now });
}

const earlier = async (build: Build, file: string): Promise<string | null> => {
  const found = await openEarlier({ content }, build, file);
  return found && text(found.stream);
};

test('pages of an earlier build find what they fetch later', async () => {
  await release({ 'packages/viewer/dist/chunks/form-1.js': 'one', 'apps/dashboard/dist/assets/Users-1.js': 'users' });
  await release({ 'packages/viewer/dist/chunks/form-2.js': 'two' });
  expect(await earlier('viewer', 'chunks/form-1.js')).toBe('one');
  expect(await earlier('viewer', 'chunks/form-2.js')).toBe('two');
  expect(await earlier('dashboard', 'assets/Users-1.js')).toBe('users');
});

test('a file that cannot be removed does not keep the others', async () => {
  await release({ 'packages/viewer/dist/chunks/form-1.js': 'one', 'packages/viewer/dist/chunks/panel-1.js': 'panel' });
  now = new Date(now.getTime() + (earlierBuildDays + 1) * DAY_MS);
  const { remove } = content;
  content.remove = (file) => (file.endsWith('form-1.js') ? Promise.reject(new Error('AccessDenied')) : remove(file));
  await expect(release({})).rejects.toThrow('AccessDenied');
  expect([await earlier('viewer', 'chunks/form-1.js'), await earlier('viewer', 'chunks/panel-1.js')]).toEqual([
    'one',
    null,
  ]);
  content.remove = remove;
  await release({});
  expect(await earlier('viewer', 'chunks/form-1.js')).toBeNull();
});

test('a file that was part of no build for long is removed, one that still is stays', async () => {
  await release({ 'packages/viewer/dist/chunks/form-1.js': 'one', 'packages/viewer/dist/chunks/panel-1.js': 'panel' });
  now = new Date(now.getTime() + (earlierBuildDays + 1) * DAY_MS);
  await release({ 'packages/viewer/dist/chunks/panel-1.js': 'panel' });
  expect(await earlier('viewer', 'chunks/form-1.js')).toBeNull();
  expect(await earlier('viewer', 'chunks/panel-1.js')).toBe('panel');
});

test('a build that ran for months until the next release is an earlier one of yesterday', async () => {
  const t = await appForTests();
  ({ content } = t.services);
  t.services.config = { ...t.services.config, root };
  await release({ 'packages/viewer/dist/chunks/form-1.js': 'one' });
  now = new Date(now.getTime() + 2 * earlierBuildDays * DAY_MS);
  t.setNow(now);
  await t.services.jobs.enqueue(t.services.db, 'keep-builds', {});
  await t.deliver();
  now = new Date(now.getTime() + DAY_MS);
  await release({ 'packages/viewer/dist/chunks/form-2.js': 'two' });
  expect(await earlier('viewer', 'chunks/form-1.js')).toBe('one');
  await t.close();
});

test.each([
  ['viewer', 'chunks/gone.js'],
  ['viewer', 'vitrine.js'],
  ['viewer', 'chunks/../../seen.json'],
  ['viewer', 'chunks/../../dashboard/assets/Users-1.js'],
  ['dashboard', 'chunks/form-1.js'],
  ['viewer', 'chunks/form-1.js.gz'],
] as const)('of the %s, %s is none of its files', async (build, file) => {
  await release({
    'packages/viewer/dist/chunks/form-1.js': 'one',
    'packages/viewer/dist/chunks/form-1.js.gz': 'one',
    'packages/viewer/dist/vitrine.js': 'entry',
    'apps/dashboard/dist/assets/Users-1.js': 'users',
  });
  expect(await earlier(build, file)).toBeNull();
});

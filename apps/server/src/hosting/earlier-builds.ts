import path from 'node:path';
import { earlierBuildDays } from '@vitrine/contract/embed/limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import type { ContentFile } from '../ports/content-files.ts';
import { contentFolder } from '../ports/content-folder.ts';
import type { Services } from '../services.ts';
import { tryEach } from './try-each.ts';

/** Where files of builds are among the content files. The content host serves nothing below a folder with a dot. */
const BUILDS = '.builds';
/** When each of them was last part of the running build. */
const SEEN = `${BUILDS}/seen.json`;

/** The files of each build that pages fetch later. Their names contain the hash of their content, so none changes. */
const PARTS = {
  viewer: { dist: 'packages/viewer/dist', folder: 'chunks' },
  dashboard: { dist: 'apps/dashboard/dist', folder: 'assets' },
} as const;
export type Build = keyof typeof PARTS;

const FETCHED_LATER = /\.(js|css|woff2)$/;

/**
 * Keeps the running build's files, so that a page which was opened before a release still finds what it fetches later.
 * Removes files that were part of no build for `earlierBuildDays`. Runs at every start and every night: a server may run
 * for months until the next release.
 */
export async function keepBuilds({ config, content, clock }: Pick<Services, 'config' | 'content' | 'clock'>) {
  const kept = new Set(await content.list(BUILDS));
  const seen = new Map<string, string>(Object.entries(JSON.parse(String((await content.read(SEEN)) ?? '{}'))));
  const now = clock();
  for (const [build, { dist, folder }] of Object.entries(PARTS)) {
    const files = contentFolder(path.join(config.root, dist));
    for (const file of await files.list(folder)) {
      if (!FETCHED_LATER.test(file)) continue;
      const target = `${BUILDS}/${build}/${file}`;
      seen.set(target, now.toISOString());
      const bytes = kept.has(target) ? null : await files.read(file);
      if (bytes) await content.write(target, bytes);
    }
  }
  const before = new Date(now.getTime() - earlierBuildDays * DAY_MS).toISOString();
  const old = [...seen].flatMap(([file, at]) => (at < before ? [file] : []));
  const errors = await tryEach(old, async (file) => {
    await content.remove(file);
    seen.delete(file);
  });
  await content.write(SEEN, JSON.stringify(Object.fromEntries(seen)));
  if (errors.length > 0) throw errors[0];
}

/** Opens a file of an earlier build by its path in that build; null when there is none. */
export async function openEarlier(
  { content }: Pick<Services, 'content'>,
  build: Build,
  file: string,
): Promise<ContentFile | null> {
  const isPart = file.startsWith(`${PARTS[build].folder}/`) && FETCHED_LATER.test(file) && !file.includes('..');
  return isPart ? content.open(`${BUILDS}/${build}/${file}`) : null;
}

import type { LatestFile } from '@vitrine/contract/latest-file';
import { translationLimits as limits } from '@vitrine/contract/translations/limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { listConfigurators, lockConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { listGrants, listResellers } from '@vitrine/store/resellers/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { contentPaths, copyFolder } from '../hosting/paths.ts';
import { finishEach, tryEach } from '../hosting/try-each.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import type { Services } from '../services.ts';
import { WORDS_FOLDER } from './published-words.ts';

/** When each file was first seen that no live file names: not every file store records times. */
const UNREAD = '.words/unread.json';

/**
 * Removes files of words that no live file has named for `unreadFileDays`: every save of translations leaves one. A page
 * that read an earlier live file still finds its words until then.
 */
export async function sweepWords({ db, content, clock }: Pick<Services, 'db' | 'content' | 'clock'>): Promise<void> {
  const noted = new Map<string, string>(Object.entries(JSON.parse(String((await content.read(UNREAD)) ?? '{}'))));
  const now = clock();
  const due = new Date(now.getTime() - limits.unreadFileDays * DAY_MS).toISOString();
  const unread = new Map<string, string>();
  const errors = await tryEach(await listFolders(db), async ({ id, folder }) => {
    const old = new Set<string>();
    for (const path of await listUnread(content, folder)) {
      const since = noted.get(path) ?? now.toISOString();
      if (since <= due) old.add(path);
      unread.set(path, since);
    }
    if (old.size > 0) await removeUnread(db, content, { id, folder, old });
  });
  await content.write(UNREAD, JSON.stringify(Object.fromEntries(unread)));
  if (errors.length > 0) throw errors[0];
}

interface Folder {
  /** The configurator. */
  id: number;
  /** Of its live files, or of those of a reseller's copy. */
  folder: string;
}

/** A job has no caller, and sweeps the folders of every tenant. */
async function listFolders(db: Database): Promise<Folder[]> {
  const records = new Map((await listConfigurators(db, SYSTEM)).map((record) => [record.id, record]));
  const folders = [...records.values()].map(({ id, dataUrl }): Folder => ({ id, folder: dataUrl }));
  for (const reseller of await listResellers(db, SYSTEM)) {
    for (const { configuratorId } of await listGrants(db, [reseller.id])) {
      const record = records.get(configuratorId);
      if (record) folders.push({ id: record.id, folder: copyFolder(reseller, record) });
    }
  }
  return folders;
}

/** The files of words that the live file of a folder does not name. */
async function listUnread(content: ContentFiles, folder: string): Promise<string[]> {
  const found = await content.list(`${folder}/${WORDS_FOLDER}`);
  if (found.length === 0) return [];
  const named = namedIn((await content.read(contentPaths(folder).latest))?.toString('utf8'));
  return named === null ? [] : found.filter((path) => !named.includes(path.slice(folder.length + 1)));
}

/** The files that a live file names; null for one that cannot be read, which the next repair writes again. */
function namedIn(latest: string | undefined): string[] | null {
  try {
    const { words = {} } = JSON.parse(latest ?? '{}') as Partial<LatestFile>;
    return Object.values(words);
  } catch {
    return null;
  }
}

/** Under the lock of what publishes: a save may just name a file again, which it does not write where it exists. */
async function removeUnread(
  db: Database,
  content: ContentFiles,
  { id, folder, old }: Folder & { old: ReadonlySet<string> },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, id);
    const removed = (await listUnread(content, folder)).filter((path) => old.has(path));
    await finishEach(removed, (path) => content.remove(path));
  });
}

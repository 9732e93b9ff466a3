import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GuessedDraft } from '../edit/builder.ts';
import type { LocalImage } from '../measure/local-image.ts';

/** A draft as this device keeps it. */
export interface StoredDraft {
  draft: GuessedDraft;
  /** Files that nothing uses, with the reason. */
  leftOut: readonly string[];
  /** The version that it changes, and the newest one when it began; none for a new configurator. */
  began?: { version: number; newestSeen: number } | undefined;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  /** Images of all drafts; the key is the draft's and the image's hash. */
  images: { key: [draft: string, hash: string]; value: LocalImage };
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('vitrine-builder', 1, {
    upgrade: (database) => {
      database.createObjectStore('drafts');
      database.createObjectStore('images');
    },
  });

const ofDraft = (key: string): IDBKeyRange => IDBKeyRange.bound([key, ''], [key, '\uffff']);

type Facts = GuessedDraft['images'];

const withFacts = (draft: GuessedDraft, change: (facts: Facts[string]) => Facts[string]): GuessedDraft => ({
  ...draft,
  images: Object.fromEntries(Object.entries(draft.images).map(([path, facts]) => [path, change(facts)])),
});

/**
 * A draft is stored at every change. What its images cover is most of it and never changes: of stored images, it is
 * stored with them only.
 */
const withoutCoverage = (draft: GuessedDraft, storedHashes: ReadonlySet<string>): GuessedDraft =>
  withFacts(draft, (facts) => (storedHashes.has(facts.hash) ? { ...facts, coverage: [] } : facts));

const withCoverage = (draft: GuessedDraft, images: readonly LocalImage[]): GuessedDraft => {
  const measured = new Map(images.map(({ facts }) => [facts.hash, facts.coverage]));
  return withFacts(draft, (facts) => ({ ...facts, coverage: measured.get(facts.hash) ?? facts.coverage }));
};

/** Runs on an open database; undefined where the browser keeps nothing, as in a private window. */
async function within<T>(run: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await open();
    try {
      return await run(database);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** The draft and its images; undefined where there is none. */
export const loadDraft = async (key: string): Promise<(StoredDraft & { images: LocalImage[] }) | undefined> =>
  within(async (database) => {
    const stored = await database.get('drafts', key);
    if (!stored) {
      // Left by a draft that was undone before its tab closed.
      await database.delete('images', ofDraft(key));
      return undefined;
    }
    const images = await database.getAll('images', ofDraft(key));
    return { ...stored, draft: withCoverage(stored.draft, images), images };
  });

/** Those of the keys that have a draft on this device. */
export const listDrafts = async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
  const stored = await within((database) => database.getAllKeys('drafts'));
  return new Set((stored ?? []).filter((key) => keys.includes(key)));
};

interface SaveOptions {
  /** Those of the draft that another tab has removed are stored again. */
  images?: ReadonlyMap<string, LocalImage>;
  /** Leaves a draft that is there. */
  ifMissing?: boolean;
}

/** Saves a draft on this device, so that it survives a closed tab. */
export const saveDraft = async (
  key: string,
  stored: StoredDraft,
  { images = new Map(), ifMissing = false }: SaveOptions = {},
): Promise<void> => {
  await within(async (database) => {
    // One transaction: changes in quick succession are stored in their order.
    const transaction = database.transaction(['drafts', 'images'], 'readwrite');
    if (ifMissing && (await transaction.objectStore('drafts').getKey(key)) !== undefined) return;
    const keys = await transaction.objectStore('images').getAllKeys(ofDraft(key));
    const storedHashes = new Set(keys.map(([, hash]) => hash));
    const missing = [...images].filter(([hash]) => !storedHashes.has(hash));
    for (const [hash, image] of missing) await transaction.objectStore('images').put(image, [key, hash]);
    const draft = withoutCoverage(stored.draft, new Set([...storedHashes, ...images.keys()]));
    await transaction.objectStore('drafts').put({ ...stored, draft }, key);
    await transaction.done;
  });
};

/** Saves images of a draft. */
export const saveImages = async (key: string, images: readonly LocalImage[]): Promise<void> => {
  await within(async (database) => {
    for (let from = 0; from < images.length; from += limits.storedAtOnce) {
      const transaction = database.transaction('images', 'readwrite');
      const batch = images.slice(from, from + limits.storedAtOnce);
      await Promise.all(batch.map((image) => transaction.store.put(image, [key, image.facts.hash])));
      await transaction.done;
    }
  });
};

/** Removes a draft without changes from this device. Its images stay, because a change may be redone. */
export const removeUnchangedDraft = async (key: string): Promise<void> => {
  await within((database) => database.delete('drafts', key));
};

/** Removes a draft and its images from this device. */
export const removeDraft = async (key: string): Promise<void> => {
  await within(async (database) => {
    const transaction = database.transaction(['drafts', 'images'], 'readwrite');
    await transaction.objectStore('drafts').delete(key);
    await transaction.objectStore('images').delete(ofDraft(key));
    await transaction.done;
  });
};

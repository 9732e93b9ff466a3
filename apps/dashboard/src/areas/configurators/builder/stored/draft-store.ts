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
    return stored && { ...stored, images: await database.getAll('images', ofDraft(key)) };
  });

/** Keeps a draft on this device, so that it survives a closed tab. */
export const keepDraft = async (key: string, stored: StoredDraft): Promise<void> => {
  await within((database) => database.put('drafts', stored, key));
};

/** Keeps images of a draft. */
export const keepImages = async (key: string, images: readonly LocalImage[]): Promise<void> => {
  await within(async (database) => {
    const transaction = database.transaction('images', 'readwrite');
    await Promise.all(images.map((image) => transaction.store.put(image, [key, image.facts.hash])));
    await transaction.done;
  });
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

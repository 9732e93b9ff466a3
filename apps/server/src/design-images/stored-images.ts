import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import {
  type DesignImageRecord,
  deleteExcessDesignImages,
  deleteUnusedDesignImages,
  storeDesignImages,
} from '@vitrine/store/designs/images';
import { designImagePath } from '../hosting/paths.ts';
import { finishEach } from '../hosting/try-each.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { ImageRows } from './image-rows.ts';
import { RecentFiles } from './recent-files.ts';

export type ImageOwner = Pick<ConfiguratorRecord, 'id' | 'dataUrl'>;

interface Dependencies {
  content: ContentFiles;
  db: Database;
  clock: () => Date;
}

/** How many names are remembered of those that were noted as used today. */
const NOTED_MOST = 10_000;

interface StoredImagesOptions {
  onError(error: unknown): void;
  /** What is stored of one configurator. */
  most?: { images: number; bytes: number };
}

/**
 * Images of designs beside the other files of their configurator, below a folder that is not public. A server process
 * has one.
 */
export class StoredImages {
  readonly #services: Dependencies;
  readonly #onError: StoredImagesOptions['onError'];
  readonly #rows: ImageRows;
  readonly #noted = new Map<string, number>();
  readonly #recent = new RecentFiles();
  readonly #storing = new Set<Promise<void>>();

  constructor(
    services: Dependencies,
    { onError, most = { images: limits.stored, bytes: limits.storedBytes } }: StoredImagesOptions,
  ) {
    this.#services = services;
    this.#onError = onError;
    this.#rows = new ImageRows({
      db: services.db,
      onError,
      afterWriting: async (ids) => {
        for (const id of ids) await this.#removeExcess(id, most);
      },
    });
  }

  /** Null when it is not stored. Notes that it is used, once a day. */
  async read({ id, dataUrl }: ImageOwner, name: string): Promise<Buffer | null> {
    const path = designImagePath(dataUrl, name);
    const file = this.#recent.get(path) ?? (await this.#services.content.read(path));
    if (!file) return null;
    this.#recent.add(path, file);
    if (this.#isFirstToday(name)) this.#note(id, name, file);
    return file;
  }

  /**
   * Stores an image; never rejects. From now on it is read from memory, so that the next one who asks does not wait for
   * the disk. A moment later the configurator's images that were unused for longest are removed beyond the limits.
   */
  async store({ id, dataUrl }: ImageOwner, name: string, bytes: Buffer): Promise<void> {
    const path = designImagePath(dataUrl, name);
    this.#recent.add(path, bytes);
    const storing = this.#services.content.write(path, bytes).then(() => this.#note(id, name, bytes), this.#onError);
    this.#storing.add(storing);
    await storing;
    this.#storing.delete(storing);
  }

  /** Writes what is not written yet: before the database is closed. */
  async flush(): Promise<void> {
    await Promise.all(this.#storing);
    await this.#rows.flush();
  }

  #note(configuratorId: number, name: string, { length: bytes }: Buffer): void {
    this.#rows.note({ configuratorId, name, bytes, usedAt: this.#services.clock() });
  }

  async #removeExcess(configuratorId: number, most: { images: number; bytes: number }): Promise<void> {
    const removed = await deleteExcessDesignImages(this.#services.db, configuratorId, most);
    await removeFiles(this.#services, removed, (path) => this.#recent.forget(path));
  }

  #isFirstToday(name: string): boolean {
    const day = Math.floor(this.#services.clock().getTime() / DAY_MS);
    if (this.#noted.get(name) === day) return false;
    this.#noted.delete(name);
    this.#noted.set(name, day);
    const [oldest] = this.#noted.keys();
    if (this.#noted.size > NOTED_MOST && oldest !== undefined) this.#noted.delete(oldest);
    return true;
  }
}

/** Removes images that nobody asked for in a long time. */
export async function sweepDesignImages(services: Dependencies): Promise<void> {
  const before = new Date(services.clock().getTime() - limits.unusedDays * DAY_MS);
  await removeFiles(services, await deleteUnusedDesignImages(services.db, before));
}

/** Removes the files of deleted rows. Those that cannot be removed get their rows back: without one they would stay. */
async function removeFiles(
  { content, db }: Dependencies,
  rows: readonly DesignImageRecord[],
  forget: (path: string) => void = () => undefined,
): Promise<void> {
  const left = new Set(rows);
  const removing = finishEach(rows, async (row) => {
    const record = await configuratorOf(db, row);
    const path = record && designImagePath(record.dataUrl, row.name);
    if (path) {
      forget(path);
      await content.remove(path);
    }
    left.delete(row);
  });
  await removing.catch(async (error: unknown) => {
    await storeDesignImages(db, [...left]);
    throw error;
  });
}

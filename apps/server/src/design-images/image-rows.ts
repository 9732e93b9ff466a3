import type { Database } from '@vitrine/store/database';
import { type DesignImageRecord, storeDesignImages } from '@vitrine/store/designs/images';

const WRITTEN_AFTER_MS = 1000;

interface ImageRowsOptions {
  db: Database;
  /** Called with the configurators whose rows were written. */
  afterWriting(configuratorIds: readonly number[]): Promise<void>;
  onError(error: unknown): void;
}

/**
 * Rows that say which images are stored and when they were asked for, written together a second later: an embedded
 * database syncs its disk for each statement, and the next request for the image would wait for that.
 */
export class ImageRows {
  readonly #options: ImageRowsOptions;
  #waiting = new Map<string, DesignImageRecord>();
  #timer: NodeJS.Timeout | null = null;
  #writing = Promise.resolve();

  constructor(options: ImageRowsOptions) {
    this.#options = options;
  }

  note(row: DesignImageRecord): void {
    this.#waiting.set(`${row.configuratorId} ${row.name}`, row);
    this.#timer ??= setTimeout(() => void this.flush(), WRITTEN_AFTER_MS).unref();
  }

  /** Writes what waits; never rejects. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#writing = this.#writing.then(() => this.#write()).catch(this.#options.onError);
    return this.#writing;
  }

  async #write(): Promise<void> {
    const taken = this.#waiting;
    if (taken.size === 0) return;
    this.#waiting = new Map();
    const rows = [...taken.values()];
    try {
      await storeDesignImages(this.#options.db, rows);
    } catch (error) {
      // They are written with the next image: a file without a row would never be removed.
      this.#waiting = new Map([...taken, ...this.#waiting]);
      throw error;
    }
    await this.#options.afterWriting([...new Set(rows.map(({ configuratorId }) => configuratorId))]);
  }
}

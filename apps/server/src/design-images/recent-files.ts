/** What is remembered in all, and of one file: models of wardrobes are larger, and rarely asked for twice. */
const MOST_BYTES = 24 * 1024 * 1024;
const LARGEST_BYTES = 512 * 1024;

/**
 * The files that were read or written last, so that an image which many visitors see is not read from the disk or a
 * bucket for each of them. A file's name says what it contains, so that what is remembered is never out of date.
 */
export class RecentFiles {
  readonly #files = new Map<string, Buffer>();
  #bytes = 0;

  get(path: string): Buffer | null {
    return this.#files.get(path) ?? null;
  }

  /** Adds a file as the one that was used last, and forgets those that were not for longest. */
  add(path: string, bytes: Buffer): void {
    this.forget(path);
    if (bytes.length > LARGEST_BYTES) return;
    this.#files.set(path, bytes);
    this.#bytes += bytes.length;
    for (const oldest of this.#files.keys()) {
      if (this.#bytes <= MOST_BYTES) return;
      this.forget(oldest);
    }
  }

  forget(path: string): void {
    this.#bytes -= this.#files.get(path)?.length ?? 0;
    this.#files.delete(path);
  }
}

import { isAbortError, ViewerError } from './viewer-error.ts';

interface CacheEntry {
  bytes: number;
  image: ImageBitmap;
}

/** Exact pixels: the decoder converts no colours, and multiplies them by their alpha. */
const EXACT: ImageBitmapOptions = { premultiplyAlpha: 'premultiply', colorSpaceConversion: 'none' };

/**
 * Fetches and decodes images. Keeps those in use, and others up to a bound; the rest is in the browser's HTTP cache,
 * whose files never change.
 */
export class Images {
  #cache = new Map<string, CacheEntry>();
  #decoding = new Map<string, Promise<ImageBitmap>>();
  #inUse = new Set<string>();
  readonly #folder: string;
  readonly #maxIdleBytes: number;
  readonly #signal: AbortSignal;

  /**
   * @param folder the address that files are relative to
   * @param maxIdleBytes bytes of decoded images to keep beside those in use
   */
  constructor(folder: string, maxIdleBytes: number, signal: AbortSignal) {
    this.#folder = folder;
    this.#maxIdleBytes = maxIdleBytes;
    this.#signal = signal;
  }

  /** Returns the absolute address of a file. */
  address(file: string): string {
    return new URL(file, this.#folder).href;
  }

  /**
   * Fetches and decodes an image, once for all calls at the same time.
   * @throws ViewerError `image` when it does not arrive or is no image; AbortError once the viewer is gone
   */
  decode(file: string, priority: RequestPriority = 'auto'): Promise<ImageBitmap> {
    const cached = this.#cache.get(file);
    if (cached) return Promise.resolve(cached.image);
    const decoding =
      this.#decoding.get(file) ?? this.#fetchAndDecode(file, priority).finally(() => this.#decoding.delete(file));
    this.#decoding.set(file, decoding);
    return decoding;
  }

  /** Sets the files in use; the rest may be freed, oldest first. */
  use(files: readonly string[]): void {
    this.#inUse = new Set(files);
    this.#trim();
  }

  dispose(): void {
    for (const { image } of this.#cache.values()) image.close();
    this.#cache.clear();
  }

  async #fetchAndDecode(file: string, priority: RequestPriority): Promise<ImageBitmap> {
    const blob = await this.#fetch(file, priority);
    const image = await createImageBitmap(blob, EXACT).catch(() => {
      throw new ViewerError('image', file);
    });
    if (this.#signal.aborted) image.close();
    this.#signal.throwIfAborted();
    this.#cache.set(file, { bytes: image.width * image.height * 4, image });
    this.#trim();
    return image;
  }

  async #fetch(file: string, priority: RequestPriority): Promise<Blob> {
    try {
      const answer = await fetch(this.address(file), { credentials: 'omit', priority, signal: this.#signal });
      if (answer.ok) return await answer.blob();
    } catch (thrown) {
      if (isAbortError(thrown)) throw thrown;
    }
    throw new ViewerError('image', file);
  }

  #trim(): void {
    const idle = [...this.#cache].filter(([file]) => !this.#inUse.has(file));
    let bytes = idle.reduce((sum, [, cached]) => sum + cached.bytes, 0);
    for (const [file, cached] of idle) {
      if (bytes <= this.#maxIdleBytes) return;
      cached.image.close();
      this.#cache.delete(file);
      bytes -= cached.bytes;
    }
  }
}

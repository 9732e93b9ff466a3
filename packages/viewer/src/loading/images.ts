import { Failure, isAbort } from './failure.ts';

interface Kept {
  bytes: number;
  image: ImageBitmap;
}

/** Straight pixel values: no colour conversion, colours multiplied by their alpha once, by the decoder. */
const EXACT: ImageBitmapOptions = { premultiplyAlpha: 'premultiply', colorSpaceConversion: 'none' };

/**
 * Fetches and decodes images. Decoded ones are kept up to a bound, those in use always; all others
 * come again from the browser's HTTP cache, where they live for ever under their content hash.
 */
export class Images {
  #kept = new Map<string, Kept>();
  #decoding = new Map<string, Promise<ImageBitmap>>();
  #inUse = new Set<string>();
  readonly #folder: string;
  readonly #bound: number;
  readonly #signal: AbortSignal;

  /** `folder`: the address that files are relative to; `bound`: bytes of decoded images kept beside those in use. */
  constructor(folder: string, bound: number, signal: AbortSignal) {
    this.#folder = folder;
    this.#bound = bound;
    this.#signal = signal;
  }

  /** The whole address of a file. */
  address(file: string): string {
    return new URL(file, this.#folder).href;
  }

  /**
   * The decoded image; fetched and decoded once however often it is asked for at the same time.
   * @throws Failure `image` when it does not arrive or is no image; AbortError once the viewer is gone
   */
  decoded(file: string, priority: RequestPriority = 'auto'): Promise<ImageBitmap> {
    const kept = this.#kept.get(file);
    if (kept) return Promise.resolve(kept.image);
    const asked = this.#decoding.get(file) ?? this.#decode(file, priority).finally(() => this.#decoding.delete(file));
    this.#decoding.set(file, asked);
    return asked;
  }

  /** Says which files are in use; the rest may go, oldest first. */
  use(files: readonly string[]): void {
    this.#inUse = new Set(files);
    this.#trim();
  }

  dispose(): void {
    for (const { image } of this.#kept.values()) image.close();
    this.#kept.clear();
  }

  async #decode(file: string, priority: RequestPriority): Promise<ImageBitmap> {
    const blob = await this.#fetch(file, priority);
    const image = await createImageBitmap(blob, EXACT).catch(() => {
      throw new Failure('image', file);
    });
    if (this.#signal.aborted) image.close();
    this.#signal.throwIfAborted();
    this.#kept.set(file, { bytes: image.width * image.height * 4, image });
    this.#trim();
    return image;
  }

  async #fetch(file: string, priority: RequestPriority): Promise<Blob> {
    try {
      const answer = await fetch(this.address(file), { credentials: 'omit', priority, signal: this.#signal });
      if (answer.ok) return await answer.blob();
    } catch (thrown) {
      if (isAbort(thrown)) throw thrown;
    }
    throw new Failure('image', file);
  }

  #trim(): void {
    const idle = [...this.#kept].filter(([file]) => !this.#inUse.has(file));
    let bytes = idle.reduce((sum, [, kept]) => sum + kept.bytes, 0);
    for (const [file, kept] of idle) {
      if (bytes <= this.#bound) return;
      kept.image.close();
      this.#kept.delete(file);
      bytes -= kept.bytes;
    }
  }
}

import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { designImageMessages as messages } from '@vitrine/contract/designs/image-messages';
import { AppError } from '@vitrine/contract/errors';

interface QueueOptions {
  /** How many may wait: all, and those of one owner. */
  waiting: number;
  waitingOfOne: number;
  /** What is thrown when too many wait. */
  busyError: () => AppError;
}

const FOR_IMAGES: QueueOptions = {
  waiting: limits.waiting,
  waitingOfOne: limits.waitingOfOne,
  busyError: () => new AppError('server.busy', { detail: messages.drawingBusy, retryAfter: limits.retrySeconds }),
};

/** Bounds how many drawings wait, in all and of one owner: images, or what the options are for. Equal ones are drawn once. */
export class DrawingQueue<Drawn> {
  readonly #options: QueueOptions;
  readonly #running = new Map<string, Promise<Drawn>>();
  readonly #ofOwner = new Map<number, number>();

  constructor(options: QueueOptions = FOR_IMAGES) {
    this.#options = options;
  }

  /** Whether this image is being drawn. */
  has(key: string): boolean {
    return this.#running.has(key);
  }

  /**
   * Rejects as `draw` does, or as busy when too many wait. The image counts as waiting until `store` has settled, which
   * nobody waits for.
   */
  run(key: string, owner: number, draw: () => Promise<Drawn>, store: (drawn: Drawn) => Promise<void>): Promise<Drawn> {
    const known = this.#running.get(key);
    if (known) return known;
    const ofOwner = this.#ofOwner.get(owner) ?? 0;
    const { waiting, waitingOfOne, busyError } = this.#options;
    if (this.#running.size >= waiting || ofOwner >= waitingOfOne) return Promise.reject(busyError());
    this.#ofOwner.set(owner, ofOwner + 1);
    const drawn = draw();
    this.#running.set(key, drawn);
    const forget = (): void => this.#forget(key, owner);
    drawn.then(store).then(forget, forget);
    return drawn;
  }

  #forget(key: string, owner: number): void {
    this.#running.delete(key);
    const left = (this.#ofOwner.get(owner) ?? 1) - 1;
    if (left > 0) this.#ofOwner.set(owner, left);
    else this.#ofOwner.delete(owner);
  }
}

import type { SceneOptions } from './kind.ts';

/** Milliseconds after which a lost context that did not come back is reported. */
const LOST_TIMEOUT = 3000;

/** True for the rejection of a show that was replaced by another one, or whose viewer left the page. */
export const isSuperseded = (thrown: unknown): boolean => (thrown as { name?: unknown } | null)?.name === 'AbortError';

/**
 * What the scenes of all kinds have in common: only the last show counts, and a context that stays lost is reported.
 */
export abstract class SceneBase {
  protected readonly options: SceneOptions;
  #run = 0;
  #lastShow: Promise<unknown> = Promise.resolve();
  #lostTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SceneOptions) {
    this.options = options;
  }

  dispose(): void {
    this.#run += 1;
    clearTimeout(this.#lostTimer);
  }

  /** Starts a show, which replaces the one before. `show` gets the number of its run. */
  protected startShow(show: (run: number) => Promise<void>): Promise<void> {
    this.#run += 1;
    const shown = show(this.#run);
    this.#lastShow = shown.catch(() => undefined);
    return shown;
  }

  /** Settles with the last show. */
  protected get lastShow(): Promise<unknown> {
    return this.#lastShow;
  }

  /** The number of the last run. */
  protected get run(): number {
    return this.#run;
  }

  protected isLatest(run: number): boolean {
    return run === this.#run && !this.options.signal.aborted;
  }

  /** @throws AbortError once another show replaced this run, or the scene is disposed of */
  protected assertLatest(run: number): void {
    if (!this.isLatest(run)) throw new DOMException('A later choice replaced it', 'AbortError');
  }

  protected reportLost(): void {
    const { events, provided } = this.options;
    this.#lostTimer = setTimeout(() => events.failed(new provided.ViewerError('lost')), LOST_TIMEOUT);
  }

  protected reportRestored(): void {
    clearTimeout(this.#lostTimer);
    this.options.events.failed(null);
  }
}

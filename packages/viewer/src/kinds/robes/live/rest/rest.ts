import { SAMPLES } from './samples.ts';

/** Milliseconds without any change before frames are refined. */
const STILL = 250;
/** Milliseconds of a frame, as the screen's own frames measure them. Where one takes longer, none is refined. */
const SLOW = 70;

/** What the next frame of the screen does while nothing changes. */
export type RestStep = 'wait' | 'refine' | 'stop';

/**
 * Decides when frames are refined: once everything has been still for a moment, one sample for each frame of the
 * screen, then no more. Where the card is slow, nothing is refined.
 */
export class Rest {
  /** Frames that were drawn into the average: the frame itself first, then the samples. */
  #frames = 0;
  #drawnAt: number | null = null;
  #stillFrom = 0;
  #isMeasured = false;

  /** Samples in the frame on the screen; 0 for one that is not refined. */
  get samples(): number {
    return Math.max(0, this.#frames - 1);
  }
  get isResting(): boolean {
    return this.#drawnAt !== null;
  }

  /** Begins after the frame at rest, whose drawing started at `now`. */
  begin(now: number): void {
    this.#drawnAt = now;
    this.#stillFrom = now;
    this.#isMeasured = false;
    this.#frames = 0;
  }

  /** Ends it: something changes. */
  end(): void {
    this.#drawnAt = null;
    this.#frames = 0;
  }

  /** The step of this frame of the screen; with `refine`, the sample `samples` is drawn from `now` on. */
  next(now: number, isBusy: boolean): RestStep {
    if (this.#drawnAt === null || this.samples === SAMPLES) return 'stop';
    if (!this.#isMeasured) {
      if (now - this.#drawnAt > SLOW) return 'stop';
      if (isBusy) return 'wait';
      this.#isMeasured = true;
    }
    if (now - this.#stillFrom < STILL) return 'wait';
    this.#drawnAt = now;
    this.#isMeasured = false;
    this.#frames += 1;
    return 'refine';
  }
}

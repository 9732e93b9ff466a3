/** Milliseconds of a slow frame. After one, fewer pixels are drawn while something moves. */
const SLOW = 34;
const COARSEST = 0.22;
/** When motion needs a lower resolution than this, images at rest do not get the full one either. */
const COARSE = 0.4;
const AT_REST = 0.8;
/** Milliseconds that a hand which turns the view may stop for, without a frame at rest in between: it would hold up a slow card. */
const PAUSE = { fast: 120, slow: 400 } as const;

/** Chooses how many pixels are drawn, as the fraction of a side: fewer while something moves and frames are slow. */
export class Resolution {
  #moving = 1;
  #drawnAt: number | null = null;
  #turnedAt = Number.NEGATIVE_INFINITY;

  get moving(): number {
    return this.#moving;
  }
  get atRest(): number {
    return this.#moving < COARSE ? AT_REST : 1;
  }

  /** Reports that a hand turned the view. */
  turn(now: number): void {
    this.#turnedAt = now;
  }

  /** Reports that something else changed, which gets a frame at rest at once. */
  change(): void {
    this.#turnedAt = Number.NEGATIVE_INFINITY;
  }

  /** Whether the view may still be turned on, although nothing moves at the moment. */
  isTurning(now: number): boolean {
    return now - this.#turnedAt < (this.atRest < 1 ? PAUSE.slow : PAUSE.fast);
  }

  /** Reports the next free frame of the screen; returns how long the last frame took, or 0 when none was drawn before it. */
  next(now: number): number {
    const took = this.#drawnAt === null ? 0 : now - this.#drawnAt;
    this.#drawnAt = null;
    if (took > SLOW) this.#moving = Math.max(COARSEST, this.#moving * (took > 4 * SLOW ? 0.6 : 0.85));
    else if (took > 0 && took < SLOW / 2) this.#moving = Math.min(1, this.#moving * 1.06);
    return took;
  }

  /** Reports that a frame in motion is drawn from now on. */
  draw(now: number): void {
    this.#drawnAt = now;
  }
}

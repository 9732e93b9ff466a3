/** Most milliseconds that one frame counts for, so that motion continues after a pause instead of jumping. */
const LONGEST_FRAME = 64;

export interface Frames {
  /** Asks for one frame. Asking often costs nothing. */
  request(): void;
  stop(): void;
}

/**
 * Draws on demand: no frame is drawn while nothing moves.
 * @param draw gets the milliseconds since the last frame (0 after a rest); returns whether another frame is needed
 */
export function createFrames(draw: (elapsed: number) => boolean): Frames {
  let asked = 0;
  let last = 0;
  const frame = (now: number): void => {
    asked = 0;
    const elapsed = last === 0 ? 0 : Math.min(LONGEST_FRAME, now - last);
    last = now;
    if (draw(elapsed)) request();
    else last = 0;
  };
  const request = (): void => {
    if (asked === 0) asked = requestAnimationFrame(frame);
  };
  return {
    request,
    stop: () => {
      cancelAnimationFrame(asked);
      asked = 0;
      last = 0;
    },
  };
}

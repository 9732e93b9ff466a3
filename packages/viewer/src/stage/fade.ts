import type { Area } from './area.ts';
import { type Compositor, isBaseOf } from './compositor.ts';
import type { Composite, CompositeFrame, Layer } from './image.ts';

/** The image in sight and the one that takes its place. */
export interface Fade {
  readonly before: Composite | null;
  readonly after: Composite | null;
  /** How much of `after` is seen, 0 to 1. */
  readonly share: number;
  /**
   * Brings layers into sight in the place of what is seen now, within so many milliseconds (0: at once). What is not in
   * sight of the one that comes may be owed.
   */
  to(layers: readonly Layer[], frame: CompositeFrame, milliseconds: number, inSight: Area): void;
  /** Goes on by so many milliseconds; answers whether there is more to come. */
  advance(elapsed: number): boolean;
  dispose(): void;
}

const sameFrame = (one: CompositeFrame, other: CompositeFrame): boolean =>
  one.width === other.width && one.height === other.height && one.soft === other.soft;

/**
 * Cross-fades between composites. The one that is no longer seen is kept: it is one choice behind, so the next choice
 * redraws only what differs.
 */
export function createFade(compositor: Compositor, inSight: Composite | null): Fade {
  let before: Composite | null = null;
  let after: Composite | null = inSight;
  let spare: Composite | null = null;
  let share = 1;
  let length = 0;

  const keep = (unseen: Composite | null): void => {
    if (unseen && after && sameFrame(unseen, after) && !spare) spare = unseen;
    else compositor.free(unseen);
  };

  const finish = (): void => {
    keep(before);
    before = null;
    share = 1;
  };

  /** Cut short: what is in sight, a mixture, becomes the start of the next fade. */
  const settle = (): void => {
    if (before && after && share < 1 && sameFrame(before, after)) {
      compositor.settle(before, after, share);
      [before, after] = [after, before];
    }
    finish();
  };

  const take = (frame: CompositeFrame): Composite => {
    const fitting = spare && sameFrame(spare, frame) ? spare : null;
    if (!fitting) compositor.free(spare);
    spare = null;
    return fitting ?? compositor.allocate(frame);
  };

  return {
    get before() {
      return before;
    },
    get after() {
      return after;
    },
    get share() {
      return share;
    },
    to(layers, frame, milliseconds, inSight) {
      compositor.complete(after);
      if (after && sameFrame(after, frame) && isBaseOf(after, layers)) {
        compositor.compose(after, layers, inSight);
        return;
      }
      settle();
      const next = take(frame);
      compositor.compose(next, layers, inSight);
      before = after;
      after = next;
      length = milliseconds;
      share = 0;
      if (!before || milliseconds === 0) finish();
    },
    advance(elapsed) {
      if (!before) return false;
      share = Math.min(1, share + elapsed / length);
      if (share === 1) finish();
      return before !== null;
    },
    dispose() {
      for (const composite of [before, after, spare]) compositor.free(composite);
    },
  };
}

import type { Area } from './area.ts';
import { type Compositor, isBaseOf } from './compositor.ts';
import type { Composite, CompositeFrame, Layer } from './image.ts';

/** The visible image and the next one. */
export interface Fade {
  readonly before: Composite | null;
  readonly after: Composite | null;
  /** How much of `after` is seen, 0 to 1. */
  readonly progress: number;
  /**
   * Replaces what is visible by the layers, within so many milliseconds (0: immediately). What is hidden may stay
   * dirty.
   */
  fadeTo(layers: readonly Layer[], frame: CompositeFrame, milliseconds: number, visible: Area): void;
  /** Advances by a time in milliseconds; returns whether there is more to come. */
  advance(elapsed: number): boolean;
  dispose(): void;
}

const isSameFrame = (one: CompositeFrame, other: CompositeFrame): boolean =>
  one.width === other.width && one.height === other.height && one.isPreview === other.isPreview;

/**
 * Creates cross-fades between composites. Keeps the one that is no longer visible: it is one choice behind, so the next
 * choice redraws only what differs.
 */
export function createFade(compositor: Compositor, visible: Composite | null): Fade {
  let before: Composite | null = null;
  let after: Composite | null = visible;
  let spare: Composite | null = null;
  let progress = 1;
  let length = 0;

  const recycle = (unseen: Composite | null): void => {
    if (unseen && after && isSameFrame(unseen, after) && !spare) spare = unseen;
    else compositor.free(unseen);
  };

  const finish = (): void => {
    recycle(before);
    before = null;
    progress = 1;
  };

  /** Ends a fade early: the visible mixture becomes the start of the next one. */
  const settle = (): void => {
    if (before && after && progress < 1 && isSameFrame(before, after)) {
      compositor.settle(before, after, progress);
      [before, after] = [after, before];
    }
    finish();
  };

  const take = (frame: CompositeFrame): Composite => {
    const fitting = spare && isSameFrame(spare, frame) ? spare : null;
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
    get progress() {
      return progress;
    },
    fadeTo(layers, frame, milliseconds, visible) {
      compositor.complete(after);
      if (after && isSameFrame(after, frame) && isBaseOf(after, layers)) {
        compositor.compose(after, layers, visible);
        return;
      }
      settle();
      const next = take(frame);
      compositor.compose(next, layers, visible);
      before = after;
      after = next;
      length = milliseconds;
      progress = 0;
      if (!before || milliseconds === 0) finish();
    },
    advance(elapsed) {
      if (!before) return false;
      progress = Math.min(1, progress + elapsed / length);
      if (progress === 1) finish();
      return before !== null;
    },
    dispose() {
      for (const composite of [before, after, spare]) compositor.free(composite);
    },
  };
}

import type { Lens, Point, Size, View } from './camera.ts';
import { createEngagement } from './engagement.ts';
import { listenForGestures } from './gestures.ts';
import { listenForKeys } from './keys.ts';
import { advance, isMoving, type Motion, resting } from './motion.ts';
import { dragged, stepped, zoomed } from './moves.ts';
import { watchRest } from './rest.ts';
import type { Stage } from './stage.ts';

const CLOSER = 1.8;
const MIDDLE: Point = { x: 0, y: 0 };

/** Turns, pans and zooms the image, for buttons, keys, the wheel, fingers and the device's own movement. */
export interface Steering {
  readonly view: View;
  /** Zooms gently by a factor, around a point in CSS pixels from the middle. */
  zoom(factor: number, at?: Point): void;
  home(): void;
  /** Looks there at once. */
  look(view: View): void;
  /** Home is there from now on. */
  homeAt?(view: View): void;
  /** Tells of every view of the sharp image that is drawn, the present one at once, until the answer is called. */
  follow?(drawn: Follower): () => void;
}

export type Follower = (lens: Lens, size: Size) => void;

/**
 * Joins mouse, fingers, wheel and keys to the stage.
 * @param touched called whenever the visitor moved the image
 */
export function steer(stage: Stage, touched: () => void, signal: AbortSignal): Steering {
  const { camera, canvas } = stage;
  let motion: Motion = resting(stage.view);
  const followers = new Set<Follower>();
  const tell = (drawn: Follower): void => {
    if (stage.image?.soft === false) drawn(camera.lens(stage.view, stage.size), stage.size);
  };
  stage.atRest = watchRest(stage);
  stage.atRest();
  stage.animate = (elapsed) => {
    if (isMoving(motion)) {
      motion = advance({ ...motion, view: stage.view }, elapsed, camera, stage.size);
      stage.look(motion.view);
    }
    followers.forEach(tell);
    return isMoving(motion);
  };

  const look = (view: View): void => {
    motion = resting(view);
    stage.look(view);
  };
  const glide = (goal: View): void => {
    touched();
    if (stage.calm) look(goal);
    else motion = { ...resting(stage.view), goal };
    stage.redraw();
  };
  const goal = (): View => motion.goal ?? stage.view;
  const zoom = (factor: number, at = MIDDLE): void => glide(zoomed(camera, goal(), factor, at, stage.size));
  let first: View | null = null;
  const home = (): void => glide(first ? camera.limit(first, stage.size) : camera.home(stage.size));
  const moved = (view: View): void => {
    look(view);
    touched();
  };

  const engagement = createEngagement(canvas, zoom, signal);
  const handlers = {
    grab: (kind: string) => {
      look(stage.view);
      if (kind !== 'touch') engagement.engage();
    },
    drag: (by: Point) => moved(dragged(camera, stage.view, by, stage.size)),
    release: (speed: Point) => {
      if (stage.calm) return;
      motion = { view: stage.view, speed, goal: null };
      stage.redraw();
    },
    pinch: (factor: number, at: Point) => moved(zoomed(camera, stage.view, factor, at, stage.size)),
    tap: (at: Point, twice: boolean) => {
      engagement.engage();
      if (twice) zoom(stage.view.zoom > 1.4 ? 1 / stage.view.zoom : CLOSER, at);
    },
  };
  listenForGestures(canvas, handlers, signal);
  listenForKeys(canvas, { step: (by) => glide(stepped(camera, goal(), by, stage.size)), zoom, home }, signal);
  return {
    get view() {
      return stage.view;
    },
    zoom,
    home,
    look,
    homeAt: (view) => {
      first = view;
    },
    follow: (drawn) => {
      followers.add(drawn);
      tell(drawn);
      return () => followers.delete(drawn);
    },
  };
}

import type { Lens, Point, Size, View } from '@vitrine/domain/design/view/projection';
import type { Stage } from '../stage.ts';
import { watchRest } from '../watch-rest.ts';
import { createEngagement } from './engagement.ts';
import { listenForGestures } from './gestures.ts';
import { listenForKeys } from './keys.ts';
import { advanceMotion, isMoving, type Motion, restAt } from './motion.ts';
import { dragView, stepView, zoomView } from './moves.ts';
import { prefersReducedMotion } from './reduced-motion.ts';

const DOUBLE_TAP_ZOOM = 1.8;
const CENTRE: Point = { x: 0, y: 0 };

/** Turns, pans and zooms the image, for buttons, keys, the wheel, fingers and the device's own movement. */
export interface Steering {
  readonly view: View;
  /** Zooms gently by a factor, around a point in CSS pixels from the centre. */
  zoom(factor: number, at?: Point): void;
  home(): void;
  /** Moves the view immediately. */
  lookAt(view: View): void;
  /** Sets the view that home returns to. */
  setHome?(view: View): void;
  /** Calls `drawn` with every view of the full image, the present one immediately. Returns what stops it. */
  follow?(drawn: ViewListener): () => void;
}

export type ViewListener = (lens: Lens, size: Size) => void;

/**
 * Attaches mouse, fingers, wheel and keys to the stage.
 * @param touched called whenever the visitor moves the image
 */
export function attachSteering(stage: Stage, touched: () => void, signal: AbortSignal): Steering {
  const { camera, canvas } = stage;
  let motion: Motion = restAt(stage.view);
  const followers = new Set<ViewListener>();
  const notify = (drawn: ViewListener): void => {
    if (stage.image?.isPreview === false) drawn(camera.lens(stage.view, stage.size), stage.size);
  };
  stage.atRest = watchRest(stage);
  stage.atRest();
  stage.animate = (elapsed) => {
    if (isMoving(motion)) {
      motion = advanceMotion({ ...motion, view: stage.view }, elapsed, camera, stage.size);
      stage.lookAt(motion.view);
    }
    followers.forEach(notify);
    return isMoving(motion);
  };

  const lookAt = (view: View): void => {
    motion = restAt(view);
    stage.lookAt(view);
  };
  const glide = (goal: View): void => {
    touched();
    if (prefersReducedMotion()) lookAt(goal);
    else motion = { ...restAt(stage.view), goal };
    stage.redraw();
  };
  const goal = (): View => motion.goal ?? stage.view;
  const zoom = (factor: number, at = CENTRE): void => glide(zoomView(camera, goal(), factor, at, stage.size));
  let first: View | null = null;
  const home = (): void => glide(first ? camera.limit(first, stage.size) : camera.home(stage.size));
  const moved = (view: View): void => {
    lookAt(view);
    touched();
  };

  const engage = createEngagement(canvas, zoom, signal);
  const handlers = {
    grab: (kind: string) => {
      lookAt(stage.view);
      if (kind !== 'touch') engage();
    },
    drag: (by: Point) => moved(dragView(camera, stage.view, by, stage.size)),
    release: (speed: Point) => {
      if (prefersReducedMotion()) return;
      motion = { view: stage.view, speed, goal: null };
      stage.redraw();
    },
    pinch: (factor: number, at: Point) => moved(zoomView(camera, stage.view, factor, at, stage.size)),
    tap: (at: Point, twice: boolean) => {
      engage();
      if (twice) zoom(stage.view.zoom > 1.4 ? 1 / stage.view.zoom : DOUBLE_TAP_ZOOM, at);
    },
  };
  listenForGestures(canvas, handlers, signal);
  listenForKeys(canvas, { step: (by) => glide(stepView(camera, goal(), by, stage.size)), zoom, home }, signal);
  return {
    get view() {
      return stage.view;
    },
    zoom,
    home,
    lookAt,
    setHome: (view) => {
      first = view;
    },
    follow: (drawn) => {
      followers.add(drawn);
      notify(drawn);
      return () => followers.delete(drawn);
    },
  };
}

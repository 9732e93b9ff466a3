import { createEngagement, listenForGestures, listenForKeys } from '../../../second-download.ts';
import type { Point, View } from '../../../stage/camera.ts';
import type { Steering } from '../../../stage/steering.ts';
import { draggedView, homeView, limitView, type OrbitSize, type OrbitView, zoomedView } from './orbit.ts';

const KEY_STEP = { turn: 0.14, tilt: 0.08 } as const;
const MIDDLE: Point = { x: 0, y: 0 };

/** What steering moves: the view, and how large the image is. */
export interface Steered {
  readonly canvas: HTMLCanvasElement;
  /** Where the view is going, or is. */
  readonly goal: OrbitView;
  readonly view: OrbitView;
  readonly orbit: OrbitSize;
  readonly cssHeight: number;
  /** Looks there at once, or moves there gently. */
  look(view: OrbitView, gently: boolean): void;
  touched(): void;
  /** Pressed and let go on a point, in CSS pixels from the middle; answers whether something was there. */
  tap(at: Point): boolean;
}

/** Joins mouse, fingers, wheel and keys to the wardrobe. The page keeps its own scrolling, as with every kind. */
export function steerOrbit(steered: Steered, signal: AbortSignal): Steering {
  const { canvas } = steered;
  const moved = (view: OrbitView, gently = false): void => {
    steered.look(view, gently);
    steered.touched();
  };
  const zoom = (factor: number, at = MIDDLE): void =>
    moved(zoomedView(steered.goal, factor, at, steered.cssHeight, steered.orbit), true);
  const home = (): void => moved(homeView(), true);
  const step = (by: Point): void => {
    const { goal } = steered;
    moved(
      limitView({ ...goal, x: goal.x + by.x * KEY_STEP.turn, y: goal.y - by.y * KEY_STEP.tilt }, steered.orbit),
      true,
    );
  };
  const engagement = createEngagement(canvas, zoom, signal);
  const handlers = {
    grab: (kind: string): void => {
      steered.look(steered.view, false);
      if (kind !== 'touch') engagement.engage();
    },
    drag: (by: Point): void => moved(draggedView(steered.view, by, steered.cssHeight, steered.orbit)),
    release: (): void => undefined,
    pinch: (factor: number, at: Point): void =>
      moved(zoomedView(steered.view, factor, at, steered.cssHeight, steered.orbit)),
    tap: (at: Point): void => {
      engagement.engage();
      if (steered.tap(at)) steered.touched();
    },
  };
  listenForGestures(canvas, handlers, signal);
  listenForKeys(canvas, { step, zoom, home }, signal);
  return {
    get view() {
      return steered.view;
    },
    zoom,
    home,
    look: (view: View) => steered.look(limitView({ ...steered.view, ...view }, steered.orbit), false),
  };
}

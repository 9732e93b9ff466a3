import {
  createHomeView,
  dragView,
  limitView,
  type OrbitSize,
  type OrbitView,
  zoomView,
} from '@vitrine/domain/design/robes/room/orbit';
import type { Point, View } from '@vitrine/domain/design/view/projection';
import { createEngagement, listenForGestures, listenForKeys } from '../../../interactive.ts';
import type { Steering } from '../../../stage/steering/attach-steering.ts';

const KEY_STEP = { turn: 0.14, tilt: 0.08 } as const;
const CENTRE: Point = { x: 0, y: 0 };

/** What steering moves: the view, over a canvas of a size. */
export interface OrbitTarget {
  readonly canvas: HTMLCanvasElement;
  /** The end of the view's motion, or the view. */
  readonly goal: OrbitView;
  readonly view: OrbitView;
  readonly orbit: OrbitSize;
  readonly cssHeight: number;
  /** Moves the view, immediately or gradually. */
  lookAt(view: OrbitView, gently: boolean): void;
  touched(): void;
  /** Handles a tap on a point, in CSS pixels from the centre; returns whether it hit something. */
  tap(at: Point): boolean;
}

/** Attaches mouse, fingers, wheel and keys to the wardrobe. The page keeps its scrolling, as with every kind. */
export function attachOrbitSteering(target: OrbitTarget, signal: AbortSignal): Steering {
  const { canvas } = target;
  const moved = (view: OrbitView, gently = false): void => {
    target.lookAt(view, gently);
    target.touched();
  };
  const zoom = (factor: number, at = CENTRE): void =>
    moved(zoomView(target.goal, factor, at, target.cssHeight, target.orbit), true);
  const home = (): void => moved(createHomeView(), true);
  const step = (by: Point): void => {
    const { goal } = target;
    moved(
      limitView({ ...goal, x: goal.x + by.x * KEY_STEP.turn, y: goal.y - by.y * KEY_STEP.tilt }, target.orbit),
      true,
    );
  };
  const engage = createEngagement(canvas, zoom, signal);
  const handlers = {
    grab: (kind: string): void => {
      target.lookAt(target.view, false);
      if (kind !== 'touch') engage();
    },
    drag: (by: Point): void => moved(dragView(target.view, by, target.cssHeight, target.orbit)),
    release: (): void => undefined,
    pinch: (factor: number, at: Point): void =>
      moved(zoomView(target.view, factor, at, target.cssHeight, target.orbit)),
    tap: (at: Point): void => {
      engage();
      if (target.tap(at)) target.touched();
    },
  };
  listenForGestures(canvas, handlers, signal);
  listenForKeys(canvas, { step, zoom, home }, signal);
  return {
    get view() {
      return target.view;
    },
    zoom,
    home,
    lookAt: (view: View) => target.lookAt(limitView({ ...target.view, ...view }, target.orbit), false),
  };
}

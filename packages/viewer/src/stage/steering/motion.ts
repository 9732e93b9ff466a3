import type { Point, Size, View } from '@vitrine/domain/design/view/projection';
import type { Camera } from './camera.ts';
import { dragView } from './moves.ts';

/** Milliseconds in which a released image loses 63 % of its speed, and in which a glide covers 63 % of its way. */
const COASTING = 260;
const GLIDING = 75;
/** CSS pixels a millisecond below which the image counts as still. */
const STILL = 0.012;
const ARRIVED = 0.0006;

/** The motion of the view: where it is, its coasting speed (CSS pixels a millisecond), and the goal of its glide. */
export interface Motion {
  view: View;
  speed: Point;
  goal: View | null;
}

export const restAt = (view: View): Motion => ({ view, speed: { x: 0, y: 0 }, goal: null });

export const isMoving = ({ speed, goal }: Motion): boolean => goal !== null || Math.hypot(speed.x, speed.y) > STILL;

/** Advances a motion by a time in milliseconds: glides to its goal, else coasts to a stop. */
export function advanceMotion(motion: Motion, elapsed: number, camera: Camera, size: Size): Motion {
  if (motion.goal) return glide(motion, motion.goal, elapsed, camera, size);
  if (!isMoving(motion)) return restAt(motion.view);
  const remainingSpeed = Math.exp(-elapsed / COASTING);
  const way = COASTING * (1 - remainingSpeed);
  const view = dragView(camera, motion.view, { x: motion.speed.x * way, y: motion.speed.y * way }, size);
  return { view, speed: { x: motion.speed.x * remainingSpeed, y: motion.speed.y * remainingSpeed }, goal: null };
}

function glide({ view }: Motion, goal: View, elapsed: number, camera: Camera, size: Size): Motion {
  const progress = 1 - Math.exp(-elapsed / GLIDING);
  const near = camera.wraps
    ? { ...goal, x: goal.x - 2 * Math.PI * Math.round((goal.x - view.x) / (2 * Math.PI)) }
    : goal;
  const left = Math.hypot(near.x - view.x, near.y - view.y) + Math.abs(Math.log(near.zoom / view.zoom));
  if (left < ARRIVED) return restAt(camera.limit(near, size));
  const next = {
    x: view.x + (near.x - view.x) * progress,
    y: view.y + (near.y - view.y) * progress,
    zoom: view.zoom * (near.zoom / view.zoom) ** progress,
  };
  return { view: camera.limit(next, size), speed: { x: 0, y: 0 }, goal };
}

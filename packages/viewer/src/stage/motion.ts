import type { Camera, Point, Size, View } from './camera.ts';
import { dragged } from './moves.ts';

/** Milliseconds in which a let-go image loses 63 % of its speed, and in which a glide covers 63 % of its way. */
const COASTING = 260;
const GLIDING = 75;
/** CSS pixels a millisecond below which the image stands still. */
const STILL = 0.012;
const THERE = 0.0006;

/** How the view moves: where it is, how fast it coasts (CSS pixels a millisecond), where it glides to. */
export interface Motion {
  view: View;
  speed: Point;
  goal: View | null;
}

export const resting = (view: View): Motion => ({ view, speed: { x: 0, y: 0 }, goal: null });

export const isMoving = ({ speed, goal }: Motion): boolean => goal !== null || Math.hypot(speed.x, speed.y) > STILL;

/** Motion after so many milliseconds: gliding to its goal, else coasting to a stop. */
export function advance(motion: Motion, elapsed: number, camera: Camera, size: Size): Motion {
  if (motion.goal) return glide(motion, motion.goal, elapsed, camera, size);
  if (!isMoving(motion)) return resting(motion.view);
  const kept = Math.exp(-elapsed / COASTING);
  const way = COASTING * (1 - kept);
  const view = dragged(camera, motion.view, { x: motion.speed.x * way, y: motion.speed.y * way }, size);
  return { view, speed: { x: motion.speed.x * kept, y: motion.speed.y * kept }, goal: null };
}

function glide({ view }: Motion, goal: View, elapsed: number, camera: Camera, size: Size): Motion {
  const share = 1 - Math.exp(-elapsed / GLIDING);
  const near = camera.wraps
    ? { ...goal, x: goal.x - 2 * Math.PI * Math.round((goal.x - view.x) / (2 * Math.PI)) }
    : goal;
  const left = Math.hypot(near.x - view.x, near.y - view.y) + Math.abs(Math.log(near.zoom / view.zoom));
  if (left < THERE) return resting(camera.limit(near, size));
  const next = {
    x: view.x + (near.x - view.x) * share,
    y: view.y + (near.y - view.y) * share,
    zoom: view.zoom * (near.zoom / view.zoom) ** share,
  };
  return { view: camera.limit(next, size), speed: { x: 0, y: 0 }, goal };
}

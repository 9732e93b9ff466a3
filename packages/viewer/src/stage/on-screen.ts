import type { Lens, Point, Size } from './camera.ts';

/** Beside and behind the visitor, nothing has a place on the screen. */
const LEAST_DEPTH = 0.1;

/**
 * Where a point of the frame (shares of it) lies on the screen, in CSS pixels from the top left corner; null where the
 * view does not show it. The way back of what the cameras' shaders compute.
 */
export function onScreen(at: Point, lens: Lens, wraps: boolean, size: Size): Point | null {
  const seen = wraps ? inPanorama(at, lens) : onImage(at, lens);
  if (!seen || Math.abs(seen.x) > 1 || Math.abs(seen.y) > 1) return null;
  return { x: ((seen.x + 1) / 2) * size.width, y: ((1 - seen.y) / 2) * size.height };
}

/** The view's coordinates, -1 to 1, upwards. */
const onImage = (at: Point, { middle, spread }: Lens): Point => ({
  x: (at.x - middle[0]) / spread[0],
  y: (middle[1] - at.y) / spread[1],
});

function inPanorama(at: Point, { middle, tilt, spread }: Lens): Point | null {
  const [across, up] = [(at.x - middle[0]) * 2 * Math.PI, (middle[1] - at.y) * Math.PI];
  const [right, above, ahead] = [Math.sin(across) * Math.cos(up), Math.sin(up), Math.cos(across) * Math.cos(up)];
  const [cosine, sine] = tilt;
  const depth = above * sine + ahead * cosine;
  if (depth < LEAST_DEPTH) return null;
  return { x: right / depth / spread[0], y: (above * cosine - ahead * sine) / depth / spread[1] };
}

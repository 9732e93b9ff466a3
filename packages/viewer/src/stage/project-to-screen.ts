import type { Lens, Point, Size } from '@vitrine/domain/design/view/projection';

/** Least depth: what is beside and behind the visitor is not on the screen. */
const LEAST_DEPTH = 0.1;

/**
 * Projects a point of the frame (fractions of it) to the screen, in CSS pixels from the top left corner; null where it
 * is out of view. The inverse of the cameras' shaders.
 */
export function projectToScreen(at: Point, lens: Lens, wraps: boolean, size: Size): Point | null {
  const seen = wraps ? projectPanorama(at, lens) : projectFlat(at, lens);
  if (!seen || Math.abs(seen.x) > 1 || Math.abs(seen.y) > 1) return null;
  return { x: ((seen.x + 1) / 2) * size.width, y: ((1 - seen.y) / 2) * size.height };
}

/** The view's coordinates, -1 to 1, upwards. */
const projectFlat = (at: Point, { centre, halfExtent }: Lens): Point => ({
  x: (at.x - centre[0]) / halfExtent[0],
  y: (centre[1] - at.y) / halfExtent[1],
});

function projectPanorama(at: Point, { centre, tilt, halfExtent }: Lens): Point | null {
  const [across, up] = [(at.x - centre[0]) * 2 * Math.PI, (centre[1] - at.y) * Math.PI];
  const [right, above, ahead] = [Math.sin(across) * Math.cos(up), Math.sin(up), Math.cos(across) * Math.cos(up)];
  const [cosine, sine] = tilt;
  const depth = above * sine + ahead * cosine;
  if (depth < LEAST_DEPTH) return null;
  return { x: right / depth / halfExtent[0], y: (above * cosine - ahead * sine) / depth / halfExtent[1] };
}

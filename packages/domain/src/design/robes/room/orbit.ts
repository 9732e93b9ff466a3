/** The visitor's view of the wardrobe. Angles in radians, positions in metres. */
export interface OrbitView {
  /** To the right of straight ahead, and up. */
  x: number;
  y: number;
  zoom: number;
  /** The target, from the wardrobe's centre. */
  right: number;
  up: number;
}

export interface OrbitSize {
  /** Of the wardrobe, in metres. */
  width: number;
  height: number;
  /** Of the image's area: width by height. */
  aspect: number;
}

export interface Pose {
  eye: readonly [number, number, number];
  target: readonly [number, number, number];
}

/** Vertical angle of the view. */
export const VIEW_ANGLE = (30 * Math.PI) / 180;
const TURN_MOST = (62 * Math.PI) / 180;
const DOWN_MOST = (-7 * Math.PI) / 180;
const UP_MOST = (34 * Math.PI) / 180;
const ZOOM = { least: 0.72, most: 6 } as const;
/** Room around the wardrobe at the start, and the least height of the eye. */
const MARGIN = { side: 0.42, height: 0.3 } as const;
const EYE_LEAST = 0.12;
/** The camera stays outside the wardrobe. */
const FRONT_LEAST = 0.45;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const createHomeView = (): OrbitView => ({ x: 0.26, y: 0.05, zoom: 1, right: 0, up: 0 });

/** Returns the nearest allowed view: above the floor, before the wall, near the wardrobe. */
export const limitView = (view: OrbitView, { width, height }: OrbitSize): OrbitView => {
  const zoom = clamp(view.zoom, ZOOM.least, ZOOM.most);
  const reach = clamp(1 - 1 / zoom, 0, 1);
  return {
    x: clamp(view.x, -TURN_MOST, TURN_MOST),
    y: clamp(view.y, DOWN_MOST, UP_MOST),
    zoom,
    right: clamp(view.right, (-width / 2) * reach, (width / 2) * reach),
    up: clamp(view.up, (-height / 2) * reach, (height / 2) * reach),
  };
};

export const isSameView = (one: OrbitView, other: OrbitView): boolean =>
  one.x === other.x && one.y === other.y && one.zoom === other.zoom && one.right === other.right && one.up === other.up;

/** Distance from the eye to its target. */
export const computeDistance = ({ zoom }: Pick<OrbitView, 'zoom'>, { width, height, aspect }: OrbitSize): number => {
  const half = Math.tan(VIEW_ANGLE / 2);
  const high = (height / 2 + MARGIN.height) / half;
  const wide = (width / 2 + MARGIN.side) / (half * aspect);
  return Math.max(high, wide) / zoom;
};

export const computePose = (view: OrbitView, size: OrbitSize): Pose => {
  const distance = computeDistance(view, size);
  const target = [view.right, size.height / 2 + view.up, 0] as const;
  const level = distance * Math.cos(view.y);
  const eye = [
    target[0] + level * Math.sin(view.x),
    Math.max(EYE_LEAST, target[1] + distance * Math.sin(view.y)),
    Math.max(FRONT_LEAST, level * Math.cos(view.x)),
  ] as const;
  return { eye, target };
};

/** Radians that a drag across the image's whole height turns by. */
const TURN = 1.9;

export const dragView = (view: OrbitView, by: { x: number; y: number }, height: number, size: OrbitSize): OrbitView => {
  const unit = TURN / Math.max(1, height) / Math.max(1, view.zoom * 0.6);
  return limitView({ ...view, x: view.x - by.x * unit, y: view.y + by.y * unit }, size);
};

/** Zooms around a point, in CSS pixels from the centre of an area of that height. */
export const zoomView = (
  view: OrbitView,
  factor: number,
  at: { x: number; y: number },
  height: number,
  size: OrbitSize,
): OrbitView => {
  const zoom = clamp(view.zoom * factor, ZOOM.least, ZOOM.most);
  const metres = (distance: number) => (2 * Math.tan(VIEW_ANGLE / 2) * distance) / Math.max(1, height);
  const shift = metres(computeDistance(view, size)) - metres(computeDistance({ zoom }, size));
  return limitView({ ...view, zoom, right: view.right + at.x * shift, up: view.up - at.y * shift }, size);
};

/** Milliseconds in which a glide covers 63 % of its way. */
const GLIDE = 80;
const ARRIVED = 0.0008;

/** The view after gliding to a goal for some milliseconds; the goal itself once it is there. */
export const glide = (view: OrbitView, goal: OrbitView, elapsed: number): OrbitView => {
  const progress = 1 - Math.exp(-elapsed / GLIDE);
  const next = { ...view };
  let left = 0;
  for (const key of ['x', 'y', 'zoom', 'right', 'up'] as const) {
    next[key] += (goal[key] - next[key]) * progress;
    left += Math.abs(goal[key] - next[key]);
  }
  return left < ARRIVED ? goal : next;
};

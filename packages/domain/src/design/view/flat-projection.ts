import { clamp, type Projection, type Size } from './projection.ts';

const ZOOM_MOST = 5;
/** Least factor beyond the area that deserves a hint. */
const WORTH_MOVING = 1.02;

/**
 * The view over a flat image, with pan and zoom. At zoom 1 the image covers the area; at the least zoom all
 * of it is visible.
 */
export function createFlatProjection([frameWidth, frameHeight]: readonly [width: number, height: number]): Projection {
  /** CSS pixels of one frame pixel at zoom 1 (covering) and at the least zoom (contained). */
  const covering = (size: Size) => Math.max(size.width / frameWidth, size.height / frameHeight, 1e-6);
  const contained = (size: Size) => Math.min(size.width / frameWidth, size.height / frameHeight);
  /** Half the view as a fraction of the frame. */
  const halfExtent = (zoom: number, size: Size): readonly [number, number] => {
    const pixel = covering(size) * zoom * 2;
    return [size.width / pixel / frameWidth, size.height / pixel / frameHeight];
  };
  const within = (centre: number, half: number) => (half >= 0.5 ? 0.5 : clamp(centre, half, 1 - half));
  return {
    wraps: false,
    home: () => ({ x: 0.5, y: 0.5, zoom: 1 }),
    limit: (view, size) => {
      const zoom = clamp(view.zoom, contained(size) / covering(size), ZOOM_MOST);
      const [across, down] = halfExtent(zoom, size);
      return { x: within(view.x, across), y: within(view.y, down), zoom };
    },
    lens: (view, size) => ({
      centre: [view.x, view.y],
      tilt: [1, 0],
      halfExtent: halfExtent(view.zoom, size),
      mesh: [1, 1],
    }),
    toUv: ({ centre, halfExtent }, x, y) => [centre[0] + x * halfExtent[0], centre[1] - y * halfExtent[1]],
    density: (view, size) => 1 / (covering(size) * view.zoom),
    movable: (size) => covering(size) > contained(size) * WORTH_MOVING,
  };
}

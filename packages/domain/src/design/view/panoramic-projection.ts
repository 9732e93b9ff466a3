import { DEGREE } from './degree.ts';
import { clamp, type Lens, type Projection, type Size, type View } from './projection.ts';

const TURN = Math.PI * 2;
/** Steepest view: straight up or down, a turn would spin the image. */
const STEEPEST = 85 * DEGREE;
const ZOOM_MOST = 4;
/** Widest view to either side, as a tangent: 62 degrees. Beyond it the edges look stretched. */
const WIDEST = Math.tan(62 * DEGREE);

/** Tangent of a mesh cell: within it, the image bends by a fifth of a pixel of a 4096 frame. */
const CELL = 0.06;
/** Steeper views bend too much for a mesh. */
const MESH_HIGHEST = 70 * DEGREE;

/** Half the view's width and height as tangents. A wide area shows more of the room, a square one less. */
function computeHalfExtent(zoom: number, { width, height }: Size): readonly [number, number] {
  const aspect = width / Math.max(1, height);
  const across = clamp(0.65 * aspect ** 1.5, 0.6 * aspect, 1.1) / zoom;
  return [across, across / aspect];
}

/** Angle to the highest or lowest visible point, in radians: the centre of an edge of the view. */
const findHighest = (pitch: number, down: number): number => Math.abs(pitch) + Math.atan(down);

function createLens(view: View, size: Size): Lens {
  const half = computeHalfExtent(view.zoom, size);
  const cells = [Math.ceil((2 * half[0]) / CELL), Math.ceil((2 * half[1]) / CELL)] as const;
  return {
    centre: [view.x / TURN + 0.5, 0.5],
    tilt: [Math.cos(view.y), Math.sin(view.y)],
    halfExtent: half,
    mesh: findHighest(view.y, half[1]) < MESH_HIGHEST ? cells : null,
  };
}

/**
 * The view from inside an equirectangular image.
 * @param yaw its first direction, in degrees to the right of the frame's centre
 * @param frameWidth pixels of the full-size frame, all the way round
 */
export const createPanoramicProjection = (yaw: number, frameWidth: number): Projection => ({
  wraps: true,
  home: () => ({ x: yaw * DEGREE, y: 0, zoom: 1 }),
  limit: (view, size) => ({
    x: view.x - TURN * Math.round(view.x / TURN),
    y: clamp(view.y, -STEEPEST, STEEPEST),
    zoom: clamp(view.zoom, Math.max(...computeHalfExtent(1, size)) / WIDEST, ZOOM_MOST),
  }),
  lens: createLens,
  toUv: ({ centre, tilt: [cosine, sine], halfExtent: [across, down] }, x, y) => {
    const [right, up] = [x * across, y * down];
    const ahead = cosine - up * sine;
    return [
      centre[0] + Math.atan2(right, ahead) / TURN,
      centre[1] - Math.atan2(up * cosine + sine, Math.hypot(right, ahead)) / Math.PI,
    ];
  },
  density: (view, size) => ((frameWidth / TURN) * 2 * computeHalfExtent(view.zoom, size)[0]) / Math.max(1, size.width),
  movable: () => true,
});

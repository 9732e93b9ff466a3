import { between, type Camera, type Lens, type Size, type View } from '../../stage/camera.ts';

const TURN = Math.PI * 2;
const DEGREE = Math.PI / 180;
/** Straight up and down are never quite reached: there, turning would spin the image. */
const STEEPEST = 85 * DEGREE;
const ZOOM_MOST = 4;
/** Widest view to either side, as a tangent: 62 degrees. Beyond it the edges look stretched. */
const WIDEST = Math.tan(62 * DEGREE);

/** Tangent that a mesh cell covers: within it, the image's bend is a fifth of a pixel of a 4096 frame. */
const CELL = 0.06;
/** Nearer to straight up or down the bend is too strong for a mesh. */
const MESH_HIGHEST = 70 * DEGREE;

const PLACE = `
vec2 place(vec2 p) {
  vec2 v = p * spread;
  vec3 d = vec3(v.x, v.y * tilt.x + tilt.y, tilt.x - v.y * tilt.y);
  return middle + vec2(atan(d.x, d.z) / 6.283185307179586, -atan(d.y, length(d.xz)) / 3.141592653589793);
}
float inside(vec2 uv) { return 1.; }
`;

/** Half the view's width and height as tangents. A wide area shows more of the room, a square one less. */
function spread(zoom: number, { width, height }: Size): readonly [number, number] {
  const aspect = width / Math.max(1, height);
  const across = between(0.65 * aspect ** 1.5, 0.6 * aspect, 1.1) / zoom;
  return [across, across / aspect];
}

/** How far up or down the middle of the view's edge reaches, in radians: no other point of it reaches further. */
const highest = (pitch: number, down: number): number => Math.abs(pitch) + Math.atan(down);

function lens(view: View, size: Size): Lens {
  const half = spread(view.zoom, size);
  const cells = [Math.ceil((2 * half[0]) / CELL), Math.ceil((2 * half[1]) / CELL)] as const;
  return {
    middle: [view.x / TURN + 0.5, 0.5],
    tilt: [Math.cos(view.y), Math.sin(view.y)],
    spread: half,
    mesh: highest(view.y, half[1]) < MESH_HIGHEST ? cells : null,
  };
}

/**
 * A camera inside an equirectangular image.
 * @param yaw where it looks first, in degrees to the right of the frame's middle
 * @param frameWidth pixels of the full-size frame, all the way round
 */
export const panoramicCamera = (yaw: number, frameWidth: number): Camera => ({
  place: PLACE,
  wraps: true,
  home: () => ({ x: yaw * DEGREE, y: 0, zoom: 1 }),
  limit: (view, size) => ({
    x: view.x - TURN * Math.round(view.x / TURN),
    y: between(view.y, -STEEPEST, STEEPEST),
    zoom: between(view.zoom, Math.max(...spread(1, size)) / WIDEST, ZOOM_MOST),
  }),
  lens,
  at: ({ middle, tilt: [cosine, sine], spread: [across, down] }, x, y) => {
    const [right, up] = [x * across, y * down];
    const ahead = cosine - up * sine;
    return [
      middle[0] + Math.atan2(right, ahead) / TURN,
      middle[1] - Math.atan2(up * cosine + sine, Math.hypot(right, ahead)) / Math.PI,
    ];
  },
  density: (view, size) => ((frameWidth / TURN) * 2 * spread(view.zoom, size)[0]) / Math.max(1, size.width),
  movable: () => true,
});

import { between, type Camera, type Lens, type Size, type View } from '../../stage/camera.ts';

const TURN = Math.PI * 2;
const DEGREE = Math.PI / 180;
/** Straight up and down are never quite reached: there, turning would spin the picture. */
const STEEPEST = 85 * DEGREE;
const ZOOM_MOST = 4;
/** Widest view to either side, as a tangent: 62 degrees. Beyond it the edges look stretched. */
const WIDEST = Math.tan(62 * DEGREE);

const PLACE = `
vec3 place(vec2 p) {
  vec3 d = turn * vec3(p * spread, 1.);
  return vec3(atan(d.x, d.z) / 6.283185307179586 + .5, .5 - atan(d.y, length(d.xz)) / 3.141592653589793, 1.);
}`;

/** Half the view's width and height as tangents. A wide area shows more of the room, a square one less. */
function spread(zoom: number, { width, height }: Size): readonly [number, number] {
  const aspect = width / Math.max(1, height);
  const across = between(0.65 * aspect ** 1.5, 0.6 * aspect, 1.1) / zoom;
  return [across, across / aspect];
}

function lens(view: View, size: Size): Lens {
  const [sinX, cosX, sinY, cosY] = [Math.sin(view.x), Math.cos(view.x), Math.sin(view.y), Math.cos(view.y)];
  const right = [cosX, 0, -sinX];
  const up = [-sinX * sinY, cosY, -cosX * sinY];
  const ahead = [sinX * cosY, sinY, cosX * cosY];
  return { turn: new Float32Array([...right, ...up, ...ahead]), spread: spread(view.zoom, size) };
}

/**
 * A camera inside an equirectangular picture.
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
  density: (view, size) => ((frameWidth / TURN) * 2 * spread(view.zoom, size)[0]) / Math.max(1, size.width),
  movable: () => true,
});

import { between, type Camera, type Size } from '../../stage/camera.ts';

const ZOOM_MOST = 5;
/** Less than this share beyond the area is not worth a hint. */
const WORTH_MOVING = 1.02;

const PLACE = `
vec2 place(vec2 p) { return middle + p * spread * vec2(1., -1.); }
float inside(vec2 uv) {
  vec2 within = step(vec2(0.), uv) * step(uv, vec2(1.));
  return within.x * within.y;
}
`;

/**
 * A camera over a flat image: pan and zoom. At zoom 1 the image covers the area; zoomed out to the least it
 * lies in it whole.
 */
export function flatCamera([frameWidth, frameHeight]: readonly [width: number, height: number]): Camera {
  /** CSS pixels of one frame pixel at zoom 1 (covering) and at the least zoom (contained). */
  const covering = (size: Size) => Math.max(size.width / frameWidth, size.height / frameHeight, 1e-6);
  const contained = (size: Size) => Math.min(size.width / frameWidth, size.height / frameHeight);
  /** Half the view as a share of the frame. */
  const spread = (zoom: number, size: Size): readonly [number, number] => {
    const pixel = covering(size) * zoom * 2;
    return [size.width / pixel / frameWidth, size.height / pixel / frameHeight];
  };
  const within = (middle: number, half: number) => (half >= 0.5 ? 0.5 : between(middle, half, 1 - half));
  return {
    place: PLACE,
    wraps: false,
    home: () => ({ x: 0.5, y: 0.5, zoom: 1 }),
    limit: (view, size) => {
      const zoom = between(view.zoom, contained(size) / covering(size), ZOOM_MOST);
      const [across, down] = spread(zoom, size);
      return { x: within(view.x, across), y: within(view.y, down), zoom };
    },
    lens: (view, size) => ({
      middle: [view.x, view.y],
      tilt: [1, 0],
      spread: spread(view.zoom, size),
      mesh: [1, 1],
    }),
    at: ({ middle, spread }, x, y) => [middle[0] + x * spread[0], middle[1] - y * spread[1]],
    density: (view, size) => 1 / (covering(size) * view.zoom),
    movable: (size) => covering(size) > contained(size) * WORTH_MOVING,
  };
}

import type { Camera, Point, Size, View } from './camera.ts';

/** What one press of an arrow key turns a panorama by, in radians, and moves a flat image by, as a share of the view. */
const TURN_STEP = (8 * Math.PI) / 180;
const PAN_STEP = 0.16;
/** Straight up, turning moves nothing of the image sideways: further up than this it counts no more. */
const STEEP = 0.3;

/** The view after the image was dragged by so many CSS pixels. */
export function dragged(camera: Camera, view: View, by: Point, size: Size): View {
  return camera.limit(moved(camera, view, by, size), size);
}

/** The view after a key: a step of 1 is one press of an arrow key. */
export function stepped(camera: Camera, view: View, by: Point, size: Size): View {
  const [across, down] = camera.lens(view, size).spread;
  const next = camera.wraps
    ? {
        x: view.x + (by.x * TURN_STEP) / Math.max(1, view.zoom),
        y: view.y - (by.y * TURN_STEP) / Math.max(1, view.zoom),
      }
    : { x: view.x + by.x * across * 2 * PAN_STEP, y: view.y + by.y * down * 2 * PAN_STEP };
  return camera.limit({ ...view, ...next }, size);
}

/** The view `factor` times as large, keeping the point `at` (CSS pixels from the middle) in its place. */
export function zoomed(camera: Camera, view: View, factor: number, at: Point, size: Size): View {
  const { zoom } = camera.limit({ ...view, zoom: view.zoom * factor }, size);
  const share = view.zoom / zoom - 1;
  return camera.limit({ ...moved(camera, view, { x: at.x * share, y: at.y * share }, size), zoom }, size);
}

function moved(camera: Camera, view: View, by: Point, size: Size): View {
  const [across, down] = camera.lens(view, size).spread;
  const [right, below] = [(by.x * 2 * across) / Math.max(1, size.width), (by.y * 2 * down) / Math.max(1, size.height)];
  return camera.wraps
    ? { ...view, x: view.x - right / Math.max(STEEP, Math.cos(view.y)), y: view.y + below }
    : { ...view, x: view.x - right, y: view.y - below };
}

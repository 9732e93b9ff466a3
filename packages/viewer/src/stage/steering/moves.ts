import type { Point, Size, View } from '@vitrine/domain/design/view/projection';
import type { Camera } from './camera.ts';

/**
 * What one press of an arrow key turns a panorama by, in radians, and moves a flat image by, in fractions of the
 * view.
 */
const TURN_STEP = (8 * Math.PI) / 180;
const PAN_STEP = 0.16;
/** Straight up, a turn moves nothing sideways: steeper views count as this steep. */
const STEEP = 0.3;

/** Returns the view after a drag of the image, in CSS pixels. */
export function dragView(camera: Camera, view: View, by: Point, size: Size): View {
  return camera.limit(moveView(camera, view, by, size), size);
}

/** The view after a key: a step of 1 is one press of an arrow key. */
export function stepView(camera: Camera, view: View, by: Point, size: Size): View {
  const [across, down] = camera.lens(view, size).halfExtent;
  const next = camera.wraps
    ? {
        x: view.x + (by.x * TURN_STEP) / Math.max(1, view.zoom),
        y: view.y - (by.y * TURN_STEP) / Math.max(1, view.zoom),
      }
    : { x: view.x + by.x * across * 2 * PAN_STEP, y: view.y + by.y * down * 2 * PAN_STEP };
  return camera.limit({ ...view, ...next }, size);
}

/** Returns the view `factor` times as large, with the point `at` (CSS pixels from the centre) where it is. */
export function zoomView(camera: Camera, view: View, factor: number, at: Point, size: Size): View {
  const { zoom } = camera.limit({ ...view, zoom: view.zoom * factor }, size);
  const shift = view.zoom / zoom - 1;
  return camera.limit({ ...moveView(camera, view, { x: at.x * shift, y: at.y * shift }, size), zoom }, size);
}

function moveView(camera: Camera, view: View, by: Point, size: Size): View {
  const [across, down] = camera.lens(view, size).halfExtent;
  const [right, below] = [(by.x * 2 * across) / Math.max(1, size.width), (by.y * 2 * down) / Math.max(1, size.height)];
  return camera.wraps
    ? { ...view, x: view.x - right / Math.max(STEEP, Math.cos(view.y)), y: view.y + below }
    : { ...view, x: view.x - right, y: view.y - below };
}

import type { DesignImageView } from '@vitrine/contract/designs/image-limits';
import { DEGREE } from './degree.ts';
import type { Lens, Projection, Size, View } from './projection.ts';

/** The view that an address asks for; angles in degrees, each as in the opening view where it is missing. */
export interface RequestedView {
  view?: DesignImageView | undefined;
  yaw?: number | undefined;
  pitch?: number | undefined;
  /** From left to right. */
  fov?: number | undefined;
}

/** So far in that a projection limits it to all of the image. */
const FAR_OUT = 1e-6;

/** Whether it is the view that the viewer opens with. */
export const isOpeningView = ({ view, yaw, pitch, fov }: RequestedView): boolean =>
  view !== 'whole' && yaw === undefined && pitch === undefined && fov === undefined;

/** The requested view as the viewer would show it, and its lens. Angles count in a panorama only. */
export function requestedView(
  projection: Projection,
  { view: name, yaw, pitch, fov }: RequestedView,
  size: Size,
): { view: View; lens: Lens } {
  const home = projection.home(size);
  const view: View = { ...home, ...(name === 'whole' && { zoom: FAR_OUT }) };
  if (projection.wraps) {
    if (yaw !== undefined) view.x = yaw * DEGREE;
    if (pitch !== undefined) view.y = pitch * DEGREE;
    if (fov !== undefined) view.zoom = projection.lens(home, size).halfExtent[0] / Math.tan((fov / 2) * DEGREE);
  }
  const limited = projection.limit(view, size);
  return { view: limited, lens: projection.lens(limited, size) };
}

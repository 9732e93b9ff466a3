/** Size of an image's area in pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/**
 * Where a visitor looks. Panoramic: x is the yaw and y the pitch, in radians. Flat: x and y are the centre of the
 * view as fractions of the frame. `zoom` 1 is the first view; 2 shows things twice as large.
 */
export interface View extends Point {
  zoom: number;
}

/** A view as whatever draws it needs it. */
export interface Lens {
  /** The centre of the view in the frame, as fractions of it. */
  centre: readonly [across: number, down: number];
  /** Looking up: cosine and sine of the angle. */
  tilt: readonly [cosine: number, sine: number];
  /** Half the view's width and height: tangents in a panorama, fractions of the frame on a flat image. */
  halfExtent: readonly [across: number, down: number];
  /**
   * Cells of a mesh. Positions are computed at its corners only, and interpolated between them. Null where that is too
   * coarse, so that every pixel computes its position.
   */
  mesh: readonly [columns: number, rows: number] | null;
}

/** Maps views to the frame for one kind of image. Pure: everything follows from the view and the size. */
export interface Projection {
  /** True inside a panorama, whose left edge meets its right one; false over a flat image. */
  readonly wraps: boolean;
  home(size: Size): View;
  /** Returns the nearest allowed view. */
  limit(view: View, size: Size): View;
  lens(view: View, size: Size): Lens;
  /** The position in the frame, as fractions of it, of the lens's point (-1 to 1, upwards); it may exceed 0 to 1. */
  toUv(lens: Lens, x: number, y: number): readonly [across: number, down: number];
  /** Pixels of the full-size frame on one pixel in the centre of the view. */
  density(view: View, size: Size): number;
  /** False when dragging shows nothing new. */
  movable(size: Size): boolean;
}

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

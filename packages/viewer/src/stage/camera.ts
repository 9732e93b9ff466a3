/** Size of the image's area in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/**
 * Where the visitor looks. Panoramic: x yaw and y pitch in radians. Flat: x and y the middle of the view as a
 * share of the frame. `zoom` 1 is the view at the start; 2 shows things twice as large.
 */
export interface View extends Point {
  zoom: number;
}

/** What the shaders need to know of a view. */
export interface Lens {
  /** Where the middle of the view lies in the frame, as shares of it. */
  middle: readonly [across: number, down: number];
  /** Looking up: cosine and sine of the angle. */
  tilt: readonly [cosine: number, sine: number];
  /** Half the view's width and height: tangents in a panorama, shares of the frame on a flat image. */
  spread: readonly [across: number, down: number];
  /**
   * Cells of a mesh on whose corners alone places are computed; between them the card interpolates. Null where that
   * would be too coarse, and every pixel computes its own.
   */
  mesh: readonly [columns: number, rows: number] | null;
}

/** How one kind of image is looked at. Pure: everything follows from the view and the size. */
export interface Camera {
  /**
   * GLSL. `vec2 place(vec2 p)`: where in the frame the view's p (-1 to 1) lies; it may run on beyond 0 to 1.
   * `float inside(vec2 uv)`: 0 where there is no image.
   */
  readonly place: string;
  /** True inside a panorama, whose left edge meets its right one; false over a flat image. */
  readonly wraps: boolean;
  home(size: Size): View;
  /** The nearest view that may be shown. */
  limit(view: View, size: Size): View;
  lens(view: View, size: Size): Lens;
  /** The same as `place`: where in the frame, as shares of it, the lens's point lies (-1 to 1, upwards). */
  at(lens: Lens, x: number, y: number): readonly [across: number, down: number];
  /** Pixels of the full-size frame on one CSS pixel in the middle of the view. */
  density(view: View, size: Size): number;
  /** False when dragging cannot show anything new. */
  movable(size: Size): boolean;
}

export const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

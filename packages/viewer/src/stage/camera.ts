/** Size of the picture's area in CSS pixels. */
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

/** What the shader needs: `turn` is a 3x3 matrix in columns, `spread` half the view's width and height. */
export interface Lens {
  turn: Float32Array;
  spread: readonly [number, number];
}

/** How one kind of picture is looked at. Pure: everything follows from the view and the size. */
export interface Camera {
  /** GLSL: `vec3 place(vec2 p)` answers where p (-1 to 1) lies in the frame and, as z, whether it lies in it. */
  readonly place: string;
  /** True inside a panorama, whose left edge meets its right one; false over a flat picture. */
  readonly wraps: boolean;
  home(size: Size): View;
  /** The nearest view that may be shown. */
  limit(view: View, size: Size): View;
  lens(view: View, size: Size): Lens;
  /** Pixels of the full-size frame on one CSS pixel in the middle of the view. */
  density(view: View, size: Size): number;
  /** False when dragging cannot show anything new. */
  movable(size: Size): boolean;
}

export const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * Half the width and height of the opening views, as tangents, the narrowest first: for an area that is as wide as high
 * or narrower, and for one up to 1.8 times as wide as high. They hold the first view of the viewer's camera. `crisp`
 * compensates for the sharpness that an image loses when the browser resamples it: phones, which have the narrow one,
 * show it pixel for pixel or larger.
 */
export const OPENING_VIEWS = [
  { spread: [0.66, 0.67], crisp: null },
  { spread: [1.11, 0.79], crisp: { sigma: 0.5, m1: 0.3, m2: 0.3 } },
] as const;

export const OPENING_SCALES = [1, 2, 4] as const;

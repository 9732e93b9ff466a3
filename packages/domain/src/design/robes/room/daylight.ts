/** The part of the window's light that casts shadows, for those who draw them. Metres. */
export const DAYLIGHT = {
  /** Where it comes from, from the wardrobe's middle: SUN in the shaders. */
  away: [-2.9, 1.5, 4],
  /** Half of the window's height and width: refined frames take their light from all of it. */
  window: { high: 0.72, wide: 1 },
  near: 1,
  far: 12,
  /** How far a surface is moved along its normal, and its depth towards the light, before it asks for shadows. */
  normalBias: 0.012,
  bias: -0.0006,
  /** Pixels of the map of depths, each side, and how many of them a shadow's edge is wide. */
  pixels: 2048,
  radius: 9,
} as const;

/** Half the side of the square that shadows of a wardrobe of this size need. */
export const shadowReach = ({ width, height }: { width: number; height: number }): number =>
  Math.hypot(width, height) / 2 + 0.4;

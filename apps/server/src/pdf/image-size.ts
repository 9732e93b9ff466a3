import { ROOM } from './paper.ts';

/** A document's image in points: as wide as the page. */
export const IMAGE = { width: ROOM, height: 262 } as const;
/** Pixels on a point of it. */
const DENSITY = 3;

/** The same in pixels. */
export const IMAGE_PIXELS = {
  width: Math.round(IMAGE.width * DENSITY),
  height: Math.round(IMAGE.height * DENSITY),
} as const;

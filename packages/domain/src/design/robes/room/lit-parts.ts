import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { RobeDesign } from '../robe-design.ts';
import { DEPTH, sharesOf } from '../robe-geometry.ts';
import { isPane, partWith } from '../robe-offer.ts';

/** Depth of the whole wardrobe, in metres. */
export const ROBE_DEPTH = (DEPTH.tracks + DEPTH.inside + 10) * 0.001;

/** Depth of the plane of the doors' faces, in metres: that of what mirrors show. */
export const DOORS_PLANE = -0.021;

/** Materials of what is in the wardrobe, besides its boards. */
export const CONTENTS: ReadonlySet<string> = new Set(['cloth', 'chrome', 'dark']);

/** Materials that cast no shadow: they are behind or within what casts the same one. */
export const SHADOWLESS: ReadonlySet<string> = new Set(['seal', 'back', 'track', 'chrome', 'dark']);

/** How bright the doors are in what reflects them, compared with their colours. */
export const DOOR_LIGHT = 0.7;

/** How much light a panel of glass keeps away; others keep all. */
const GLASS_COVER = 0.6;

/** How much light a door keeps away, 0 to 1, and whether any of its panels reflects the room. */
export interface LookThrough {
  cover: number;
  reflects: boolean;
}

export function lookThrough(file: SlidingRobeFile, robe: RobeDesign, index: number): LookThrough {
  const door = robe.doors[index];
  const parts = door?.panels.map((id) => partWith(file.materials, id)) ?? [];
  const shares = sharesOf(partWith(file.doors, door?.layout));
  const open = shares.reduce(
    (sum, share, at) => sum + (parts[at]?.finish === 'glass' ? share * (1 - GLASS_COVER) : 0),
    0,
  );
  return { cover: 1 - open, reflects: parts.some(isPane) };
}

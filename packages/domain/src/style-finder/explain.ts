import type { LayerRole } from './layer-role.ts';
import type { PhotoLook, SurfaceLook } from './measure.ts';
import type { Lab } from './oklab.ts';
import type { Palette } from './palette.ts';

/** Maximum distance between a colour of the photo and that of a surface. */
const NEAR = 0.08;
/** Reduced penalty for a colour that is darker on the photo than on the thumbnail, because rooms have shade. */
const SHADE = 0.6;
/** Hue counts more than lightness, because light changes it less. */
const HUE = 4;

/**
 * Weight limit of light greys. Every photo has them, from ceilings and shade, so other colours distinguish it better.
 */
const TELLING = 4;
const ORDINARY: Lab = [0.75, 0, 0.01];
const UNLIKE = 0.3;

/** How visible a layer is at the top, in the middle and at the bottom of a photo, relative to the other layers. */
export const SEEN_IN: Readonly<Record<LayerRole, readonly [top: number, middle: number, bottom: number]>> = {
  floor: [0, 0.3, 1],
  wall: [1, 0.7, 0.1],
  splashback: [0.3, 0.8, 0.1],
  worktop: [0.1, 0.7, 0.4],
  front: [0.7, 1, 0.6],
  textile: [0.1, 0.8, 0.7],
  other: [0.5, 0.7, 0.5],
  metal: [0, 0, 0],
};

/** A colour in one part of the photo. */
interface Spot {
  colour: Lab;
  /** Weight of the spot in the photo. */
  share: number;
  /** 0 the top, 1 the middle, 2 the bottom. */
  part: 0 | 1 | 2;
}

const PARTS = [0, 1, 2] as const;

const apart = (onPhoto: Lab, onThumbnail: Lab): number => {
  const lighter = onPhoto[0] - onThumbnail[0];
  return Math.hypot(
    lighter < 0 ? SHADE * lighter : lighter,
    HUE * (onPhoto[1] - onThumbnail[1]),
    HUE * (onPhoto[2] - onThumbnail[2]),
  );
};

const tellingOf = (colour: Lab): number => 1 + TELLING * Math.min(1, apart(colour, ORDINARY) / UNLIKE);

/** The photo as spots of colour with their weights. */
export const spotsOf = ({ upper, middle, lower }: PhotoLook): Spot[] => {
  const spots = PARTS.flatMap((part) =>
    ([upper, middle, lower][part]?.palette ?? []).map(({ colour, share }) => ({
      ...{ colour, part },
      share: share * tellingOf(colour),
    })),
  );
  const all = spots.reduce((sum, { share }) => sum + share, 0);
  return spots.map((spot) => ({ ...spot, share: spot.share / all }));
};

/** How well a colour of a photo matches that of a surface: 1 exactly, 0 not at all. */
export const likeness = (surface: Palette, onPhoto: Lab): number =>
  surface.reduce((sum, { colour, share }) => sum + share * Math.exp(-((apart(onPhoto, colour) / NEAR) ** 2)), 0);

/** How much of each spot a surface in a layer of that role explains. */
export const explains = (look: SurfaceLook, role: LayerRole, spots: readonly Spot[]): Float64Array =>
  Float64Array.from(spots, ({ colour, part }) => SEEN_IN[role][part] * likeness(look.palette, colour));

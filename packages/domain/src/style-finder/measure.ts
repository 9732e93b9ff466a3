import { contrastOf, lightnessOf, sharpnessOf, textureOf } from './grain.ts';
import { type Lab, labsOf } from './oklab.ts';
import { meanOf, type Palette, paletteOf } from './palette.ts';
import { band, type Pixels } from './pixels.ts';

/** The look of a surface: its colours and how plain it is. */
export interface SurfaceLook {
  palette: Palette;
  texture: number;
}

/** The look of a room in a photo, and whether the photo is good enough. */
export interface PhotoLook {
  whole: SurfaceLook;
  /** The part with walls and ceilings. */
  upper: SurfaceLook;
  /** The part with furniture. */
  middle: SurfaceLook;
  /** The part with the floor. */
  lower: SurfaceLook;
  /** Mean lightness, 0 to 1. */
  lightness: number;
  /** Mean of blue (negative) to yellow (positive). */
  warmth: number;
  /** Standard deviation of lightness. */
  contrast: number;
}

export type Verdict = 'dark' | 'small' | 'blurred';

/** Longest side of photos and thumbnails when they are measured, in pixels. */
export const PHOTO_SIDE = 128;
export const SURFACE_SIDE = 64;
/** Longest side when sharpness is measured. */
export const SHARPNESS_SIDE = 480;

const SURFACE_COLOURS = 6;
/** Colours of a room. */
const PHOTO_COLOURS = 20;
const SMALLEST_SIDE = 240;
const DARKEST = 0.22;
const BLURRED = 0.1;

const lookOf = (labs: readonly Lab[], width: number, colours: number): SurfaceLook => ({
  palette: paletteOf(labs, colours),
  texture: textureOf(lightnessOf(labs, width)),
});

/** Measures a thumbnail of at most SURFACE_SIDE pixels. */
export const measureSurface = (pixels: Pixels): SurfaceLook => lookOf(labsOf(pixels), pixels.width, SURFACE_COLOURS);

/** Measures a photo of at most PHOTO_SIDE pixels. */
export const measurePhoto = (pixels: Pixels): PhotoLook => {
  const labs = labsOf(pixels);
  const part = (from: number, to: number): SurfaceLook => {
    const rows = band(pixels, from, to);
    return lookOf(labsOf(rows), rows.width, PHOTO_COLOURS);
  };
  const whole = lookOf(labs, pixels.width, PHOTO_COLOURS);
  const [lightness, , warmth] = meanOf(whole.palette);
  return {
    whole,
    upper: part(0, 1 / 3),
    middle: part(0.3, 0.75),
    lower: part(2 / 3, 1),
    lightness,
    warmth,
    contrast: contrastOf(lightnessOf(labs, pixels.width)),
  };
};

/** Why a photo may match badly. `original` is its size before scaling. */
export const verdictsOn = (pixels: Pixels, original: { width: number; height: number }): Verdict[] => {
  const labs = labsOf(pixels);
  const values = lightnessOf(labs, pixels.width);
  const mean = values.values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.values.length);
  const sharpness = sharpnessOf(values);
  const verdicts: [Verdict, boolean][] = [
    ['dark', mean < DARKEST],
    ['small', Math.max(original.width, original.height) < SMALLEST_SIDE],
    ['blurred', sharpness !== null && sharpness < BLURRED],
  ];
  return verdicts.flatMap(([verdict, input]) => (input ? [verdict] : []));
};

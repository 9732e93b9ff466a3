import type { RobePart, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { robeLimits } from '@vitrine/contract/configurators/robe-limits';
import type { RobeDesign } from './robe-design.ts';
import { isPane, partWith } from './robe-offer.ts';

/** How a surface reflects light, each from 0 to 1. */
export interface Finish {
  roughness: number;
  metalness: number;
}

/** How a material of a wardrobe looks. */
export interface Paint {
  /** The colour under the image, and without one. */
  hex: string;
  finish: Finish;
  /** Path of an image that repeats; null for none. */
  texture: string | null;
  /** Width and height of the image, in millimetres. */
  tile: number;
  /** What can be seen through or reflects; null for everything else. */
  pane: 'mirror' | 'glass' | null;
}

const MATT: Finish = { roughness: 0.62, metalness: 0 };
const FINISH: Record<string, Finish> = {
  matt: MATT,
  gloss: { roughness: 0.12, metalness: 0 },
  metal: { roughness: 0.34, metalness: 0.92 },
};
/** Dark metal counts as coated. As bare metal it would look like a hole in the image. */
const COATED: Finish = { roughness: 0.42, metalness: 0.3 };
const DARK = 0.2;
const FALLBACK = '#c9c4bb';
const TRACK = '#b4b6b8';
/** Glass and mirrors that have no colour of their own. */
const CLEAR = '#d0d6d9';

/** How panes look, by what they are. All from 0 to 1. */
export const PANES = {
  /** Glass shows what is behind it. */
  glass: { whiter: 0.8, cover: 0.66, least: 0.1 },
  mirror: { whiter: 0.55, cover: 1, least: 0.94 },
} as const satisfies Record<'glass' | 'mirror', PaneLook>;

/** The light of the glass itself, compared with its colour. */
export const PANE_BODY = 0.5;

interface PaneLook {
  /** How much whiter than its colour it reflects. */
  whiter: number;
  /** How much of what is behind it it covers, seen from the front. */
  cover: number;
  /** The least that it reflects: that seen from the front. */
  least: number;
}

/** Materials of the inside that are in no file, by name. */
export const OWN_PAINTS = {
  chrome: { hex: '#d7dadc', finish: { roughness: 0.18, metalness: 1 } },
  dark: { hex: '#2a2a2b', finish: { roughness: 0.45, metalness: 0.3 } },
  seal: { hex: '#8a857d', finish: { roughness: 0.8, metalness: 0 } },
  /** Its pieces have colours of their own. */
  cloth: { hex: '#ffffff', finish: { roughness: 0.95, metalness: 0 } },
} as const satisfies Record<string, Pick<Paint, 'hex' | 'finish'>>;

/** The name of the material of panels that have this id. */
export const panelName = (material: string): string => `panel ${material}`;

/** Red, green and blue of '#rrggbb' or '#rgb', 0 to 1; of anything else black. */
export function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex)?.[1] ?? '000000';
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const at = (index: number): number => Number.parseInt(long.slice(2 * index, 2 * index + 2), 16) / 255;
  return [at(0), at(1), at(2)];
}

const isDark = (hex: string): boolean => {
  const channels = channelsOf(hex);
  return (Math.max(...channels) + Math.min(...channels)) / 2 < DARK;
};

/**
 * Finds the part with the texture. A frame or trim with exactly a material's colour has its texture: oak frames show
 * the grain of oak.
 */
function texturedLike(file: SlidingRobeFile, part: RobePart | undefined): RobePart | undefined {
  if (part?.texture) return part;
  return file.materials.find(
    (material) => material.texture && !isPane(material) && material.hex && material.hex === part?.hex,
  );
}

/** Looks of the materials that a design's parts are made of, by the names that the model's solids have. */
export function paintsOf(file: SlidingRobeFile, robe: RobeDesign): Map<string, Paint> {
  const { materials, frames, trims } = file;
  const paint = (part: RobePart | undefined, usual: string, otherwise = FALLBACK): Paint => {
    const hex = part?.hex ?? otherwise;
    const named = part?.finish ?? usual;
    const textured = texturedLike(file, part);
    return {
      hex,
      finish: named === 'metal' && isDark(hex) ? COATED : (FINISH[named] ?? FINISH[usual] ?? MATT),
      texture: textured?.texture ?? null,
      tile: textured?.tile_mm ?? robeLimits.tile,
      pane: null,
    };
  };
  const frame = partWith(frames.frameType, robe.frame);
  const inside = paint(partWith(materials, robe.inside), 'matt');
  const isMetal = /slim/i.test(frame?.frameStyle ?? '');
  const paints = new Map<string, Paint>([
    ['frame', paint(frame, isMetal ? 'metal' : 'matt')],
    ['track', paint(isMetal ? frame : undefined, 'metal', TRACK)],
    ['trim', paint(partWith(trims, robe.trim) ?? frame, 'matt')],
    ['inside', inside],
    ['back', inside],
  ]);
  for (const id of new Set(robe.doors.flatMap(({ panels }) => panels))) {
    const part = partWith(materials, id);
    paints.set(panelName(id), isPane(part) ? panePaint(part) : paint(part, 'matt'));
  }
  return paints;
}

/** How a mirror or a glass looks. */
export const panePaint = (part: RobePart | undefined): Paint => ({
  hex: part?.hex ?? CLEAR,
  finish: { roughness: 0, metalness: part?.finish === 'glass' ? 0 : 1 },
  texture: null,
  tile: robeLimits.tile,
  pane: part?.finish === 'glass' ? 'glass' : 'mirror',
});

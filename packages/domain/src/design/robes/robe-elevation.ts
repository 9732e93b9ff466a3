import type { RobePart, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { RobeDesign } from './robe-design.ts';
import {
  BOARD,
  doorsOf,
  frameOf,
  openingOf,
  panelsOf,
  profileOf,
  type Rect,
  sectionsOf,
  sharesOf,
  TRACK,
} from './robe-geometry.ts';
import { fittingsOf } from './robe-internals.ts';
import { isPane, partWith } from './robe-offer.ts';

/** A flat piece of a wardrobe seen from the front, in millimetres from its lower left corner. */
export interface Piece extends Rect {
  hex: string;
  /** 0 to 1; less than 1 for glass. */
  cover: number;
  kind: 'trim' | 'inside' | 'fitting' | 'frame' | 'panel' | 'mirror';
}

const COLOUR = /^#[\da-f]{3,8}$/i;
const METAL = '#b4b6b8';
const GLASS_COVER = 0.72;

const hexOf = (part: RobePart | undefined, otherwise: string): string =>
  part?.hex && COLOUR.test(part.hex) ? part.hex : otherwise;

const insideOf = (file: SlidingRobeFile, robe: RobeDesign, section: Rect, internal: string | undefined): Piece[] => {
  const hex = hexOf(partWith(file.materials, robe.inside), '#d9d4ca');
  return fittingsOf(partWith(file.internals.options, internal)).flatMap(({ kind, at, until, count }) => {
    const top = section.y + section.height * (1 - at);
    const bottom = section.y + section.height * (1 - until);
    const board = (y: number): Piece => ({ ...section, y: y - BOARD, height: BOARD, hex, cover: 1, kind: 'fitting' });
    if (kind === 'rail' || kind === 'pull')
      return [{ ...section, y: top - 40, height: 25, hex: METAL, cover: 1, kind: 'fitting' as const }];
    const each = (top - bottom) / count;
    return Array.from({ length: count }, (_, index) => board(top - index * each));
  });
};

/** The front of a wardrobe, from back to front: for browsers without WebGL and for the tiles of the list. */
export const elevationOf = (file: SlidingRobeFile, robe: RobeDesign): Piece[] => {
  const size = { width: robe.width, height: robe.height, doors: robe.doors.length };
  const frame = partWith(file.frames.frameType, robe.frame);
  const profile = profileOf(frame);
  const frameHex = hexOf(frame, METAL);
  const opening = openingOf(size);
  const doors = doorsOf(size, profile).map((door, index) => ({ door, chosen: robe.doors[index] }));
  const drawn = doors.flatMap(({ door, chosen }): (Piece & { track: number })[] => {
    const panels = panelsOf(door, profile, sharesOf(partWith(file.doors, chosen?.layout)));
    const filled = panels.map((panel, index) => {
      const material = partWith(file.materials, chosen?.panels[index]);
      const cover = material?.finish === 'glass' ? GLASS_COVER : 1;
      const kind = isPane(material) && cover === 1 ? ('mirror' as const) : ('panel' as const);
      return { ...panel, hex: hexOf(material, '#e4e0d9'), cover, kind, track: door.track };
    });
    const bars = frameOf(door, profile, panels).map((bar) => ({
      ...bar,
      hex: frameHex,
      cover: 1,
      kind: 'frame' as const,
      track: door.track,
    }));
    return [...filled, ...bars];
  });
  const trim = hexOf(partWith(file.trims, robe.trim), frameHex);
  return [
    { x: 0, y: 0, width: size.width, height: size.height, hex: trim, cover: 1, kind: 'trim' },
    { ...opening, hex: '#5a544c', cover: 1, kind: 'inside' },
    ...sectionsOf(size).flatMap((section, index) => insideOf(file, robe, section, robe.internals[index])),
    { ...opening, y: opening.height - TRACK.top, height: TRACK.top, hex: frameHex, cover: 1, kind: 'frame' },
    { ...opening, height: TRACK.bottom, hex: frameHex, cover: 1, kind: 'frame' },
    ...drawn.sort((one, other) => other.track - one.track).map(({ track: _, ...piece }) => piece),
  ];
};

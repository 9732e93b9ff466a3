import type { RobePart } from '@vitrine/contract/configurator-file';
import { robeLimits } from '@vitrine/contract/configurators/robe-limits';

/** Millimetres. The origin is the wardrobe's lower left corner; x runs right, y up. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Filler at both sides of the doors and above, and the tracks of the doors. */
export const TRIM = { side: 36, top: 60 } as const;
export const TRACK = { top: 34, bottom: 12 } as const;
/** Depths, from the wall's face into the wall. */
export const DEPTH = { door: 34, track: 44, tracks: 96, inside: 560 } as const;
/** Thickness of boards. */
export const BOARD = 18;

export interface RobeSize {
  width: number;
  height: number;
  doors: number;
}

/** The clear opening between the fillers for tracks and doors. */
export const openingOf = ({ width, height }: RobeSize): Rect => ({
  x: TRIM.side,
  y: 0,
  width: width - 2 * TRIM.side,
  height: height - TRIM.top,
});

export interface Door extends Rect {
  /** 0 is in front, 1 behind it. Neighbours never share a track. */
  track: 0 | 1;
}

/**
 * The closed doors. All have one width and overlap their neighbour by one profile, so that together they close the
 * opening exactly.
 */
export const doorsOf = (size: RobeSize, profile: number): Door[] => {
  const opening = openingOf(size);
  const width = (opening.width + (size.doors - 1) * profile) / size.doors;
  return Array.from({ length: size.doors }, (_, index) => ({
    x: opening.x + index * (width - profile),
    y: TRACK.bottom,
    width,
    height: opening.height - TRACK.top - TRACK.bottom,
    track: index % 2 === 0 ? 0 : 1,
  }));
};

export const profileOf = (frame: RobePart | undefined): number => frame?.width_mm ?? robeLimits.frameWidth;

/** Height of the bar between two panels. */
export const barOf = (profile: number): number => Math.max(12, Math.round(profile * 0.6));

/** The shares of a door's panels from its layout, otherwise one panel. They add up to 1. */
export const sharesOf = (layout: RobePart | undefined): number[] => {
  const input = (layout?.panels ?? []).filter((share) => share > 0).slice(0, robeLimits.panels);
  const whole = input.reduce((sum, share) => sum + share, 0);
  return whole > 0 ? input.map((share) => share / whole) : [1];
};

/** The panels inside a door's frame, from the top down. Frame, bars and panels together fill the door exactly. */
export const panelsOf = (door: Rect, profile: number, shares: readonly number[]): Rect[] => {
  const bar = barOf(profile);
  const free = door.height - 2 * profile - (shares.length - 1) * bar;
  let top = door.y + door.height - profile;
  return shares.map((share) => {
    const height = free * share;
    const panel = { x: door.x + profile, y: top - height, width: door.width - 2 * profile, height };
    top -= height + bar;
    return panel;
  });
};

/** Stiles, rails and the bars between panels: every part of a door that is not a panel. */
export const frameOf = (door: Rect, profile: number, panels: readonly Rect[]): Rect[] => {
  const inner = { x: door.x + profile, width: door.width - 2 * profile };
  const top = door.y + door.height;
  const bars = panels.slice(1).flatMap((below, index) => {
    const above = panels[index];
    const y = below.y + below.height;
    return above ? [{ ...inner, y, height: above.y - y }] : [];
  });
  return [
    { x: door.x, y: door.y, width: profile, height: door.height },
    { x: door.x + door.width - profile, y: door.y, width: profile, height: door.height },
    { ...inner, y: top - profile, height: profile },
    { ...inner, y: door.y, height: profile },
    ...bars,
  ];
};

/** The clear spaces inside, one behind each door, between boards, from the bottom board to the top board. */
export const sectionsOf = (size: RobeSize): Rect[] => {
  const opening = openingOf(size);
  const width = (opening.width - (size.doors + 1) * BOARD) / size.doors;
  return Array.from({ length: size.doors }, (_, index) => ({
    x: opening.x + BOARD + index * (width + BOARD),
    y: TRACK.bottom + BOARD,
    width,
    height: opening.height - TRACK.bottom - 2 * BOARD,
  }));
};

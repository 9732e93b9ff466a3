import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { Design } from '../design.ts';
import { sharesOf } from './robe-geometry.ts';
import { idOf, partWith, type RobeOffer } from './robe-offer.ts';

export interface RobeDoor {
  layout: string;
  /** Ids of materials, from the top panel down. */
  panels: readonly string[];
}

/** A sliding wardrobe: sizes in millimetres, everything else ids. '' is none. */
export interface RobeDesign {
  width: number;
  height: number;
  frame: string;
  trim: string;
  /** Material of boards and back. */
  inside: string;
  doors: readonly RobeDoor[];
  /** One for each door: what is behind it. */
  internals: readonly string[];
}

/**
 * The keys that the viewer uses: width, height, doors, frame, trim, inside, door.1, door.1.panel.1, internal.1 and so
 * on.
 */
export const toDesign = (robe: RobeDesign): Design => {
  const { width, height, frame, trim, inside, doors, internals } = robe;
  return {
    width: String(width),
    height: String(height),
    doors: String(doors.length),
    frame,
    trim,
    inside,
    ...Object.fromEntries(
      doors.flatMap(({ layout, panels }, door) => [
        [`door.${door + 1}`, layout],
        ...panels.map((material, panel) => [`door.${door + 1}.panel.${panel + 1}`, material]),
      ]),
    ),
    ...Object.fromEntries(internals.map((internal, section) => [`internal.${section + 1}`, internal])),
  };
};

const numbered = (design: Design, prefix: string): string[] => {
  const found: string[] = [];
  for (let next = design[`${prefix}1`]; next !== undefined; next = design[`${prefix}${found.length + 1}`])
    found.push(next);
  return found;
};

/** The inverse of toDesign. */
export const readDesign = (design: Design): RobeDesign => ({
  width: Number(design.width),
  height: Number(design.height),
  frame: design.frame ?? '',
  trim: design.trim ?? '',
  inside: design.inside ?? '',
  doors: numbered(design, 'door.').map((layout, door) => ({
    layout,
    panels: numbered(design, `door.${door + 1}.panel.`),
  })),
  internals: numbered(design, 'internal.'),
});

/** As many panels as the layout has. The existing ones repeat in turn. */
export const fillPanels = (file: SlidingRobeFile, offer: RobeOffer, door: RobeDoor): RobeDoor => {
  const count = sharesOf(partWith(file.doors, door.layout)).length;
  const input = door.panels.length > 0 ? door.panels : [idOf(offer.materials[0])];
  const panels = Array.from({ length: count }, (_, panel) => input[panel % input.length] ?? '');
  return { layout: door.layout, panels };
};

/**
 * Changes the number of doors. A new door copies the one before its neighbour, so that an alternating pattern
 * continues.
 */
export const withDoors = (robe: RobeDesign, count: number): RobeDesign => {
  const doors = robe.doors.slice(0, count);
  const internals = robe.internals.slice(0, count);
  while (doors.length < count) {
    const like = doors.at(-2) ?? doors.at(-1);
    if (like === undefined) return robe;
    doors.push(like);
  }
  while (internals.length < count) internals.push(internals.at(-2) ?? internals.at(-1) ?? '');
  return { ...robe, doors, internals };
};

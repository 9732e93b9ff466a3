import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { MILLIMETRE } from '../../units.ts';
import type { RobeDesign } from '../robe-design.ts';
import { doorsOf, profileOf, type RobeSize, sectionsOf, sharesOf } from '../robe-geometry.ts';
import { partWith } from '../robe-offer.ts';
import { panelName } from '../robe-paint.ts';
import { buildCarcass } from './carcass.ts';
import { buildDoor, type DoorLook } from './doors.ts';
import { buildInside } from './inside.ts';
import { Solids } from './solids.ts';

/** The boards of a wardrobe and what is in it. The origin is its lower left corner; z is 0 at the face of the wall. */
export function modelBody(file: SlidingRobeFile, robe: RobeDesign): Solids {
  const size = { width: robe.width, height: robe.height, doors: robe.doors.length };
  const solids = modelCarcass(size);
  sectionsOf(size).forEach((section, number) => {
    buildInside(solids, { ...section, number }, partWith(file.internals.options, robe.internals[number]));
  });
  return solids;
}

/** The boards of a wardrobe without what is in it. */
export function modelCarcass(size: RobeSize): Solids {
  const solids = new Solids();
  buildCarcass(solids, size);
  return solids;
}

/** How a door of a design is divided, and its materials. */
export const doorLook = (file: SlidingRobeFile, robe: RobeDesign, index: number): DoorLook => ({
  profile: profileOf(partWith(file.frames.frameType, robe.frame)),
  shares: sharesOf(partWith(file.doors, robe.doors[index]?.layout)),
  panels: (robe.doors[index]?.panels ?? []).map(panelName),
});

/** A part of a wardrobe with its distance from the left edge, in metres. */
export interface PlacedSolids {
  name: string;
  x: number;
  solids: Solids;
}

/** All parts of a wardrobe with closed doors, for a file that shows it elsewhere. */
export function modelRobe(file: SlidingRobeFile, robe: RobeDesign): PlacedSolids[] {
  const size = { width: robe.width, height: robe.height, doors: robe.doors.length };
  const doors = doorsOf(size, profileOf(partWith(file.frames.frameType, robe.frame)));
  return [
    { name: 'body', x: 0, solids: modelBody(file, robe) },
    ...doors.map((door, index) => ({
      name: `door ${index + 1}`,
      x: door.x * MILLIMETRE,
      solids: buildDoor(door, doorLook(file, robe, index), index),
    })),
  ];
}

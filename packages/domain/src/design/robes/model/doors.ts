import { MILLIMETRE } from '../../units.ts';
import { DEPTH, type Door, frameOf, panelsOf, type Rect } from '../robe-geometry.ts';
import { Solids } from './solids.ts';
import type { Point3 } from './space.ts';

/** Millimetres from the face of the frame back to the panels. */
const RECESS = 9;
const PANEL = 8;
const SEAL = 3.5;
/** Width of the rounded edges, in metres: they catch the light. */
const EDGE = 0.0032;
/** The front of the foremost door, behind the face of the wall. */
const FRONT = -8;

export interface DoorLook {
  profile: number;
  shares: readonly number[];
  /** Names of the panels' materials, from the top down. */
  panels: readonly string[];
}

export const computeFront = ({ track }: Pick<Door, 'track'>): number => (FRONT - track * DEPTH.track) * MILLIMETRE;

/** Builds a door with its left edge at 0; it is moved to the door's position. */
export function buildDoor(door: Door, look: DoorLook, index: number): Solids {
  const solids = new Solids();
  const own: Rect = { ...door, x: 0 };
  const front = computeFront(door);
  const back = front - DEPTH.door * MILLIMETRE;
  const panels = panelsOf(own, look.profile, look.shares);
  const at = (x: number, y: number, z: number): Point3 => [x * MILLIMETRE, y * MILLIMETRE, z];
  const frame = solids.of('frame');
  frameOf(own, look.profile, panels).forEach(({ x, y, width, height }, part) => {
    const isStile = part < 2;
    const face = isStile ? front : front - 0.0025;
    frame.box(at(x, y, back), at(x + width, y + height, face), { grain: isStile ? 1 : 0, chamfer: EDGE });
    if (isStile) grip(solids, { x, y, width, height }, front, part === 0);
  });
  panels.forEach((panel, panelIndex) => {
    const face = front - RECESS * MILLIMETRE;
    const solid = solids.of(look.panels[panelIndex] ?? '');
    const skin = { shift: ((index * 7 + panelIndex * 3) % 11) * 0.137 };
    solid.box(
      at(panel.x, panel.y, face - PANEL * MILLIMETRE),
      at(panel.x + panel.width, panel.y + panel.height, face),
      skin,
    );
  });
  for (const panel of panels) seal(solids, panel, front - RECESS * MILLIMETRE);
  return solids;
}

/** The thin dark line that holds a panel in its frame. */
function seal(solids: Solids, { x, y, width, height }: Rect, face: number): void {
  const strip = (left: number, bottom: number, wide: number, high: number): void =>
    solids
      .of('seal')
      .box(
        [left * MILLIMETRE, bottom * MILLIMETRE, face - 0.004],
        [(left + wide) * MILLIMETRE, (bottom + high) * MILLIMETRE, face + 0.0015],
      );
  strip(x, y, SEAL, height);
  strip(x + width - SEAL, y, SEAL, height);
  strip(x + SEAL, y, width - 2 * SEAL, SEAL);
  strip(x + SEAL, y + height - SEAL, width - 2 * SEAL, SEAL);
}

/** The lip that a hand pulls the door by, along the whole stile. */
function grip(solids: Solids, { x, y, width, height }: Rect, front: number, isLeft: boolean): void {
  const lip = Math.min(7, width * 0.25);
  const from = isLeft ? x : x + width - lip;
  solids
    .of('frame')
    .box(
      [from * MILLIMETRE, y * MILLIMETRE, front - 0.001],
      [(from + lip) * MILLIMETRE, (y + height) * MILLIMETRE, front + 0.006],
      {
        chamfer: EDGE,
      },
    );
}

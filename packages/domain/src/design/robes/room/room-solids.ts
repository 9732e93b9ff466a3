import type { Colour3, Solid } from '../model/solid.ts';
import { Solids } from '../model/solids.ts';
import type { Point3 } from '../model/space.ts';
import type { Finish } from '../robe-paint.ts';

/** Depth of the room in front of the wardrobe. Mirrors show the wall at its end. */
const DEPTH = 4.4;
const BEYOND = 12;
const SKIRTING = { height: 0.09, depth: 0.014 };
const LINEN: Colour3 = [0.8, 0.78, 0.73];
const OAK: Colour3 = [0.42, 0.27, 0.15];

export interface RoomSize {
  /** Of the wardrobe, in metres. */
  width: number;
  height: number;
}

export interface RoomPlan {
  half: number;
  height: number;
}

const dull = (hex: string, roughness: number): RoomPaint => ({ hex, finish: { roughness, metalness: 0 } });

interface RoomPaint {
  hex: string;
  finish: Finish;
}

/** How the materials of the room look. The sky shines by itself, see `SKY_LIGHT`; the floor shows planks. */
export const ROOM_PAINTS = {
  wall: dull('#e6e4e0', 0.95),
  floor: dull('#bd9a70', 0.4),
  white: dull('#f3f1ec', 0.6),
  ceiling: dull('#f6f4f0', 0.95),
  cloth: dull('#ffffff', 0.95),
  sky: dull('#000000', 0.95),
} as const;

/** The light of the sky before the window. */
export const SKY_LIGHT: Colour3 = [3.4, 3.7, 4.1];

/** Plans the room around a wardrobe: a piece of wall at both sides, and a ceiling above it. */
export const planRoom = ({ width, height }: RoomSize): RoomPlan => ({
  half: Math.max(2.4, width / 2 + 1.1),
  height: Math.max(2.5, height + 0.2),
});

/** Builds the room in front of the visitor: walls, floor and ceiling around a wardrobe, with an opening for it. Metres. */
export function buildRoom(wardrobe: RoomSize): Solids {
  const solids = new Solids();
  const plan = planRoom(wardrobe);
  buildShell(solids, wardrobe, plan);
  buildSkirting(solids, wardrobe, plan);
  return solids;
}

/** Builds the part behind the visitor, which only mirrors show, without its furniture. */
export function buildBehind(wardrobe: RoomSize): Solids {
  const solids = new Solids();
  buildOtherWall(solids, planRoom(wardrobe));
  return solids;
}

let furniture: Solids | null = null;

/** The bed and its tables at the end of the room. All wardrobes have the same, so that it is built once. */
export function getFurniture(): Solids {
  if (!furniture) {
    furniture = new Solids();
    buildBed(furniture);
  }
  return furniture;
}

/** The corners of a rectangle in the plane of its normal, in order around it. */
function cornersOf([x0, y0, z0]: Point3, [x1, y1, z1]: Point3, normal: Point3): Point3[] {
  if (normal[0] !== 0)
    return [
      [x0, y0, z0],
      [x0, y0, z1],
      [x0, y1, z1],
      [x0, y1, z0],
    ];
  if (normal[1] !== 0)
    return [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y0, z1],
      [x0, y0, z1],
    ];
  return [
    [x0, y0, z0],
    [x1, y0, z0],
    [x1, y1, z0],
    [x0, y1, z0],
  ];
}

const addRectangle = (solid: Solid, from: Point3, to: Point3, normal: Point3, colour?: Colour3): void =>
  solid.flat(cornersOf(from, to, normal), normal, { grain: 2, ...(colour && { colour }) });

function buildShell(solids: Solids, { width, height }: RoomSize, plan: RoomPlan): void {
  const { half } = plan;
  const side = width / 2;
  const wall = solids.of('wall');
  // A little larger than needed, so that no light comes through the seams.
  const over = plan.height + 0.05;
  addRectangle(wall, [-half - 0.05, 0, 0], [-side + 0.01, over, 0], [0, 0, 1]);
  addRectangle(wall, [side - 0.01, 0, 0], [half + 0.05, over, 0], [0, 0, 1]);
  addRectangle(wall, [-side, height - 0.01, 0], [side, over, 0], [0, 0, 1]);
  addRectangle(wall, [half, 0, 0], [half, over, BEYOND], [-1, 0, 0]);
  const [from, until, sill, lintel] = [1.3, 3.3, 0.75, Math.min(2.2, plan.height - 0.25)];
  addRectangle(wall, [-half, 0, 0], [-half, plan.height, from], [1, 0, 0]);
  addRectangle(wall, [-half, 0, until], [-half, plan.height, BEYOND], [1, 0, 0]);
  addRectangle(wall, [-half, 0, from], [-half, sill, until], [1, 0, 0]);
  addRectangle(wall, [-half, lintel, from], [-half, plan.height, until], [1, 0, 0]);
  addRectangle(solids.of('sky'), [-half - 0.12, sill, from], [-half - 0.12, lintel, until], [1, 0, 0]);
  const white = solids.of('white');
  for (const z of [from, (from + until) / 2 - 0.025, until - 0.05])
    white.box([-half - 0.1, sill, z], [-half - 0.03, lintel, z + 0.05]);
  for (const y of [sill, lintel - 0.05]) white.box([-half - 0.1, y, from], [-half - 0.03, y + 0.05, until]);
  white.box([-half - 0.1, sill - 0.03, from - 0.05], [-half + 0.06, sill, until + 0.05]);
  addRectangle(
    solids.of('ceiling'),
    [-half - 0.02, plan.height, -0.02],
    [half + 0.02, plan.height, BEYOND],
    [0, -1, 0],
  );
  addRectangle(solids.of('floor'), [-half, 0, -0.7], [half, 0, BEYOND], [0, 1, 0]);
}

function buildSkirting(solids: Solids, { width }: RoomSize, { half }: RoomPlan): void {
  const white = solids.of('white');
  const { height, depth } = SKIRTING;
  const side = width / 2;
  white.box([-half, 0, 0], [-side, height, depth], { chamfer: 0.004 });
  white.box([side, 0, 0], [half, height, depth], { chamfer: 0.004 });
  white.box([-half, 0, 0], [-half + depth, height, DEPTH], { chamfer: 0.004 });
  white.box([half - depth, 0, 0], [half, height, DEPTH], { chamfer: 0.004 });
}

function buildOtherWall(solids: Solids, { half, height }: RoomPlan): void {
  addRectangle(solids.of('wall'), [-half, 0, DEPTH], [half, height, DEPTH], [0, 0, -1], [0.62, 0.68, 0.66]);
  const cloth = solids.of('cloth');
  const white = solids.of('white');
  for (const [x, wide, tall] of [
    [-0.62, 0.5, 0.66],
    [0.05, 0.66, 0.66],
  ] as const) {
    cloth.box([x, 1.32, DEPTH - 0.03], [x + wide, 1.32 + tall, DEPTH - 0.005], { colour: [0.05, 0.05, 0.05] });
    white.box([x + 0.02, 1.34, DEPTH - 0.034], [x + wide - 0.02, 1.3 + tall, DEPTH - 0.028]);
    cloth.box([x + 0.11, 1.44, DEPTH - 0.038], [x + wide - 0.11, 1.2 + tall, DEPTH - 0.03], {
      colour: [0.36, 0.4, 0.36],
    });
  }
  white.box([-half, 0, DEPTH - 0.014], [half, 0.09, DEPTH]);
  for (const [from, until] of [
    [1.02, 1.3],
    [3.3, 3.58],
  ] as const) {
    for (let z = from; z < until; z += 0.05)
      cloth.box([-half + 0.03, 0.02, z], [-half + 0.085 + 0.02 * Math.sin(z * 90), height - 0.12, z + 0.046], {
        colour: LINEN,
        chamfer: 0.012,
      });
  }
}

function buildBed(solids: Solids): void {
  const cloth = solids.of('cloth');
  const [back, front] = [DEPTH - 0.06, DEPTH - 2.1];
  cloth.box([-0.95, 0, back - 0.06], [0.95, 1.12, back], { colour: [0.46, 0.42, 0.36], chamfer: 0.02 });
  cloth.box([-0.86, 0.08, front], [0.86, 0.32, back - 0.06], { colour: OAK, chamfer: 0.01 });
  const soft = (from: Point3, to: Point3, colour: Colour3, squareness: number): void => {
    const centre: Point3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
    cloth.lump(centre, [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2, (to[2] - from[2]) / 2], { colour, squareness });
  };
  soft([-0.84, 0.3, front + 0.02], [0.84, 0.52, back - 0.06], LINEN, 0.86);
  soft([-0.9, 0.22, front - 0.03], [0.9, 0.6, back - 0.72], [0.75, 0.73, 0.69], 0.84);
  soft([-0.91, 0.26, front + 0.1], [0.91, 0.615, front + 0.75], [0.24, 0.3, 0.29], 0.84);
  for (const x of [-0.76, 0.04]) soft([x, 0.5, back - 0.6], [x + 0.72, 0.76, back - 0.12], LINEN, 0.55);
  for (const x of [-1.5, 1.08]) {
    cloth.box([x, 0.06, back - 0.46], [x + 0.42, 0.5, back - 0.02], { colour: OAK, chamfer: 0.006 });
    cloth.lump([x + 0.21, 0.62, back - 0.24], [0.08, 0.12, 0.08], { colour: [0.5, 0.46, 0.4] });
    cloth.box([x + 0.07, 0.74, back - 0.38], [x + 0.35, 0.96, back - 0.1], {
      colour: [1.5, 1.38, 1.16],
      chamfer: 0.03,
    });
  }
}

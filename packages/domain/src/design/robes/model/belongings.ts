import { MILLIMETRE } from '../../units.ts';
import { buildFolded, buildGarment, buildSoles, buildUppers, GARMENT } from './clothes.ts';
import type { Section } from './section.ts';
import type { Colour3 } from './solid.ts';
import type { Solids } from './solids.ts';
import type { Point3 } from './space.ts';

/** Quiet colours, as light (linear, not for screens). */
const CLOTHS: readonly Colour3[] = [
  [0.74, 0.72, 0.68],
  [0.14, 0.21, 0.27],
  [0.55, 0.48, 0.38],
  [0.82, 0.81, 0.78],
  [0.3, 0.36, 0.29],
  [0.34, 0.4, 0.46],
  [0.42, 0.19, 0.13],
  [0.68, 0.62, 0.53],
  [0.09, 0.095, 0.11],
  [0.78, 0.74, 0.66],
];
const LEATHERS: readonly Colour3[] = [
  [0.16, 0.07, 0.035],
  [0.03, 0.03, 0.032],
  [0.62, 0.58, 0.52],
];
const BLACK: Colour3 = [0.012, 0.012, 0.013];
const BOX: Colour3 = [0.5, 0.44, 0.35];
/** How many garments differ in length and folds. The others are copies, stretched and in other colours. */
const CUTS = 8;
const SAME: Point3 = [1, 1, 1];

/**
 * Returns the same number, 0 to 1, for the same arguments, so that a wardrobe does not change when it is built again.
 */
const random = (...numbers: number[]): number => {
  const wave = Math.sin(numbers.reduce((sum, one, index) => sum + one * (12.9898 + index * 65.119), 4.1)) * 43758.5453;
  return wave - Math.floor(wave);
};

const pick = <T>(list: readonly T[], fraction: number): T | undefined =>
  list[Math.floor(fraction * list.length) % list.length];

/** A body with its own width at the top and the bottom. Millimetres. */
function tapered(
  solids: Solids,
  at: { x: number; z: number; bottom: number; top: number },
  below: readonly [width: number, depth: number],
  above: readonly [width: number, depth: number],
  colour: Colour3,
  chamfer = 0.004,
): void {
  const height = at.top - at.bottom;
  const corner = (bits: number): Point3 => {
    const [width, depth] = bits & 2 ? above : below;
    const [x, z] = [(bits & 1 ? width : -width) / 2, (bits & 4 ? depth : -depth) / 2];
    return [x * MILLIMETRE, (bits & 2 ? height : 0) * MILLIMETRE, z * MILLIMETRE];
  };
  const name = `tapered ${[...below, ...above, height, chamfer].map((one) => one.toFixed(3)).join()}`;
  const shape = solids.shape(name, (body) => body.hexahedron([0, 1, 2, 3, 4, 5, 6, 7].map(corner), { chamfer }));
  solids
    .of('cloth')
    .copy(shape, { at: [at.x * MILLIMETRE, at.bottom * MILLIMETRE, at.z * MILLIMETRE], scale: SAME }, colour);
}

/** Shirts and coats on hangers along a tube; `room` is how far down they may hang. */
export function hangClothes(solids: Solids, section: Section, rail: { y: number; z: number; room: number }): void {
  if (rail.room < 320) return;
  const longest = Math.min(rail.room - 60, 1180);
  const from = section.x + 60;
  const until = section.x + section.width * (0.8 + 0.16 * random(section.number, 3)) - 40;
  let x = from;
  for (let piece = 0; x < until; piece++) {
    const width = 34 + 22 * random(section.number, piece, 1);
    const cut = Math.floor(CUTS * random(section.number, piece, 2));
    const fraction = cut / (CUTS - 1);
    const length = Math.min(longest, longest > 900 ? 760 + 400 * fraction * fraction : 560 + 300 * fraction);
    const top = rail.y - 46;
    const colour = pick(CLOTHS, random(section.number * 7.3, Math.floor(piece / 1.7) * 3.1, 5)) ?? BOX;
    const depth = 410 + 40 * random(piece, 8);
    const shape = solids.shape(`garment ${cut} ${length.toFixed(1)}`, (cloth) =>
      buildGarment(cloth, { length, fall: 2.4 * cut }),
    );
    solids.of('cloth').copy(
      shape,
      {
        at: [(x + width / 2) * MILLIMETRE, top * MILLIMETRE, rail.z * MILLIMETRE],
        scale: [width / GARMENT.width, 1, depth / GARMENT.depth],
      },
      colour,
    );
    const hook = x + width / 2;
    solids
      .of('chrome')
      .box(
        [(hook - 1.5) * MILLIMETRE, top * MILLIMETRE, (rail.z - 1.5) * MILLIMETRE],
        [(hook + 1.5) * MILLIMETRE, (rail.y + 16) * MILLIMETRE, (rail.z + 1.5) * MILLIMETRE],
      );
    x += width + 10 + 26 * random(section.number, piece, 4) + (random(section.number, piece, 9) > 0.86 ? 90 : 0);
  }
}

/** Trousers folded over the bars of a pull-out. */
export function hangTrousers(
  solids: Solids,
  section: Section,
  y: number,
  [back, front]: readonly [number, number],
): void {
  const count = Math.max(3, Math.floor((section.width - 60) / 78));
  for (let bar = 0; bar < count; bar++) {
    const x = section.x + 40 + ((section.width - 80) * (bar + 0.5)) / count;
    solids
      .of('chrome')
      .box(
        [(x - 4) * MILLIMETRE, (y - 14) * MILLIMETRE, back * MILLIMETRE],
        [(x + 4) * MILLIMETRE, (y - 6) * MILLIMETRE, front * MILLIMETRE],
      );
    if (random(section.number, bar, 6) < 0.22) continue;
    const colour = pick(CLOTHS, random(section.number, bar, 7)) ?? BOX;
    const length = 200 + 30 * random(bar, 2);
    tapered(
      solids,
      { x, z: (back + front) / 2 + 40, bottom: y - length, top: y - 3 },
      [34, 350],
      [24, 350],
      colour,
      0.006,
    );
  }
}

/** Lidded boxes on a board, where there is height for them. */
export function putBoxes(solids: Solids, section: Section, y: number, room: number): void {
  const height = Math.min(room - 60, 200);
  if (height < 90) return;
  const width = Math.min(340, (section.width - 60) / 2);
  const count = Math.max(
    1,
    Math.floor((section.width - 20) / (width + 24)) - (random(section.number, 2) > 0.5 ? 1 : 0),
  );
  for (let one = 0; one < count; one++) {
    const x = section.x + 20 + width / 2 + one * (width + 24);
    const at = { x, z: -330 + 30 * random(section.number, one), bottom: y, top: y + height };
    tapered(solids, at, [width - 16, 330], [width - 8, 340], BOX, 0.006);
    tapered(solids, { ...at, bottom: at.top - 46, top: at.top }, [width, 350], [width, 350], [0.58, 0.52, 0.43], 0.005);
  }
}

/** Stacks of folded knitwear. */
export function putFolded(solids: Solids, section: Section, y: number, room: number): void {
  const most = Math.floor(Math.min(room - 70, 260) / 46);
  if (most < 1) return;
  const width = Math.min(290, section.width / 2 - 30);
  const stacks = Math.max(1, Math.floor((section.width - 30) / (width + 34)));
  for (let stack = 0; stack < stacks; stack++) {
    if (random(section.number, stack, Math.round(y), 5) < 0.24) continue;
    const pieces = 1 + Math.floor(most * (0.35 + 0.6 * random(section.number, stack, Math.round(y))));
    for (let piece = 0; piece < pieces; piece++) {
      const colour = pick(CLOTHS, random(section.number, stack, Math.round(y), Math.floor(piece / 1.6) + 1)) ?? BOX;
      const wobble = 10 * (random(stack, piece, 3) - 0.5);
      const x = section.x + 24 + width / 2 + stack * (width + 34) + wobble;
      const bottom = y + piece * 44;
      const shape = solids.shape(`folded ${width.toFixed(1)}`, (cloth) => buildFolded(cloth, [width, 45, 300]));
      solids.of('cloth').copy(
        shape,
        {
          at: [x * MILLIMETRE, bottom * MILLIMETRE, -330 * MILLIMETRE],
          scale: [1, 1, 0.97 + 0.05 * random(piece, stack)],
        },
        colour,
      );
    }
  }
}

/** A row of shoes on a sloping board. */
export function putShoes(
  solids: Solids,
  section: Section,
  at: { y: number; front: number; row: number; slope: number },
): void {
  const pairs = Math.max(1, Math.floor((section.width - 60) / 235));
  for (let pair = 0; pair < pairs; pair++) {
    if (random(section.number, at.row, pair) < 0.18) continue;
    const colour = pick(LEATHERS, random(section.number, at.row, pair, 4)) ?? BOX;
    const centre = section.x + (section.width * (pair + 0.5)) / pairs;
    const place = { at: [centre * MILLIMETRE, at.y * MILLIMETRE, (at.front - 12) * MILLIMETRE], scale: SAME } as const;
    const name = at.slope.toFixed(4);
    const uppers = solids.shape(`uppers ${name}`, (cloth) => buildUppers(cloth, at.slope));
    const soles = solids.shape(`soles ${name}`, (cloth) => buildSoles(cloth, at.slope));
    solids.of('cloth').copy(uppers, place, colour);
    solids.of('cloth').copy(soles, place, BLACK);
  }
}

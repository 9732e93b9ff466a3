import type { RobePart } from '@vitrine/contract/configurator-file';
import { MILLIMETRE } from '../../units.ts';
import { BOARD, DEPTH, type Rect } from '../robe-geometry.ts';
import { type Fitting, fittingsOf, roomUnder } from '../robe-internals.ts';
import { hangClothes, hangTrousers, putBoxes, putFolded, putShoes } from './belongings.ts';
import type { Section } from './section.ts';
import type { Solids } from './solids.ts';
import type { Point3 } from './space.ts';

const FRONT = -DEPTH.tracks - 24;
const BACK = -DEPTH.tracks - DEPTH.inside;
const GAP = 4;
/** Width of the rounded edges of boards, in metres. */
const EDGE = 0.0018;

const heightAt = ({ y, height }: Rect, fraction: number): number => y + height * (1 - fraction);

/** Builds the inside of one section: boards, tubes, drawers, racks, and a few belongings to show their use. */
export function buildInside(solids: Solids, section: Section, internal: RobePart | undefined): void {
  const fittings = fittingsOf(internal);
  for (const fitting of fittings) BUILD[fitting.kind](solids, section, fitting, fittings);
  const floorIsFree = fittings.every(({ until }) => until < 1) && fittings.length > 0;
  const lowest = Math.max(0, ...fittings.map(({ at }) => at));
  const hangsLow = fittings.some((one) => one.kind === 'rail' && one.at === lowest);
  if (floorIsFree && !hangsLow) putBoxes(solids, section, section.y, section.height * (1 - lowest));
}

type Build = (solids: Solids, section: Section, fitting: Fitting, all: readonly Fitting[]) => void;

const box = (solids: Solids, name: string, from: Point3, to: Point3, chamfer = 0, grain: 0 | 1 = 0): void => {
  const scale = ([x, y, z]: Point3): Point3 => [x * MILLIMETRE, y * MILLIMETRE, z * MILLIMETRE];
  solids.of(name).box(scale(from), scale(to), { chamfer, grain });
};

const board = (solids: Solids, section: Section, y: number): void =>
  box(solids, 'inside', [section.x, y - BOARD, BACK], [section.x + section.width, y, FRONT], EDGE);

const BUILD: Record<Fitting['kind'], Build> = {
  shelf: (solids, section, { at }, all) => {
    const y = heightAt(section, at);
    board(solids, section, y);
    const above = Math.max(0, ...all.filter((one) => one.at < at).map((one) => one.at));
    const isUnderRail = all.some(({ kind, at: other }) => kind === 'rail' && other === above);
    if (isUnderRail) return;
    if (above === 0) putBoxes(solids, section, y, section.height * at);
    else putFolded(solids, section, y, section.height * (at - above));
  },
  rail: (solids, section, fitting, all) => {
    const y = heightAt(section, fitting.at) - 40;
    const z = (FRONT + BACK) / 2;
    solids
      .of('chrome')
      .tube(section.x * MILLIMETRE, (section.x + section.width) * MILLIMETRE, [y * MILLIMETRE, z * MILLIMETRE], 0.0125);
    for (const x of [section.x, section.x + section.width - 6])
      box(solids, 'chrome', [x, y - 22, z - 16], [x + 6, y + 22, z + 16], 0.002);
    hangClothes(solids, section, { y, z, room: y - heightAt(section, roomUnder(all, fitting)) });
  },
  drawers: (solids, section, { at, count }) => {
    const top = heightAt(section, at);
    board(solids, section, top);
    const each = (top - BOARD - section.y) / count;
    for (let drawer = 0; drawer < count; drawer++) {
      const y = section.y + drawer * each;
      const [left, right] = [section.x + GAP, section.x + section.width - GAP];
      box(solids, 'inside', [left, y + GAP, BACK + 60], [right, y + each - GAP, FRONT - 2], 0.0025);
      const centre = (left + right) / 2;
      const grip = Math.min(110, section.width * 0.2);
      box(
        solids,
        'dark',
        [centre - grip, y + each - GAP - 26, FRONT - 3],
        [centre + grip, y + each - GAP - 14, FRONT + 6],
        0.003,
      );
    }
  },
  shoe: (solids, section, { at, count }) => {
    const top = heightAt(section, at);
    const each = (top - section.y) / count;
    for (let row = 0; row < count; row++) {
      const y = section.y + row * each + each * 0.18;
      const lift = Math.min(90, each * 0.4);
      const [x0, x1] = [section.x * MILLIMETRE, (section.x + section.width) * MILLIMETRE];
      const corner = (bits: number): Point3 => {
        const isFront = (bits & 4) !== 0;
        const height = y + (isFront ? 0 : lift) + (bits & 2 ? 14 : 0);
        return [bits & 1 ? x1 : x0, height * MILLIMETRE, (isFront ? FRONT - 20 : BACK + 200) * MILLIMETRE];
      };
      solids.of('inside').hexahedron([0, 1, 2, 3, 4, 5, 6, 7].map(corner), { grain: 0 });
      solids.of('chrome').tube(x0, x1, [(y + 26) * MILLIMETRE, (FRONT - 24) * MILLIMETRE], 0.005);
      putShoes(solids, section, { y: y + 14, front: FRONT - 40, row, slope: lift / (FRONT - BACK - 220) });
    }
  },
  pull: (solids, section, { at }) => {
    const y = heightAt(section, at);
    const [left, right] = [section.x + 12, section.x + section.width - 12];
    for (const x of [left, right - 14]) box(solids, 'dark', [x, y - 18, BACK + 40], [x + 14, y, FRONT], 0.002);
    box(solids, 'dark', [left, y - 22, FRONT - 12], [right, y + 2, FRONT], 0.003);
    hangTrousers(solids, section, y, [BACK + 60, FRONT - 20]);
  },
};

import type { LightGrid } from '@vitrine/domain/design/robes/room/light-grid';
import type { DoorShade, LightReach } from './room-light.ts';
import type { Run } from './run.ts';
import { clamp, mix, smoothstep } from './vectors.ts';

/** A wardrobe as light enters it. Metres. */
export interface OpenRobe {
  width: number;
  height: number;
  depth: number;
  grid: LightGrid;
  doors: readonly DoorShade[];
}

/** The four numbers of a place of the grid, each 0 to 1: the room's light, the window's, and where most comes from. */
const read = new Float64Array(4);

/** Writes how light reaches the pixels of a run: as the grid has it, less what the doors keep away. */
export function reachRobe(into: LightReach, { length, place, normal }: Run, robe: OpenRobe): void {
  const { doors, grid, width, height, depth } = robe;
  for (let at = 0; at < length; at++) {
    const [x, y, z] = [place.x[at] as number, place.y[at] as number, place.z[at] as number];
    const [nx, ny, nz] = [normal.x[at] as number, normal.y[at] as number, normal.z[at] as number];
    readGrid(grid, (x + nx * 0.024) / width + 0.5, (y + ny * 0.024) / height, (z + nz * 0.02) / depth + 1);
    const inside = smoothstep(0, 0.02, -z);
    let room = mix(1, read[0] as number, inside);
    let window = mix(1, read[1] as number, inside);
    const aside = ((read[2] as number) * 2 - 1) * 1.2;
    const up = ((read[3] as number) * 2 - 1) * 1.2;
    const ahead = Math.sqrt(Math.max(0.05, 1 - aside * aside - up * up));
    const deep = clamp((-z - 0.05) * 9, 0, 1);
    const [fx, fy, fz] = [mix(nx, aside, deep), mix(ny, up, deep), mix(nz, ahead, deep)];
    const side = fx / Math.max(0.35, fz);
    for (let index = 0; index < doors.length; index++) {
      const { from, until, back, cover } = doors[index] as DoorShade;
      const behind = back - z;
      if (behind < 0.004) continue;
      const centre = x + side * smoothstep(0.06, 0.2, behind) * behind;
      room *= 1 - cover * covered(centre, 0.01 + 1.35 * behind, from, until);
      window *= 1 - cover * covered(x - 1.05 * behind, 0.01 + 0.42 * behind, from, until);
    }
    const foot = z >= -0.1 ? 1 - 0.3 / (1 + y * (6 + 120 * y)) : 1;
    into.room[at] = room * foot;
    into.window[at] = window * foot;
    into.facing[at] = nx * fx + ny * fy + nz * fz;
  }
}

/** The part of a range around a centre that a door covers, 0 to 1. */
const covered = (centre: number, wide: number, from: number, until: number): number =>
  clamp((Math.min(centre + wide, until) - Math.max(centre - wide, from)) / (2 * wide), 0, 1);

/** Reads the grid between the eight points around a place, whose coordinates are 0 to 1. */
function readGrid({ size, bytes }: LightGrid, x: number, y: number, z: number): void {
  const [across, up, deep] = size;
  const layer = across * up;
  const px = clamp(x * across - 0.5, 0, across - 1);
  const py = clamp(y * up - 0.5, 0, up - 1);
  const pz = clamp(z * deep - 0.5, 0, deep - 1);
  const [x0, y0, z0] = [Math.floor(px), Math.floor(py), Math.floor(pz)];
  const [fx, fy, fz] = [px - x0, py - y0, pz - z0];
  const right = x0 + 1 < across ? 4 : 0;
  const above = y0 + 1 < up ? 4 * across : 0;
  const front = z0 + 1 < deep ? 4 * layer : 0;
  const first = 4 * (z0 * layer + y0 * across + x0);
  for (let part = 0; part < 4; part++) {
    const at = first + part;
    const back0 = mix(bytes[at] as number, bytes[at + right] as number, fx);
    const back1 = mix(bytes[at + above] as number, bytes[at + above + right] as number, fx);
    const near0 = mix(bytes[at + front] as number, bytes[at + front + right] as number, fx);
    const near1 = mix(bytes[at + front + above] as number, bytes[at + front + above + right] as number, fx);
    read[part] = mix(mix(back0, back1, fy), mix(near0, near1, fy), fz) / 255;
  }
}

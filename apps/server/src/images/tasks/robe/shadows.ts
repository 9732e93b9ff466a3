import { DAYLIGHT, shadowReach } from '@vitrine/domain/design/robes/room/daylight';
import { type Axes, axesTowards, placeBefore } from './camera.ts';
import type { Run } from './run.ts';
import type { Triangles } from './triangles.ts';
import { cardWith, createVisible, fillTriangle, isFront } from './visible-triangles.ts';

/** What the window's light reaches: how near the first surface is in each pixel of a square that it looks through. */
export interface Shadows {
  nearness: Float32Array;
  light: Axes;
  /** Pixels for a metre. */
  scale: number;
}

const { near, far, bias, normalBias } = DAYLIGHT;
/** Pixels a side: half of the viewer's. Edges are as soft, and four times fewer pixels are drawn. */
const SIDE = DAYLIGHT.pixels / 2;
const RADIUS = DAYLIGHT.radius / 2;
const MIDDLE = SIDE / 2;

/** Draws what the light sees from the middle of the window. @param casts whether a material keeps light away */
export function castShadows(
  { count, positions, materials }: Triangles,
  casts: readonly boolean[],
  robe: { width: number; height: number },
): Shadows {
  const middle = robe.height / 2;
  const [x, y, z] = DAYLIGHT.away;
  const light = axesTowards([x, middle + y, z], [0, middle, 0]);
  const scale = MIDDLE / shadowReach(robe);
  const points = placeBefore(light, positions);
  for (let at = 0; at < points.length; at += 3) {
    points[at] = MIDDLE + (points[at] as number) * scale;
    points[at + 1] = MIDDLE - (points[at + 1] as number) * scale;
    points[at + 2] = (far - (points[at + 2] as number)) / (far - near);
  }
  const visible = createVisible(SIDE, SIDE, cardWith([[0.5, 0.5]]));
  for (let id = 0; id < count; id++) {
    const corners = points.subarray(9 * id, 9 * id + 9);
    // Backs only: a surface that is lit casts no shadow on itself.
    if (casts[materials[id] as number] && !isFront(corners)) fillTriangle(visible, corners, id, 0);
  }
  return { nearness: visible.nearness, light, scale };
}

/** Where shadows are read around a point, in pixels to the right and down. */
const AROUND = [
  [0.35, -0.8],
  [-0.35, 0.8],
  [0.8, 0.35],
  [-0.8, -0.35],
].map(([right = 0, down = 0]) => [right * RADIUS, down * RADIUS] as const);

/** Keeps of the sun's light what reaches the pixels of a run: four smooth reads around each. */
export function keepSunlight({ length, place, normal, sun }: Run, { nearness, light, scale }: Shadows): void {
  const { eye, right, up, back } = light;
  for (let at = 0; at < length; at++) {
    if (sun[at] === 0) continue;
    const x = (place.x[at] as number) + (normal.x[at] as number) * normalBias - eye.x;
    const y = (place.y[at] as number) + (normal.y[at] as number) * normalBias - eye.y;
    const z = (place.z[at] as number) + (normal.z[at] as number) * normalBias - eye.z;
    const column = MIDDLE - 0.5 + (x * right.x + y * right.y + z * right.z) * scale;
    const row = MIDDLE - 0.5 - (x * up.x + y * up.y + z * up.z) * scale;
    const mine = (far + x * back.x + y * back.y + z * back.z) / (far - near) - bias;
    let lit = 0;
    for (let read = 0; read < AROUND.length; read++) {
      const [across, down] = AROUND[read] as readonly [number, number];
      lit += readShadow(nearness, column + across, row + down, mine);
    }
    sun[at] = ((sun[at] as number) * lit) / AROUND.length;
  }
}

/** Compares with the four pixels around a place and mixes the answers. Outside the square everything is lit. */
function readShadow(nearness: Float32Array, column: number, row: number, mine: number): number {
  const left = Math.floor(column);
  const top = Math.floor(row);
  if (left < 0 || top < 0 || left >= SIDE - 1 || top >= SIDE - 1) return 1;
  const at = top * SIDE + left;
  const right = column - left;
  const upper = ((nearness[at] as number) <= mine ? 1 - right : 0) + ((nearness[at + 1] as number) <= mine ? right : 0);
  const lower =
    ((nearness[at + SIDE] as number) <= mine ? 1 - right : 0) +
    ((nearness[at + SIDE + 1] as number) <= mine ? right : 0);
  return upper + (lower - upper) * (row - top);
}

import type { Extent } from '@vitrine/domain/design/robes/model/space';

/** How light of the room reaches the points of a grid inside the wardrobe. x runs fastest, then y, then z to the front. */
export interface LightGrid {
  size: readonly [x: number, y: number, z: number];
  /** Four bytes a point: the room's light and the window's, 0 to 1, then where most comes from in x and y, -1 to 1. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** Metres between points, and the most points a side. */
const STEP = { level: 0.03, deep: 0.024 };
const MOST = { x: 112, y: 84 };
/** Where light comes from, as metres aside and up for a metre to the front. */
const SLOPES = [-1.6, -0.7, 0, 0.7, 1.6];
const WINDOW: readonly (readonly [number, number])[] = [
  [-0.5, -0.1],
  [-0.8, 0.4],
  [-1.2, 0],
  [-1.6, 0.45],
];
/** Brightness of the ceiling, the walls and the floor. */
const BRIGHT = { above: 1, level: 0.8, below: 0.55 };

/**
 * Sends light from the open front into a wardrobe and returns how much arrives: under shelves, behind clothes and in
 * corners less. Every direction is followed from layer to layer, so that the shadows get softer with their distance.
 *
 * @param extent width, height and depth of the grid in metres; its front is at z 0
 * @param bodies what keeps light away, from the wardrobe's lower left corner
 */
export function spreadLight(extent: readonly [number, number, number], bodies: readonly Extent[]): LightGrid {
  const [width, height, depth] = extent;
  const nx = Math.max(2, Math.min(MOST.x, Math.ceil(width / STEP.level)));
  const ny = Math.max(2, Math.min(MOST.y, Math.ceil(height / STEP.level)));
  const nz = Math.max(2, Math.ceil(depth / STEP.deep));
  const cell = [width / nx, height / ny, depth / nz] as const;
  const size = [nx, ny, nz] as const;
  const clear = passOf(size, cell, depth, bodies);
  const room = new Float32Array(nx * ny * nz);
  const aside = new Float32Array(room.length);
  const above = new Float32Array(room.length);
  const window = new Float32Array(room.length);
  let whole = 0;
  for (const x of SLOPES) {
    for (const y of SLOPES) {
      const length = Math.hypot(x, y, 1);
      const bright = y > 0.5 ? BRIGHT.above : y < -0.5 ? BRIGHT.below : BRIGHT.level;
      const weight = bright / length ** 3;
      whole += weight;
      sweep(size, clear, [(x * cell[2]) / cell[0], (y * cell[2]) / cell[1]], (at, light) => {
        const share = light * weight;
        room[at] = (room[at] ?? 0) + share;
        aside[at] = (aside[at] ?? 0) + (share * x) / length;
        above[at] = (above[at] ?? 0) + (share * y) / length;
      });
    }
  }
  for (const [x, y] of WINDOW)
    sweep(size, clear, [(x * cell[2]) / cell[0], (y * cell[2]) / cell[1]], (at, light) => {
      window[at] = (window[at] ?? 0) + light / WINDOW.length;
    });
  const bytes = new Uint8Array(4 * room.length);
  for (let at = 0; at < room.length; at++) {
    const sum = Math.max(1e-4, room[at] ?? 0);
    bytes[4 * at] = Math.round((255 * sum) / whole);
    bytes[4 * at + 1] = Math.round(255 * (window[at] ?? 0));
    bytes[4 * at + 2] = Math.round(127.5 * (1 + (aside[at] ?? 0) / sum));
    bytes[4 * at + 3] = Math.round(127.5 * (1 + (above[at] ?? 0) / sum));
  }
  return { size, bytes };
}

type Triple = readonly [number, number, number];

/** The share of light that passes each cell. A body is at least one cell thick, so that no slanting light slips past. */
function passOf([nx, ny, nz]: Triple, [cx, cy, cz]: Triple, depth: number, bodies: readonly Extent[]): Float32Array {
  const clear = new Float32Array(nx * ny * nz).fill(1);
  for (const [x0, y0, z0, x1, y1, z1] of bodies) {
    const [ax, bx] = thicken(x0 / cx, x1 / cx, nx);
    const [ay, by] = thicken(y0 / cy, y1 / cy, ny);
    const [az, bz] = thicken((z0 + depth) / cz, (z1 + depth) / cz, nz);
    for (let z = Math.floor(az); z < bz; z++) {
      const deep = Math.min(bz, z + 1) - Math.max(az, z);
      for (let y = Math.floor(ay); y < by; y++) {
        const high = deep * (Math.min(by, y + 1) - Math.max(ay, y));
        const row = (z * ny + y) * nx;
        for (let x = Math.floor(ax); x < bx; x++) {
          const covered = high * (Math.min(bx, x + 1) - Math.max(ax, x));
          clear[row + x] = (clear[row + x] ?? 0) * (1 - covered);
        }
      }
    }
  }
  return clear;
}

/** A range in cells. Very thin bodies, as hooks, keep their thickness: they hardly shade. */
function thicken(from: number, until: number, most: number): readonly [number, number] {
  const lacks = until - from > 0.3 ? Math.max(0, 1 - (until - from)) / 2 : 0;
  return [Math.max(0, from - lacks), Math.min(most, until + lacks)];
}

/** Follows one direction from the front layer to the back; `aside` and `up` are its cells a layer. */
function sweep(
  [nx, ny, nz]: Triple,
  clear: Float32Array,
  [aside, up]: readonly [number, number],
  take: (at: number, light: number) => void,
): void {
  const layer = nx * ny;
  let before = new Float32Array(layer).fill(1);
  let now = new Float32Array(layer);
  const [left, low] = [Math.floor(aside), Math.floor(up)];
  const [fx, fy] = [aside - left, up - low];
  const [w00, w10, w01, w11] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
  for (let z = nz - 1; z >= 0; z--) {
    for (let y = 0; y < ny; y++) {
      const y0 = Math.min(ny - 1, Math.max(0, y + low)) * nx;
      const y1 = Math.min(ny - 1, Math.max(0, y + low + 1)) * nx;
      for (let x = 0; x < nx; x++) {
        const x0 = Math.min(nx - 1, Math.max(0, x + left));
        const x1 = Math.min(nx - 1, Math.max(0, x + left + 1));
        const light =
          w00 * (before[y0 + x0] ?? 0) +
          w10 * (before[y0 + x1] ?? 0) +
          w01 * (before[y1 + x0] ?? 0) +
          w11 * (before[y1 + x1] ?? 0);
        const at = z * layer + y * nx + x;
        take(at, light);
        now[y * nx + x] = light * (clear[at] ?? 0);
      }
    }
    [before, now] = [now, before];
  }
}

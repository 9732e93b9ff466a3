import type { Extent } from '../model/space.ts';

/** How light of the room reaches the points of a grid inside the wardrobe. x runs fastest, then y, then z to the front. */
export interface LightGrid {
  size: readonly [x: number, y: number, z: number];
  /** Four bytes a point: the room's light and the window's, 0 to 1, then where most comes from in x and y, -1 to 1. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** Metres between points, and the most points a side. */
const STEP = { level: 0.033, deep: 0.027 };
const MOST = { x: 96, y: 80 };
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
  const count = nx * ny * nz;
  // The room's light, the window's, and the room's weighted by where it comes from: aside, and up.
  const sums = new Float32Array(4 * count);
  let whole = 0;
  for (const x of SLOPES) {
    for (const y of SLOPES) {
      const length = Math.hypot(x, y, 1);
      const bright = y > 0.5 ? BRIGHT.above : y < -0.5 ? BRIGHT.below : BRIGHT.level;
      const weight = bright / length ** 3;
      whole += weight;
      const weights = [weight, 0, (weight * x) / length, (weight * y) / length] as const;
      sweep(size, clear, [(x * cell[2]) / cell[0], (y * cell[2]) / cell[1]], sums, weights);
    }
  }
  const weights = [0, 1 / WINDOW.length, 0, 0] as const;
  for (const [x, y] of WINDOW) sweep(size, clear, [(x * cell[2]) / cell[0], (y * cell[2]) / cell[1]], sums, weights);
  const bytes = new Uint8Array(4 * count);
  for (let at = 0; at < 4 * count; at += 4) {
    const sum = Math.max(1e-4, sums[at] as number);
    bytes[at] = Math.round((255 * sum) / whole);
    bytes[at + 1] = Math.round(255 * (sums[at + 1] as number));
    bytes[at + 2] = Math.round(127.5 * (1 + (sums[at + 2] as number) / sum));
    bytes[at + 3] = Math.round(127.5 * (1 + (sums[at + 3] as number) / sum));
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

/**
 * Follows one direction from the front layer to the back and adds what arrives to the four sums of each cell. `aside`
 * and `up` are its cells a layer. The innermost loop runs some millions of times: it only reads and adds.
 */
function sweep(
  [nx, ny, nz]: Triple,
  clear: Float32Array,
  [aside, up]: readonly [number, number],
  sums: Float32Array,
  [a, b, c, d]: readonly [number, number, number, number],
): void {
  const layer = nx * ny;
  let before = new Float32Array(layer).fill(1);
  let now = new Float32Array(layer);
  const [left, low] = [Math.floor(aside), Math.floor(up)];
  const [fx, fy] = [aside - left, up - low];
  const columns = Int32Array.from({ length: nx + 1 }, (_, x) => Math.min(nx - 1, Math.max(0, x + left)));
  for (let z = nz - 1; z >= 0; z--) {
    for (let y = 0; y < ny; y++) {
      const y0 = Math.min(ny - 1, Math.max(0, y + low)) * nx;
      const y1 = Math.min(ny - 1, Math.max(0, y + low + 1)) * nx;
      const first = columns[0] as number;
      let lower = (before[y0 + first] as number) * (1 - fy) + (before[y1 + first] as number) * fy;
      for (let x = 0; x < nx; x++) {
        const next = columns[x + 1] as number;
        const upper = (before[y0 + next] as number) * (1 - fy) + (before[y1 + next] as number) * fy;
        const light = lower + (upper - lower) * fx;
        lower = upper;
        const at = z * layer + y * nx + x;
        sums[4 * at] = (sums[4 * at] as number) + light * a;
        sums[4 * at + 1] = (sums[4 * at + 1] as number) + light * b;
        sums[4 * at + 2] = (sums[4 * at + 2] as number) + light * c;
        sums[4 * at + 3] = (sums[4 * at + 3] as number) + light * d;
        now[y * nx + x] = light * (clear[at] as number);
      }
    }
    [before, now] = [now, before];
  }
}

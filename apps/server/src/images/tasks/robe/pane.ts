import type { Camera, Range } from './camera.ts';
import { codeDivisor } from './light-codes.ts';
import type { Pane } from './materials.ts';
import type { Lights, Run } from './run.ts';
import { clamp, fifthPower, mix } from './vectors.ts';

/** What mirrors in the plane of the doors show: the room as a camera sees it from behind them. */
export interface Reflection {
  camera: Camera;
  /** The part of its image that mirrors show, and the codes of its pixels, row by row. */
  columns: Range;
  rows: Range;
  codes: Lights;
}

/** Writes the light of mirrors or glass, and how much of what is behind them they cover. */
export function lightPane(run: Run, { tint, body, cover: most, least }: Pane, reflection: Reflection | null): void {
  const { length, facing: facings, mirrored, light, cover } = run;
  if (reflection) readReflection(run, reflection);
  for (let at = 0; at < length; at++) {
    const facing = clamp(facings[at] as number, 0, 1);
    const shine = least + (1 - least) * fifthPower(1 - facing);
    // Looked at aslant, the way through the glass is longer, and its tint deeper.
    const inside = Math.sqrt(1 - 0.43 * (1 - facing * facing));
    const held = 1 - (1 - most) ** (1 / inside);
    light.red[at] = mix(body.red * held, (mirrored.red[at] as number) * tint.red, shine);
    light.green[at] = mix(body.green * held, (mirrored.green[at] as number) * tint.green, shine);
    light.blue[at] = mix(body.blue * held, (mirrored.blue[at] as number) * tint.blue, shine);
    cover[at] = mix(held, 1, shine);
  }
}

/** Writes what the pixels of a run show of the reflection: between the four pixels around where its camera sees them. */
function readReflection({ length, place, mirrored }: Run, { camera, columns, rows, codes }: Reflection): void {
  const { eye, right, up, back, width, height, halfWidth, halfHeight } = camera;
  const [wide, tall] = [columns[1] - columns[0], rows[1] - rows[0]];
  for (let at = 0; at < length; at++) {
    const x = (place.x[at] as number) - eye.x;
    const y = (place.y[at] as number) - eye.y;
    const z = (place.z[at] as number) - eye.z;
    const far = -(x * back.x + y * back.y + z * back.z);
    const across = (x * right.x + y * right.y + z * right.z) / far / halfWidth;
    const high = (x * up.x + y * up.y + z * up.z) / far / halfHeight;
    const column = clamp(((across + 1) / 2) * width - 0.5 - columns[0], 0, wide - 1);
    const row = clamp(((1 - high) / 2) * height - 0.5 - rows[0], 0, tall - 1);
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const first = top * wide + left;
    const next = left + 1 < wide ? 1 : 0;
    const below = top + 1 < tall ? wide : 0;
    const red = between(codes.red, first, next, below, column - left, row - top);
    const green = between(codes.green, first, next, below, column - left, row - top);
    const blue = between(codes.blue, first, next, below, column - left, row - top);
    const divisor = codeDivisor(red, green, blue);
    mirrored.red[at] = red / divisor;
    mirrored.green[at] = green / divisor;
    mirrored.blue[at] = blue / divisor;
  }
}

function between(list: Float64Array, at: number, next: number, below: number, right: number, down: number): number {
  const upper = mix(list[at] as number, list[at + next] as number, right);
  return mix(upper, mix(list[at + below] as number, list[at + below + next] as number, right), down);
}

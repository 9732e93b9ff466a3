import { cross, minus, type Point3, unit } from '@vitrine/domain/design/robes/model/space';
import { type Pose, VIEW_ANGLE } from '@vitrine/domain/design/robes/room/orbit';
import type { Size } from '@vitrine/domain/design/view/projection';
import type { Vector } from './vectors.ts';

/** Someone who looks from a point: the directions to the right, up and back. */
export interface Axes {
  eye: Vector;
  right: Vector;
  up: Vector;
  back: Vector;
}

export interface Camera extends Axes {
  /** Pixels of its image. */
  width: number;
  height: number;
  /** The tangents of half its angles. */
  halfWidth: number;
  halfHeight: number;
}

/** Columns or rows of its image. */
export type Range = readonly [from: number, until: number];

const vectorOf = ([x, y, z]: Point3): Vector => ({ x, y, z });

/** The axes of someone who looks from a point to another, upright. */
export function axesTowards(eye: Point3, target: Point3): Axes {
  const back = unit(minus(eye, target));
  const right = unit(cross([0, 1, 0], back));
  return { eye: vectorOf(eye), right: vectorOf(right), up: vectorOf(cross(back, right)), back: vectorOf(back) };
}

export function aimCamera({ eye, target }: Pose, { width, height }: Size): Camera {
  const halfHeight = Math.tan(VIEW_ANGLE / 2);
  return { ...axesTowards(eye, target), width, height, halfHeight, halfWidth: (halfHeight * width) / height };
}

/** Points in front of someone: metres to the right, up, and away from the eye, three numbers each. */
export function placeBefore({ eye, right, up, back }: Axes, positions: ArrayLike<number>): Float64Array {
  const placed = new Float64Array(positions.length);
  for (let at = 0; at < placed.length; at += 3) {
    const x = (positions[at] as number) - eye.x;
    const y = (positions[at + 1] as number) - eye.y;
    const z = (positions[at + 2] as number) - eye.z;
    placed[at] = x * right.x + y * right.y + z * right.z;
    placed[at + 1] = x * up.x + y * up.y + z * up.z;
    placed[at + 2] = -(x * back.x + y * back.y + z * back.z);
  }
  return placed;
}

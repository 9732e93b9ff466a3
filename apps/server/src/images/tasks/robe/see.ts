import { type Camera, placeBefore } from './camera.ts';
import type { Triangles } from './triangles.ts';
import { mix } from './vectors.ts';
import { type Card, type Corners, fillTriangle, isFront, type VisibleTriangles } from './visible-triangles.ts';

/** Nearer than this to the camera nothing is seen. Metres. */
const NEAR = 0.1;

/** The corners of the triangle that is worked on. */
const corners: Corners = new Float64Array(9);

/** How the triangles of a material are seen. */
export interface Visibility {
  isSeen: boolean;
  /** Counts as a little further away where it is seen aslant, see fillTriangle. */
  pushed: number;
}

/** Triangles as a camera sees them from their front, each with its index. Some are parts of one that is cut. */
export interface SeenTriangles {
  ids: number[];
  /** Nine numbers each, see Corners. */
  corners: number[];
  pushed: number[];
}

/** Lists what a camera sees of triangles, of those whose material is seen. */
export function seeTriangles(
  camera: Camera,
  { count, positions, materials }: Triangles,
  seen: readonly Visibility[],
  { grid }: Card,
): SeenTriangles {
  const points = placeBefore(camera, positions);
  const cut = new Float64Array(12);
  const list: SeenTriangles = { ids: [], corners: [], pushed: [] };
  for (let id = 0; id < count; id++) {
    const material = seen[materials[id] as number];
    if (!material?.isSeen) continue;
    const length = cutNear(points, 9 * id, cut);
    project(camera, cut, length, grid);
    for (let last = 2; last < length; last++) {
      for (let at = 0; at < 3; at++) corners[at] = cut[at] as number;
      for (let at = 0; at < 6; at++) corners[3 + at] = cut[3 * last - 3 + at] as number;
      if (!isFront(corners)) continue;
      list.ids.push(id);
      list.pushed.push(material.pushed);
      for (let at = 0; at < 9; at++) list.corners.push(corners[at] as number);
    }
  }
  return list;
}

/** Fills all of them in. */
export function fillTriangles(into: VisibleTriangles, { ids, pushed, corners: all }: SeenTriangles): void {
  for (let index = 0; index < ids.length; index++) {
    for (let at = 0; at < 9; at++) corners[at] = all[9 * index + at] as number;
    fillTriangle(into, corners, ids[index] as number, pushed[index] as number);
  }
}

/** Turns points before the camera into pixels on a card's grid, each with its nearness. */
function project(
  { width, height, halfWidth, halfHeight }: Camera,
  points: Float64Array,
  length: number,
  grid: number,
): void {
  for (let at = 0; at < 3 * length; at += 3) {
    const near = 1 / (points[at + 2] as number);
    const x = (((points[at] as number) * near) / halfWidth + 1) * (width / 2);
    const y = (1 - ((points[at + 1] as number) * near) / halfHeight) * (height / 2);
    points[at] = Math.round(x * grid) / grid;
    points[at + 1] = Math.round(y * grid) / grid;
    points[at + 2] = near;
  }
}

/** Writes the part of a triangle that is far enough from the camera; returns how many corners it has. */
function cutNear(points: Float64Array, first: number, into: Float64Array): number {
  let length = 0;
  for (let corner = 0; corner < 3; corner++) {
    const one = first + 3 * corner;
    const next = first + 3 * ((corner + 1) % 3);
    const far = points[one + 2] as number;
    const farNext = points[next + 2] as number;
    if (far >= NEAR) {
      into[3 * length] = points[one] as number;
      into[3 * length + 1] = points[one + 1] as number;
      into[3 * length + 2] = far;
      length += 1;
    }
    if (far >= NEAR === farNext >= NEAR) continue;
    const share = (NEAR - far) / (farNext - far);
    into[3 * length] = mix(points[one] as number, points[next] as number, share);
    into[3 * length + 1] = mix(points[one + 1] as number, points[next + 1] as number, share);
    into[3 * length + 2] = NEAR;
    length += 1;
  }
  return length;
}

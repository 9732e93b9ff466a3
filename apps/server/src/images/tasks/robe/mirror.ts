import { DOORS_PLANE } from '@vitrine/domain/design/robes/room/lit-parts';
import type { Pose } from '@vitrine/domain/design/robes/room/orbit';
import type { Size } from '@vitrine/domain/design/view/projection';
import { aimCamera, type Camera, placeBefore, type Range } from './camera.ts';
import { type Drawing, drawRows } from './draw-rows.ts';
import type { LitRobe } from './lit-robe.ts';
import type { Reflection } from './pane.ts';
import { lights } from './run.ts';
import { seeTriangles } from './see.ts';
import { Shader } from './shader.ts';
import { clamp } from './vectors.ts';
import { cardWith } from './visible-triangles.ts';

const CARD = cardWith([
  [0.25, 0.25],
  [0.75, 0.75],
]);

/** Pixels around the mirrors that are drawn too, so that their edges are not mixed with nothing. */
const AROUND = 3;

/** Draws what the mirrors of a wardrobe show, as someone sees it who looks from a pose. */
export function reflectRoom(
  lit: LitRobe,
  { triangles, ...mirrors }: NonNullable<LitRobe['mirrors']>,
  { eye, target }: Pose,
  size: Size,
): Reflection {
  const behind = ([x, y, z]: Pose['eye']): Pose['eye'] => [x, y, 2 * DOORS_PLANE - z];
  const camera = aimCamera({ eye: behind(eye), target: behind(target) }, size);
  const seen = lit.materials.map(() => ({ isSeen: true, pushed: 0 }));
  const ranges = rangesOf(camera, { ...mirrors, height: lit.size.height });
  const { columns, rows } = ranges;
  const wide = columns[1] - columns[0];
  const codes = lights(wide * (rows[1] - rows[0]));
  const drawing: Drawing = {
    width: size.width,
    solid: seeTriangles(camera, triangles, seen, CARD),
    glass: null,
    card: CARD,
    ...ranges,
  };
  drawRows(new Shader(camera, { ...lit, triangles }), drawing, (first, count, { red, green, blue }) => {
    for (let row = 0; row < count; row++) {
      const [from, until] = columns.map((column) => row * size.width + column);
      const to = (first + row - rows[0]) * wide;
      codes.red.set(red.subarray(from, until), to);
      codes.green.set(green.subarray(from, until), to);
      codes.blue.set(blue.subarray(from, until), to);
    }
  });
  return { camera, columns, rows, codes };
}

interface Front {
  from: number;
  until: number;
  height: number;
}

/** The pixels of a part of the front: all of them where a corner of it is behind the camera. */
function rangesOf(camera: Camera, { from, until, height: top }: Front): { columns: Range; rows: Range } {
  const { width, height, halfWidth, halfHeight } = camera;
  const corners = [from, until].flatMap((x) => [x, 0, DOORS_PLANE, x, top, DOORS_PLANE]);
  const points = placeBefore(camera, corners);
  const places = [0, 3, 6, 9].map((at) => [...points.subarray(at, at + 3)] as [x: number, y: number, z: number]);
  if (places.some(([, , far]) => far < 0.01)) return { columns: [0, width], rows: [0, height] };
  const range = (pixels: number[], most: number): Range => [
    clamp(Math.floor(Math.min(...pixels)) - AROUND, 0, most),
    clamp(Math.ceil(Math.max(...pixels)) + AROUND, 0, most),
  ];
  return {
    columns: range(
      places.map(([x, , far]) => ((x / far / halfWidth + 1) / 2) * width),
      width,
    ),
    rows: range(
      places.map(([, y, far]) => ((1 - y / far / halfHeight) / 2) * height),
      height,
    ),
  };
}

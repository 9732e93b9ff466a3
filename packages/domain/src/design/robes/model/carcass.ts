import { MILLIMETRE } from '../../units.ts';
import { BOARD, DEPTH, openingOf, type RobeSize, sectionsOf, TRACK, TRIM } from '../robe-geometry.ts';
import type { Solids } from './solids.ts';
import type { Point3 } from './space.ts';

/** Millimetres from the wall to the front of the fillers. */
const PROUD = 8;
/** Width of the rounded edges of boards, in metres. */
const EDGE = 0.0018;

/** Boards around and between the sections, the fillers around the opening, and the tracks. Wardrobe's millimetres. */
export function buildCarcass(solids: Solids, size: RobeSize): void {
  const opening = openingOf(size);
  const box = (name: string, from: Point3, to: Point3, grain: 0 | 1 | 2 = 1): void => {
    const scale = ([x, y, z]: Point3): Point3 => [x * MILLIMETRE, y * MILLIMETRE, z * MILLIMETRE];
    solids.of(name).box(scale(from), scale(to), { grain, chamfer: name === 'track' ? 0 : EDGE });
  };
  const [left, right] = [opening.x, opening.x + opening.width];
  const [front, back] = [-DEPTH.tracks, -DEPTH.tracks - DEPTH.inside];
  const top = opening.height;
  const ceiling = top - BOARD;

  box('trim', [0, 0, -DEPTH.tracks - 30], [TRIM.side, size.height, PROUD]);
  box('trim', [size.width - TRIM.side, 0, -DEPTH.tracks - 30], [size.width, size.height, PROUD]);
  box('trim', [TRIM.side, top, -DEPTH.tracks - 30], [size.width - TRIM.side, size.height, PROUD], 0);

  box('back', [left, 0, back - 10], [right, top, back]);
  box('inside', [left, TRACK.bottom, back], [right, TRACK.bottom + BOARD, front], 0);
  box('inside', [left, ceiling, back], [right, top, front], 0);
  box('inside', [left, TRACK.bottom, back], [left + BOARD, ceiling, front]);
  for (const section of sectionsOf(size)) {
    const x = section.x + section.width;
    box('inside', [x, TRACK.bottom, back], [x + BOARD, ceiling, front]);
  }

  for (const track of [0, 1]) {
    const z = -8 - DEPTH.door / 2 - track * DEPTH.track;
    // Without grooves: from where visitors stand they are thinner than a pixel, and flicker.
    box('track', [left, 0, z - 19], [right, TRACK.bottom - 2, z + 19], 0);
  }
  const rail = top - TRACK.top;
  box('track', [left, top - 4, -DEPTH.tracks], [right, top, 0], 0);
  for (const z of [-3, -8 - DEPTH.door - 6, -DEPTH.tracks])
    box('track', [left, rail - 6, z], [right, top - 4, z + 3], 0);
}

import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { buildDoor, computeFront } from '@vitrine/domain/design/robes/model/doors';
import { doorLook, modelBody, modelCarcass } from '@vitrine/domain/design/robes/model/model-robe';
import type { Solids } from '@vitrine/domain/design/robes/model/solids';
import type { RobeDesign } from '@vitrine/domain/design/robes/robe-design';
import { DEPTH, doorsOf, profileOf } from '@vitrine/domain/design/robes/robe-geometry';
import { partWith } from '@vitrine/domain/design/robes/robe-offer';
import { type Paint, paintsOf, panelName } from '@vitrine/domain/design/robes/robe-paint';
import { spreadLight } from '@vitrine/domain/design/robes/room/light-grid';
import { DOOR_LIGHT, lookThrough, ROBE_DEPTH, SHADOWLESS } from '@vitrine/domain/design/robes/room/lit-parts';
import {
  buildBehind,
  buildRoom,
  getFurniture,
  planRoom,
  type RoomSize,
} from '@vitrine/domain/design/robes/room/room-solids';
import { MILLIMETRE } from '@vitrine/domain/design/units';
import type { Texture } from '../view/textures.ts';
import { type Images, lightFrom, type Material, robeMaterials, roomMaterials } from './materials.ts';
import type { DoorShade } from './room-light.ts';
import type { LightScene } from './shader.ts';
import { castShadows } from './shadows.ts';
import { listTriangles, type Triangles } from './triangles.ts';
import type { Light } from './vectors.ts';

/** How deep light is followed where nothing behind the doors is seen. */
const BEHIND_DOORS = 0.16;

export interface PaintedRobe {
  file: SlidingRobeFile;
  robe: RobeDesign;
  images: Images;
  planks: Texture;
  /** The colour of the room's walls, as six hexadecimal digits, if it is not the usual one. */
  wall?: string | undefined;
}

/** A wardrobe with closed doors in its room, with all that lights it. */
export interface LitRobe extends LightScene {
  size: RoomSize;
  /** What mirrors show, and where they are, from the left to the right; null where nothing reflects the room. */
  mirrors: { triangles: Triangles; from: number; until: number } | null;
}

/** Builds a wardrobe and its room, and computes how light reaches it. */
export function lightUpRobe({ file, robe, images, planks, wall }: PaintedRobe): LitRobe {
  const size = { width: robe.width * MILLIMETRE, height: robe.height * MILLIMETRE };
  const left = -size.width / 2;
  const sizes = { width: robe.width, height: robe.height, doors: robe.doors.length };
  const doors = doorsOf(sizes, profileOf(partWith(file.frames.frameType, robe.frame)));
  const looks = doors.map((_, index) => lookThrough(file, robe, index));
  const paints = paintsOf(file, robe);
  const shades = doors.map((door, index): DoorShade => {
    const from = left + door.x * MILLIMETRE;
    return {
      from,
      until: from + door.width * MILLIMETRE,
      back: computeFront(door) - DEPTH.door * MILLIMETRE,
      cover: looks[index]?.cover ?? 1,
      colour: colourOfDoor(robe.doors[index]?.panels ?? [], paints),
    };
  });
  // Behind closed doors that let no light through, what is in the wardrobe is not seen.
  const isHidden = shades.every(({ cover }) => cover === 1);
  const materials = [...roomMaterials(planks, wall), ...robeMaterials(file, robe, images)];
  const ofRoom = indexesOf(materials, ({ isOfRobe }) => !isOfRobe);
  const ofRobe = indexesOf(materials, ({ isOfRobe }) => isOfRobe);
  const body = isHidden ? modelCarcass(sizes) : modelBody(file, robe);
  const depth = isHidden ? BEHIND_DOORS : ROBE_DEPTH;
  const inRoom = (solids: Solids) => ({ solids, x: 0, materials: ofRoom });
  const room = inRoom(buildRoom(size));
  const doorParts = doors.map((door, index) => ({
    solids: buildDoor(door, doorLook(file, robe, index), index),
    x: left + door.x * MILLIMETRE,
    materials: ofRobe,
  }));
  // What hides the most first: what is behind it is then written less often.
  const triangles = listTriangles([...doorParts, { solids: body, x: left, materials: ofRobe }, room]);
  const casts = materials.map(
    ({ name, isOfRobe, pane }) => isOfRobe && pane?.isGlass !== true && !SHADOWLESS.has(name),
  );
  const reflecting = shades.filter((_, index) => looks[index]?.reflects);
  const { half, height } = planRoom(size);
  return {
    size,
    triangles,
    mirrors:
      reflecting.length === 0
        ? null
        : {
            triangles: listTriangles([room, ...[buildBehind(size), getFurniture()].map(inRoom)]),
            from: Math.min(...reflecting.map(({ from }) => from)),
            until: Math.max(...reflecting.map(({ until }) => until)),
          },
    materials,
    room: { half, high: height, robeHeight: size.height, doors: shades },
    robe: { ...size, depth, grid: spreadInto(size, depth, body), doors: shades },
    inside: -DEPTH.tracks * MILLIMETRE,
    boards: lightFrom(paints.get('inside')?.hex ?? ''),
    shadows: castShadows(triangles, casts, size),
    reflection: null,
  };
}

/** Materials of the room and of the wardrobe may have the same name. */
const indexesOf = (materials: readonly Material[], isMeant: (material: Material) => boolean): Map<string, number> =>
  new Map(materials.flatMap((material, index) => (isMeant(material) ? [[material.name, index]] : [])));

const spreadInto = ({ width, height }: RoomSize, depth: number, body: Solids) =>
  spreadLight(
    [width, height, depth],
    body.entries().flatMap(([, { extents }]) => extents),
  );

/** What floors show of a door: the mean of its panels, a little darker. */
function colourOfDoor(panels: readonly string[], paints: ReadonlyMap<string, Paint>): Light {
  const mean: Light = { red: 0, green: 0, blue: 0 };
  for (const id of panels) {
    const { red, green, blue } = lightFrom(paints.get(panelName(id))?.hex ?? '');
    const share = DOOR_LIGHT / panels.length;
    mean.red += red * share;
    mean.green += green * share;
    mean.blue += blue * share;
  }
  return mean;
}

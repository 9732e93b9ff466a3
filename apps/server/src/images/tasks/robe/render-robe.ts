import { CONTENTS } from '@vitrine/domain/design/robes/room/lit-parts';
import { computePose, limitView, type OrbitView } from '@vitrine/domain/design/robes/room/orbit';
import type { Size } from '@vitrine/domain/design/view/projection';
import { aimCamera } from './camera.ts';
import { type Drawing, drawRows } from './draw-rows.ts';
import { presentCodes } from './light-codes.ts';
import { lightUpRobe, type PaintedRobe } from './lit-robe.ts';
import type { Material } from './materials.ts';
import { reflectRoom } from './mirror.ts';
import { seeTriangles } from './see.ts';
import { Shader } from './shader.ts';
import { type Card, USUAL_CARD } from './visible-triangles.ts';

/**
 * Draws a wardrobe in its room as the viewer shows it: three bytes a pixel, from the top row down.
 * @param card the graphics card that it is drawn as by
 */
export function renderRobe(painted: PaintedRobe, view: OrbitView, size: Size, card: Card = USUAL_CARD): Uint8Array {
  const lit = lightUpRobe(painted);
  const orbit = { ...lit.size, aspect: size.width / size.height };
  const pose = computePose(limitView(view, orbit), orbit);
  const camera = aimCamera(pose, size);
  if (lit.mirrors) lit.reflection = reflectRoom(lit, lit.mirrors, pose, size);
  const see = (isSeen: (material: Material) => boolean) =>
    seeTriangles(
      camera,
      lit.triangles,
      lit.materials.map((material) => ({ isSeen: isSeen(material), pushed: CONTENTS.has(material.name) ? 1 : 0 })),
      card,
    );
  const isGlass = ({ pane }: Material): boolean => pane?.isGlass === true;
  const data = new Uint8Array(3 * size.width * size.height);
  const drawing: Drawing = {
    width: size.width,
    solid: see((material) => !isGlass(material)),
    glass: lit.materials.some(isGlass) ? see(isGlass) : null,
    card,
    columns: [0, size.width],
    rows: [0, size.height],
  };
  drawRows(new Shader(camera, lit), drawing, (row, count, codes) =>
    presentCodes(codes, count * size.width, data, 3 * row * size.width),
  );
  return data;
}

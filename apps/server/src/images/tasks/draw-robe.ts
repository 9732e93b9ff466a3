import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { DesignImageFormat } from '@vitrine/contract/designs/image-limits';
import { readDesign } from '@vitrine/domain/design/robes/robe-design';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import type { OrbitView } from '@vitrine/domain/design/robes/room/orbit';
import type { Size } from '@vitrine/domain/design/view/projection';
import type { DrawnView } from './draw-view.ts';
import { planksImage } from './robe/planks.ts';
import { renderRobe } from './robe/render-robe.ts';
import type { Card } from './robe/visible-triangles.ts';
import { decode, type NamedFile } from './view/decoded-layers.ts';
import { encode } from './view/encode.ts';
import { type Texture, textureOfDecoded } from './view/textures.ts';

/** The image of a material. */
export interface MaterialFile extends NamedFile {
  path: string;
  /** Millimetres that it covers. */
  tile: number;
}

/** A view of a wardrobe. */
export interface RobeDrawing {
  file: SlidingRobeFile;
  /** As text; the design that the file begins with if empty. */
  design: string;
  images: readonly MaterialFile[];
  view: OrbitView;
  size: Size;
  /** The colour of the room's walls, as six hexadecimal digits, if it is not the usual one. */
  wall?: string | undefined;
  format: DesignImageFormat;
  /** The graphics card whose image it is compared with; drawn as by the usual ones otherwise. */
  card?: Card;
}

/** Draws a wardrobe with closed doors in its room as the viewer does. A material without its image has its plain colour. */
export async function drawRobe({
  file,
  design,
  view,
  size,
  wall,
  format,
  card,
  ...drawing
}: RobeDrawing): Promise<DrawnView> {
  const robe = readDesign(robesModel(file).restore(design).design);
  // As many pixels as the view has for a metre, when all of the wardrobe is in it.
  const density = size.height / (robe.height + 600);
  const images = new Map<string, Texture>();
  let isComplete = true;
  for (const image of drawing.images) {
    const pixels = await decode(image, squareFor(image.tile * density)).catch(() => null);
    if (pixels) images.set(image.path, textureOfDecoded(pixels));
    else isComplete = false;
  }
  const data = renderRobe({ file, robe, images, planks: await planksImage(), wall }, view, size, card);
  return { bytes: await encode({ data, ...size }, format), isComplete };
}

const SQUARE = { least: 64, most: 2048 } as const;

/** The side of a texture that has two pixels for each of the view, so that nothing is lost when it is read aslant. */
const squareFor = (pixels: number): number =>
  Math.min(SQUARE.most, Math.max(SQUARE.least, 2 ** Math.ceil(Math.log2(2 * pixels))));

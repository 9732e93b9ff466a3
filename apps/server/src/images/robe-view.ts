import path from 'node:path';
import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { readDesign } from '@vitrine/domain/design/robes/robe-design';
import { paintsOf } from '@vitrine/domain/design/robes/robe-paint';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import { createHomeView } from '@vitrine/domain/design/robes/room/orbit';
import { DEGREE } from '@vitrine/domain/design/view/degree';
import type { ContentFiles } from '../ports/content-files.ts';
import type { ImageOptions } from './layered-view.ts';
import type { MaterialFile, RobeDrawing } from './tasks/draw-robe.ts';

interface Robe {
  content: ContentFiles;
  dataUrl: string;
  file: SlidingRobeFile;
  assets: AssetIndex;
}

/** All that drawing a wardrobe takes. Images that are gone are left out, and `isComplete` is false. */
export async function robeView(
  { content, dataUrl, file, assets }: Robe,
  design: string,
  { size, view: { yaw, pitch }, background, format }: ImageOptions,
): Promise<{ view: RobeDrawing; isComplete: boolean }> {
  const paints = paintsOf(file, readDesign(robesModel(file).restore(design).design));
  const images = new Map<string, MaterialFile | null>();
  for (const { texture, tile, pane } of paints.values()) {
    if (texture === null || pane !== null || images.has(texture)) continue;
    const name = Object.hasOwn(assets, texture) && assets[texture]?.variants.find(({ scale }) => scale === 1)?.file;
    const place = name && path.posix.join(dataUrl, name);
    const bytes = place ? await content.read(place) : null;
    images.set(texture, place && bytes ? { path: texture, name: place, bytes, tile } : null);
  }
  const found = [...images.values()].filter((image) => image !== null);
  const home = createHomeView();
  return {
    isComplete: found.length === images.size,
    view: {
      file,
      design,
      images: found,
      view: { ...home, x: yaw === undefined ? home.x : signed(yaw) * DEGREE, y: (pitch ?? home.y / DEGREE) * DEGREE },
      size,
      wall: background,
      format,
    },
  };
}

/** An angle from -180 to 180 degrees. */
const signed = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

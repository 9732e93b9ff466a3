import type { BaseImage, DrawableFile } from '@vitrine/contract/configurator-file';
import type { DesignImageFormat } from '@vitrine/contract/designs/image-limits';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import type { Design } from '@vitrine/domain/design/design';
import { layerImages, stackAssets } from '@vitrine/domain/design/layered/stack';
import { chooseScale } from '@vitrine/domain/design/view/choose-scale';
import { createFlatProjection } from '@vitrine/domain/design/view/flat-projection';
import { type RequestedView, requestedView } from '@vitrine/domain/design/view/image-view';
import { createPanoramicProjection } from '@vitrine/domain/design/view/panoramic-projection';
import type { Projection, Size } from '@vitrine/domain/design/view/projection';
import type { ContentFiles } from '../ports/content-files.ts';
import type { LayeredView } from './tasks/draw-view.ts';

export interface ImageOptions {
  size: Size;
  view: RequestedView;
  /** As six hexadecimal digits; white without one. */
  background?: string | undefined;
  format: DesignImageFormat;
}

interface Room {
  content: ContentFiles;
  dataUrl: string;
  file: DrawableFile;
  assets: AssetIndex;
  isPanorama: boolean;
}

/** From this density on the viewer reads smaller copies. */
const PLAIN_DENSITY = 1.6;

/** How the viewer looks at a room. */
export const projectionOf = (
  { width, height, initial_yaw }: Pick<BaseImage, 'width' | 'height' | 'initial_yaw'>,
  isPanorama: boolean,
): Projection =>
  isPanorama ? createPanoramicProjection(initial_yaw ?? 0, width) : createFlatProjection([width, height]);

/** Six hexadecimal digits of a colour as a number with red in its lowest eight bits; white without them. */
export const colourOf = (digits = 'ffffff'): number => {
  const at = (index: number): number => Number.parseInt(digits.slice(index, index + 2), 16);
  return (at(4) << 16) | (at(2) << 8) | at(0);
};

/**
 * All that drawing a design takes, with the files of the scale that the viewer would choose; null when the base is
 * gone. Other images that are gone are left out, and `isComplete` is false.
 */
export async function layeredView(
  { content, dataUrl, file, assets, isPanorama }: Room,
  design: Design,
  { size, view: requested, background, format }: ImageOptions,
): Promise<{ view: LayeredView; isComplete: boolean } | null> {
  const assetAt = (path: string): Asset | undefined => (Object.hasOwn(assets, path) ? assets[path] : undefined);
  const { base } = file;
  const paths = layerImages(file, design);
  const layers = paths.flatMap((path) => assetAt(path) ?? []);
  const baseAsset = assetAt(base.image);
  const projection = projectionOf(base, isPanorama);
  const { view, lens } = requestedView(projection, requested, size);
  const density = projection.density(view, size);
  const unlimited = Number.POSITIVE_INFINITY;
  const frame = [base.width, base.height] as const;
  const scale = chooseScale({ frame, density, maxTexture: unlimited, memory: unlimited });
  const stack = baseAsset && stackAssets(baseAsset, layers, scale);
  if (!stack) return null;
  const files = await Promise.all(
    stack.placed.map(async ({ file: name, x, y }) => {
      const bytes = await content.read(`${dataUrl}/${name}`);
      return bytes ? [{ name: `${dataUrl}/${name}`, bytes, x, y }] : [];
    }),
  );
  if (files[0]?.length === 0) return null;
  const found = files.flat();
  return {
    isComplete: layers.length === paths.length && found.length === stack.placed.length,
    view: {
      layers: found,
      frame: { width: stack.width, height: stack.height },
      wraps: isPanorama,
      lens,
      size,
      isDense: (density * stack.width) / base.width >= PLAIN_DENSITY,
      background: colourOf(background),
      format,
    },
  };
}

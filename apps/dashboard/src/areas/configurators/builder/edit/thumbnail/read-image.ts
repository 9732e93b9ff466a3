import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { LocalImage } from '../../measure/local-image.ts';

/** Where the visible part of an image is: on this device, or on the content host. */
export type ImageSource = { local: LocalImage } | { address: string };

/** Where an image of the draft is; null for one that was never uploaded. */
export const imageSource = (
  path: string,
  local: LocalImage | undefined,
  stored: { assets: AssetIndex; folder: string } | null,
): ImageSource | null => {
  if (local) return { local };
  const asset = stored && Object.hasOwn(stored.assets, path) ? stored.assets[path] : undefined;
  const [variant] = asset?.variants ?? [];
  return stored && variant ? { address: `${stored.folder}/${variant.file}` } : null;
};

/** The visible part of an image as a file. @throws when it does not load */
export const readImageFile = async (source: ImageSource): Promise<Blob> => {
  if ('local' in source) return source.local.shown;
  const answer = await fetch(source.address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.blob();
};

/** The pixels of what is visible of an image. @throws when it does not load or cannot be read */
export const readBitmap = async (source: ImageSource): Promise<ImageBitmap> => {
  // The copy for the screen of a small thing in a large image has too few pixels.
  if ('local' in source && source.local.facts.visible && source.local.asset.variants[0]?.scale !== 1)
    return createImageBitmap(source.local.file, ...source.local.facts.visible);
  return createImageBitmap(await readImageFile(source));
};

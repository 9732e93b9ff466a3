import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import type { Draft } from '@vitrine/domain/builder/draft';
import { imagePath } from '@vitrine/domain/builder/image-path';
import type { LocalImage } from '../measure/local-image.ts';

/** An image under the path that the data file names. */
export interface CompiledImage {
  path: string;
  file: Blob;
  /** The SHA-256 of its content, where it is known. */
  hash?: string;
}

/** A draft as it is uploaded: its data file, and the images that the file names. */
export interface CompiledDraft {
  file: LayeredFile;
  images: CompiledImage[];
}

/**
 * Names the thumbnail of each new image, leaves out new layers without items, and collects the new images that are used,
 * each once.
 * @param before the data file that the draft changes
 */
export const compileDraft = (
  { file, images: facts }: Draft,
  images: ReadonlyMap<string, LocalImage>,
  before?: LayeredFile,
): CompiledDraft => {
  const was = new Set(before?.layers.map(({ name }) => name));
  const sent = new Map<string, CompiledImage>();
  const imageAt = (path: string): LocalImage | undefined => images.get(facts[path]?.hash ?? '');
  const send = (path: string): void => {
    const image = imageAt(path);
    if (image) sent.set(path, { path, file: image.file, hash: image.facts.hash });
  };
  const thumbnailOf = (path: string, layer: string, { name, thumbnail: known }: LayerItem): string | null => {
    const image = imageAt(path);
    if (!image) return known ?? null;
    const thumbnail = imagePath(`thumbs/${layer}`, name, { hash: image.facts.hash, format: 'webp' });
    sent.set(thumbnail, { path: thumbnail, file: image.thumbnail });
    return thumbnail;
  };
  if (file.base) send(file.base.image);
  const layers = file.layers
    .filter(({ items, name }) => items.length > 0 || was.has(name))
    .map((layer) => ({
      ...layer,
      items: layer.items.map((item) => {
        if (!item.image_path) return item;
        send(item.image_path);
        return { ...item, thumbnail: thumbnailOf(item.image_path, layer.safe_name ?? '', item) };
      }),
    }));
  return { file: { ...file, layers }, images: [...sent.values()] };
};

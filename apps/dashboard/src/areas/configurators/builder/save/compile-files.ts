import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { Draft } from '@vitrine/domain/builder/draft';
import { imagePath } from '@vitrine/domain/builder/image-path';
import type { SentImage } from '../../upload/chosen-files.ts';
import type { LocalImage } from '../measure/local-image.ts';

/** A draft as it is uploaded: its data file, and the images that the file names. */
export interface CompiledDraft {
  file: LayeredFile;
  images: SentImage[];
}

const asFile = (content: Blob, path: string): SentImage => ({
  file: new File([content], path.slice(path.lastIndexOf('/') + 1), { type: content.type }),
  path,
});

/** Names the thumbnail of each item, leaves out empty layers, and collects the images that are used, each once. */
export const compileDraft = (
  { file, images: facts }: Draft,
  images: ReadonlyMap<string, LocalImage>,
): CompiledDraft => {
  const sent = new Map<string, SentImage>();
  const imageAt = (path: string): LocalImage | undefined => images.get(facts[path]?.hash ?? '');
  const send = (path: string): void => {
    const image = imageAt(path);
    if (image) sent.set(path, asFile(image.file, path));
  };
  const thumbnailOf = (path: string, layer: string, name: string): string | null => {
    const image = imageAt(path);
    if (!image) return null;
    const thumbnail = imagePath(`thumbs/${layer}`, name, { hash: image.facts.hash, format: 'webp' });
    sent.set(thumbnail, asFile(image.thumbnail, thumbnail));
    return thumbnail;
  };
  if (file.base) send(file.base.image);
  const layers = file.layers
    .filter(({ items }) => items.length > 0)
    .map((layer) => ({
      ...layer,
      items: layer.items.map((item) => {
        if (!item.image_path) return item;
        send(item.image_path);
        return { ...item, thumbnail: thumbnailOf(item.image_path, layer.safe_name ?? '', item.name) };
      }),
    }));
  return { file: { ...file, layers }, images: [...sent.values()] };
};

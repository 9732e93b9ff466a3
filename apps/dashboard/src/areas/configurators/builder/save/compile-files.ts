import type { ConfiguratorFile, LayerItem } from '@vitrine/contract/configurator-file';
import { type Draft, isLayeredDraft, type LayeredDraft } from '@vitrine/domain/builder/draft';
import { imagePath } from '@vitrine/domain/builder/image-path';
import { withKnownFirstDesign } from '@vitrine/domain/builder/items/edit-first-design';
import { namedPaths } from '@vitrine/domain/builder/named-paths';
import { replaceTexts } from '@vitrine/domain/builder/replace-texts';
import { scenesOf, withUsedSceneImages } from '@vitrine/domain/builder/scenes/edit-scenes';
import { isLayeredFile } from '@vitrine/domain/catalogue/rows-of';
import { drawnFormat } from '../measure/drawn-file.ts';
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
  file: ConfiguratorFile;
  images: CompiledImage[];
}

/** The path with the ending of what the file really is: a scene's image has the path of the one that it replaces. */
const withEnding = (path: string, format: string): string => path.replace(/\.[a-z]+$/i, `.${format}`);

const compiledImage = (path: string, { file, facts: { hash } }: LocalImage): CompiledImage => ({ path, file, hash });

/** A floor or a wardrobe: its file names all of its images. */
const compileParts = ({ file, images: facts }: Draft, images: ReadonlyMap<string, LocalImage>): CompiledDraft => ({
  file,
  images: namedPaths(file, facts).flatMap((path) => {
    const image = images.get(facts[path]?.hash ?? '');
    return image ? [compiledImage(path, image)] : [];
  }),
});

/**
 * Names the thumbnail of each new image, leaves out new layers without items and what scenes no longer replace, and
 * collects the new images that are used, each once.
 */
const compileLayers = (
  { file, images: facts }: LayeredDraft,
  images: ReadonlyMap<string, LocalImage>,
  before?: ConfiguratorFile,
): CompiledDraft => {
  const was = new Set(before && isLayeredFile(before) ? before.layers.map(({ name }) => name) : []);
  const sent = new Map<string, CompiledImage>();
  const imageAt = (path: string): LocalImage | undefined => images.get(facts[path]?.hash ?? '');
  const send = (path: string): void => {
    const image = imageAt(path);
    if (image) sent.set(path, compiledImage(withEnding(path, image.facts.format), image));
  };
  const thumbnailOf = (path: string, layer: string, { name, thumbnail: known }: LayerItem): string | null => {
    // One that a person has cut is an image of its own.
    if (known) send(known);
    const image = imageAt(path);
    if (!image || (known && imageAt(known))) return known ?? null;
    const thumbnail = imagePath(`thumbs/${layer}`, name, {
      hash: image.facts.hash,
      format: drawnFormat(image.thumbnail),
    });
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
  const compiled = withKnownFirstDesign(withUsedSceneImages({ ...file, layers }));
  for (const { images: own, thumbnail } of scenesOf(compiled))
    for (const path of [...(own ?? []), thumbnail]) if (path) send(path);
  return { file: compiled, images: [...sent.values()] };
};

/**
 * The draft as it is uploaded.
 * @param before the data file that it changes
 */
export const compileDraft = (
  draft: Draft,
  images: ReadonlyMap<string, LocalImage>,
  before?: ConfiguratorFile,
): CompiledDraft => (isLayeredDraft(draft) ? compileLayers(draft, images, before) : compileParts(draft, images));

/** With its new images in a folder: those of a reseller's copy are apart from the manufacturer's. */
export const intoFolder = ({ file, images }: CompiledDraft, folder: string): CompiledDraft => ({
  file: replaceTexts(file, new Map(images.map(({ path }) => [path, folder + path]))),
  images: images.map((image) => ({ ...image, path: folder + image.path })),
});

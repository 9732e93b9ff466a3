import type { BaseImage } from '@vitrine/contract/configurator-file';
import type { LayeredDraft } from './draft.ts';
import type { ImageFacts } from './image-facts.ts';
import { imagePath } from './image-path.ts';

const projectionOf = (type: LayeredDraft['type']): BaseImage['projection'] =>
  type === 'panoramic' ? 'equirectangular' : 'perspective';

/** The draft with another image under all layers. */
export const setBase = (draft: LayeredDraft, image: ImageFacts): LayeredDraft => {
  const path = imagePath('base', 'base', image);
  const { width, height } = image;
  const yaw = draft.file.base?.initial_yaw ?? 0;
  const base = { image: path, width, height, projection: projectionOf(draft.type), initial_yaw: yaw };
  return { ...draft, file: { ...draft.file, base }, images: { ...draft.images, [path]: image } };
};

/** The draft as a panorama, or as a still image. */
export const setType = (draft: LayeredDraft, type: LayeredDraft['type']): LayeredDraft => {
  const { base } = draft.file;
  return { ...draft, type, file: { ...draft.file, base: base && { ...base, projection: projectionOf(type) } } };
};

/** The draft whose panorama looks in another direction first, in whole degrees to the right of the image's centre. */
export const setFirstView = (draft: LayeredDraft, yaw: number): LayeredDraft => {
  const { base } = draft.file;
  return { ...draft, file: { ...draft.file, base: base && { ...base, initial_yaw: Math.round(yaw) } } };
};

/** The draft whose visitors see another design first; `design` is its text. */
export const setFirstDesign = (draft: LayeredDraft, design: string): LayeredDraft => ({
  ...draft,
  file: { ...draft.file, options: { ...draft.file.options, configString: design } },
});

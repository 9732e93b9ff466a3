import type { LayerItem } from '@vitrine/contract/configurator-file';
import type { Draft } from '../draft.ts';
import { changeItem, type ItemPosition, itemAt } from '../edit-items.ts';
import type { ImageFacts } from '../image-facts.ts';
import { imagePath } from '../image-path.ts';

/** Thumbnails that a person has cut; those that are made of images are in another folder. */
const FOLDER = 'thumbnails';

/** Whether a person has cut the thumbnail. */
export const isCutByHand = ({ thumbnail }: Pick<LayerItem, 'thumbnail'>): boolean =>
  thumbnail?.startsWith(`${FOLDER}/`) ?? false;

/** The path of a thumbnail that a person cuts, in the folder of what it shows. */
export const cutThumbnailPath = (owner: string, name: string, image: ImageFacts): string =>
  imagePath(`${FOLDER}/${owner}`, name, image);

/** The draft with a thumbnail of its own for an item. */
export const setThumbnail = (draft: Draft, at: ItemPosition, image: ImageFacts): Draft => {
  const item = itemAt(draft.file, at);
  if (!item) return draft;
  const path = cutThumbnailPath(draft.file.layers[at.layer]?.safe_name ?? String(at.layer), item.name, image);
  return {
    ...draft,
    file: changeItem(draft.file, at, { thumbnail: path }),
    images: { ...draft.images, [path]: image },
  };
};

/** The draft whose thumbnail of an item is made of its image when it is uploaded. */
export const resetThumbnail = (draft: Draft, at: ItemPosition): Draft =>
  itemAt(draft.file, at) ? { ...draft, file: changeItem(draft.file, at, { thumbnail: null }) } : draft;

import type { LayerItem } from '@vitrine/contract/configurator-file';
import type { LayeredDraft } from '../draft.ts';
import { changeItem, type ItemPosition, itemAt } from '../edit-items.ts';
import type { ImageFacts } from '../image-facts.ts';
import { imagePath } from '../image-path.ts';

/** Thumbnails that a person has cut, and those that are made of images. */
const FOLDERS = { byHand: 'thumbnails', automatic: 'thumbs' } as const;

/** Whether a person has cut the thumbnail. */
export const isCutByHand = ({ thumbnail }: Pick<LayerItem, 'thumbnail'>): boolean =>
  thumbnail?.startsWith(`${FOLDERS.byHand}/`) ?? false;

/** The path of a thumbnail, in the folder of the layer, or of the scenes, that it shows. */
export const thumbnailPath = (
  owner: string,
  name: string,
  image: Pick<ImageFacts, 'hash' | 'format'>,
  made: keyof typeof FOLDERS = 'byHand',
): string => imagePath(`${FOLDERS[made]}/${owner}`, name, image);

/** The draft with a thumbnail of its own for an item. */
export const setThumbnail = (
  draft: LayeredDraft,
  at: ItemPosition,
  image: ImageFacts,
  made: keyof typeof FOLDERS = 'byHand',
): LayeredDraft => {
  const item = itemAt(draft.file, at);
  if (!item) return draft;
  const path = thumbnailPath(draft.file.layers[at.layer]?.safe_name ?? String(at.layer), item.name, image, made);
  return {
    ...draft,
    file: changeItem(draft.file, at, { thumbnail: path }),
    images: { ...draft.images, [path]: image },
  };
};

/** The draft whose thumbnail of an item is made of its image when it is uploaded. */
export const resetThumbnail = (draft: LayeredDraft, at: ItemPosition): LayeredDraft =>
  itemAt(draft.file, at) ? { ...draft, file: changeItem(draft.file, at, { thumbnail: null }) } : draft;

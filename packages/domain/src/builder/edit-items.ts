import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import { freeId, idsOf } from '../catalogue/new-items.ts';
import type { LayeredDraft } from './draft.ts';
import { changeLayer, moved } from './edit-layers.ts';
import { bareName, readableName } from './guess/read-names.ts';
import type { ImageFacts } from './image-facts.ts';
import { imagePath } from './image-path.ts';
import { carrySceneImages } from './scenes/edit-scenes.ts';

/** Which item of which layer. */
export interface ItemPosition {
  layer: number;
  item: number;
}

const itemsAt = (file: LayeredFile, layer: number): readonly LayerItem[] => file.layers[layer]?.items ?? [];

const withItems = (file: LayeredFile, layer: number, items: LayerItem[]): LayeredFile =>
  changeLayer(file, layer, { items });

/** The item at a position; undefined where there is none. */
export const itemAt = (file: LayeredFile, { layer, item }: ItemPosition): LayerItem | undefined =>
  itemsAt(file, layer)[item];

/** The file with changed fields of one item. */
export const changeItem = (file: LayeredFile, at: ItemPosition, fields: Partial<LayerItem>): LayeredFile =>
  withItems(
    file,
    at.layer,
    itemsAt(file, at.layer).map((item, index) => (index === at.item ? { ...item, ...fields } : item)),
  );

/** Items of other layers may have the id of an item that is in the layer already. */
export const withFreeIds = (
  file: LayeredFile,
  items: readonly LayerItem[],
  target: readonly LayerItem[],
): LayerItem[] => {
  const taken = new Set(target.map(({ id }) => String(id)));
  const all = idsOf(file);
  return items.map((item) => {
    const id = taken.has(String(item.id)) ? freeId(all, target, item.name) : item.id;
    taken.add(String(id));
    all.add(String(id));
    return id === item.id ? item : { ...item, id };
  });
};

/** The file with an item at another position, in its layer or in another one, where its id may be taken. */
export const moveItem = (file: LayeredFile, from: ItemPosition, to: ItemPosition): LayeredFile => {
  const item = itemAt(file, from);
  if (!item) return file;
  if (from.layer === to.layer) return withItems(file, to.layer, moved(itemsAt(file, to.layer), from.item, to.item));
  const without = removeItem(file, from);
  const items = itemsAt(without, to.layer);
  return withItems(without, to.layer, [
    ...items.slice(0, to.item),
    ...withFreeIds(file, [item], items),
    ...items.slice(to.item),
  ]);
};

/** The file without an item. */
export const removeItem = (file: LayeredFile, at: ItemPosition): LayeredFile =>
  withItems(
    file,
    at.layer,
    itemsAt(file, at.layer).filter((_, index) => index !== at.item),
  );

/** The file with a copy of an item below it, with an id of its own and without the SKU, which is another product's. */
export const duplicateItem = (file: LayeredFile, at: ItemPosition): LayeredFile => {
  const item = itemAt(file, at);
  if (!item) return file;
  const items = itemsAt(file, at.layer);
  const copy: LayerItem = { ...item, id: freeId(idsOf(file), items, item.name), product_code: null };
  delete copy.default;
  return withItems(file, at.layer, [...items.slice(0, at.item + 1), copy, ...items.slice(at.item + 1)]);
};

const folderOf = (file: LayeredFile, layer: number): string => `layers/${file.layers[layer]?.safe_name ?? layer}`;

const fileNameOf = ({ name }: ImageFacts): string => name.slice(name.lastIndexOf('/') + 1);

/** The draft with new items at the end of a layer, one for each image. */
export const addItems = (draft: LayeredDraft, layer: number, images: readonly ImageFacts[]): LayeredDraft => {
  const added: Record<string, ImageFacts> = {};
  const file = images.reduce((before, image) => {
    const items = itemsAt(before, layer);
    const name = readableName(bareName(fileNameOf(image), image)) || messages.itemNumber(items.length + 1);
    const path = imagePath(folderOf(before, layer), name, image);
    added[path] = image;
    const item: LayerItem = {
      id: freeId(idsOf(before), items, `${before.layers[layer]?.safe_name ?? ''} ${name}`),
      name,
      image_path: image.visible === null ? null : path,
      thumbnail: null,
      filter: [],
      product_code: null,
      price: null,
      disabled: null,
    };
    return withItems(before, layer, [...items, item]);
  }, draft.file);
  return { ...draft, file, images: { ...draft.images, ...added } };
};

/** The draft with another image of an item, under a path of its own: versions that are saved keep the former image. */
export const replaceImage = (draft: LayeredDraft, at: ItemPosition, image: ImageFacts): LayeredDraft => {
  const item = itemAt(draft.file, at);
  if (!item) return draft;
  const path = imagePath(folderOf(draft.file, at.layer), item.name, image);
  const replaced = {
    ...draft,
    file: changeItem(draft.file, at, { image_path: path, thumbnail: null }),
    images: { ...draft.images, [path]: image },
  };
  return item.image_path ? carrySceneImages(replaced, item.image_path, path) : replaced;
};

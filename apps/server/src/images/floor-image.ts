import type { FloorsFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { byId } from '@vitrine/domain/design/floors/offered';
import { floorsModel } from '@vitrine/domain/design/floors-model';
import type { ContentFiles } from '../ports/content-files.ts';

interface Floor {
  dataUrl: string;
  file: FloorsFile;
  assets: AssetIndex;
}

/**
 * The image of a floor: the preview that its blend came with, else the room as it is without. Null where neither was
 * uploaded; flakes are strewn in browsers only.
 * @param design as text; the one that the floor opens with where there is none
 */
export async function floorImage(
  content: ContentFiles,
  { dataUrl, file, assets }: Floor,
  design = '',
): Promise<Buffer | null> {
  const { blend: id } = floorsModel(file).restore(design).design;
  const wanted = [byId(file.blends, id)?.preview, file.scene?.base];
  const path = wanted.find((each): each is string => typeof each === 'string' && Object.hasOwn(assets, each));
  const variant = path === undefined ? undefined : assets[path]?.variants[0];
  return variant ? content.read(`${dataUrl}/${variant.file}`) : null;
}

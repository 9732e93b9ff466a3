import type { FloorsFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { floorsModel } from '@vitrine/domain/design/floors/floors-model';
import { byId } from '@vitrine/domain/design/floors/offered';
import type { ContentFiles } from '../ports/content-files.ts';

interface Floor {
  dataUrl: string;
  file: FloorsFile;
  assets: AssetIndex;
}

/**
 * The image of a floor: the preview of its blend, else the room as it is. Null when neither was uploaded; only browsers
 * scatter flakes.
 * @param design as text; undefined means the floor's opening design
 */
export async function floorImage(
  content: ContentFiles,
  { dataUrl, file, assets }: Floor,
  design = '',
): Promise<Buffer | null> {
  const { blend: id } = floorsModel(file).restore(design).design;
  const candidates = [byId(file.blends, id)?.preview, file.scene?.base];
  const path = candidates.find((each): each is string => typeof each === 'string' && Object.hasOwn(assets, each));
  const variant = path === undefined ? undefined : assets[path]?.variants[0];
  return variant ? content.read(`${dataUrl}/${variant.file}`) : null;
}

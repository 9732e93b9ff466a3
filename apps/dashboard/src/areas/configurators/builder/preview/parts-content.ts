import type { FloorsFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { FloorDraft, RobeDraft } from '@vitrine/domain/builder/draft';
import { namedPaths } from '@vitrine/domain/builder/named-paths';
import { robeOffer } from '@vitrine/domain/design/robes/robe-offer';
import type { LocalImage } from '../measure/local-image.ts';
import { plainFloor } from './plain-floor.ts';
import type { PreviewContent } from './preview-content.ts';

/** A wardrobe needs something of each list to be drawn. */
const isDrawableRobe = (file: SlidingRobeFile): boolean => {
  const { layouts, frames, internals, materials } = robeOffer(file);
  return [layouts, frames, internals, materials].every((parts) => parts.length > 0);
};

const hasRoom = ({ scene }: FloorsFile, assets: AssetIndex): boolean =>
  [scene?.base, scene?.mask].every((path) => path && Object.hasOwn(assets, path)) &&
  Array.isArray(scene?.homography_world_to_image);

/**
 * A floor or a wardrobe as the viewer shows it; null while it lacks what the viewer needs.
 * @param stored the prepared images of the version that it changes
 */
export const partsContent = (
  draft: FloorDraft | RobeDraft,
  images: ReadonlyMap<string, LocalImage>,
  stored: AssetIndex,
): PreviewContent | null => {
  const { file, images: facts } = draft;
  const assets: AssetIndex = { ...stored };
  const sent: PreviewContent['images'] = {};
  for (const path of namedPaths(file, facts)) {
    const image = images.get(facts[path]?.hash ?? '');
    if (!image) continue;
    assets[path] = image.asset;
    sent[image.facts.hash] = image.shown;
  }
  const content = { details: file, assets, images: sent };
  if (draft.type === 'slidingrobe') return isDrawableRobe(draft.file) ? content : null;
  if (draft.file.blends.length === 0) return null;
  if (hasRoom(draft.file, assets)) return content;
  return {
    details: { ...draft.file, scene: plainFloor.scene },
    assets: { ...assets, ...plainFloor.assets },
    images: { ...sent, ...plainFloor.images() },
  };
};

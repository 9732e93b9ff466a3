import type { FloorsFile, LayeredFile } from '@vitrine/contract/configurator-file';
import type { LatestFile } from '@vitrine/contract/latest-file';

/** What a viewer of a room reads once, when it starts; null without a room. */
const startOfRoom = ({ base, project_info }: Partial<LayeredFile>): unknown =>
  base ? [base.width, base.height, base.projection, base.initial_yaw, project_info] : null;

/** A floor is drawn in an image of one size; everything else of its room can change. */
const startOfFloor = ({ scene }: Partial<FloorsFile>): unknown =>
  scene?.base && scene.mask && scene.homography_world_to_image ? [scene.width, scene.height] : null;

/** What a viewer reads once, when it starts; null for a file that it cannot show. */
const startOf = ({ configurator, details }: LatestFile): string | null => {
  const { type } = configurator;
  const file = details as Partial<LayeredFile & FloorsFile>;
  const start = type === 'slidingrobe' ? [] : type === 'floors' ? startOfFloor(file) : startOfRoom(file);
  return start ? JSON.stringify([configurator, start]) : null;
};

/** Whether a viewer that shows one file can show the other in place, so that the person's view stays as it is. */
export function canUpdate(shown: LatestFile | null, next: LatestFile): boolean {
  const start = startOf(next);
  return shown !== null && start !== null && startOf(shown) === start;
}

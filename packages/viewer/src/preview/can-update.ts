import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { LatestFile } from '@vitrine/contract/latest-file';

/** What a viewer reads once, when it starts. */
const startOf = ({ configurator, details }: LatestFile): string => {
  const { base } = details as Partial<LayeredFile>;
  return JSON.stringify([configurator, base?.width, base?.height, base?.projection, base?.initial_yaw]);
};

/** Whether a viewer that shows one file can show the other in place, so that the person's view stays as it is. */
export function canUpdate(shown: LatestFile | null, next: LatestFile): boolean {
  if (!shown || !(next.details as Partial<LayeredFile>).base) return false;
  return startOf(shown) === startOf(next);
}

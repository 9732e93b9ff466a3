import type { ImageIntake } from '@vitrine/contract/configurators/image-intake';
import type { ImageIntakeRecord } from '@vitrine/store/configurators/image-intakes';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';

/** Whether a configurator that was created to be live still waits for that: a version that somebody deployed stays. */
export const waitsToGoLive = (
  { publishes }: Pick<ImageIntakeRecord, 'publishes'>,
  { deployedVersion }: Pick<ConfiguratorRecord, 'deployedVersion'>,
): boolean => publishes && deployedVersion === null;

/** The progress of the last upload's images, on the wire; null when there is nothing to report. */
export function presentIntake(
  intake: ImageIntakeRecord | undefined,
  record: Pick<ConfiguratorRecord, 'deployedVersion'>,
): ImageIntake | null {
  if (!intake) return null;
  const { done, waiting, failed, missing, unused } = intake;
  return {
    status: statusOf(intake),
    done,
    total: done + waiting + failed.length,
    errors: failed.map(({ path, reason }) => ({ file: path, reason })),
    missing,
    unused,
    publishes: waitsToGoLive(intake, record),
  };
}

function statusOf({ waiting, failed, missing }: ImageIntakeRecord): ImageIntake['status'] {
  if (waiting > 0) return 'working';
  if (failed.length > 0) return 'failed';
  return missing.length > 0 ? 'incomplete' : 'done';
}

import type { ImageIntake } from '@vitrine/contract/configurators/image-intake';
import type { ImageIntakeRecord } from '@vitrine/store/configurators/image-intakes';

/** The progress of the last upload's images, on the wire; null when there is nothing to report. */
export function presentIntake(intake: ImageIntakeRecord | undefined): ImageIntake | null {
  if (!intake) return null;
  const { done, waiting, failed, missing, unused, publishes } = intake;
  return {
    status: statusOf(intake),
    done,
    total: done + waiting + failed.length,
    errors: failed.map(({ path, reason }) => ({ file: path, reason })),
    missing,
    unused,
    publishes,
  };
}

function statusOf({ waiting, failed, missing }: ImageIntakeRecord): ImageIntake['status'] {
  if (waiting > 0) return 'working';
  if (failed.length > 0) return 'failed';
  return missing.length > 0 ? 'incomplete' : 'done';
}

import type { PictureIntake } from '@vitrine/contract/configurators/picture-intake';
import type { PictureIntakeRecord } from '@vitrine/store/configurators/picture-intakes';

/** How far the pictures of the last upload are, on the wire; null when there is nothing to tell. */
export function presentIntake(intake: PictureIntakeRecord | undefined): PictureIntake | null {
  if (!intake) return null;
  const { done, waiting, failed, missing, unused, publishes } = intake;
  return {
    status: statusOf(intake),
    done,
    total: done + waiting + failed.length,
    failures: failed.map(({ path, reason }) => ({ file: path, reason })),
    missing,
    unused,
    publishes,
  };
}

function statusOf({ waiting, failed, missing }: PictureIntakeRecord): PictureIntake['status'] {
  if (waiting > 0) return 'working';
  if (failed.length > 0) return 'failed';
  return missing.length > 0 ? 'incomplete' : 'done';
}

import { enquiryLimits } from '@vitrine/contract/enquiries/limits';

/** The next time that old enquiries are deleted. */
export function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(enquiryLimits.deletedAtHour, 0, 0, 0);
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1);
  return night;
}

/**
 * The time before which enquiries are older than this many months. The 31st becomes the last day of a shorter month.
 */
export function retainedSince(now: Date, months: number): Date {
  const since = new Date(now);
  since.setUTCDate(1);
  since.setUTCMonth(since.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 0)).getUTCDate();
  since.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return since;
}

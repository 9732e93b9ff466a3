import { createHash, randomBytes } from 'node:crypto';
import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import { addDays } from '@vitrine/domain/analytics/days';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { utcDay } from '@vitrine/domain/dates/utc-day';
import { forgetDays, forgetVisitors, saltOf } from '@vitrine/store/analytics/visitors';
import type { Services } from '../../services.ts';

/** The identity of a visitor for counting: valid for one day and one organisation. */
export type VisitorHash = (of: {
  address: string;
  browser: string;
  organisationId: number;
}) => Promise<{ visitor: string; day: string }>;

/** Hashes visitors with the day's salt. Address and browser are read and never stored. */
export function visitorHash({ db, clock }: Pick<Services, 'db' | 'clock'>): VisitorHash {
  let today: { begins: number; day: string; salt: Promise<string> } | null = null;
  return async ({ address, browser, organisationId }) => {
    const now = clock();
    const begins = now.getTime() - (now.getTime() % DAY_MS);
    if (today?.begins !== begins) {
      const day = utcDay(now);
      today = { begins, day, salt: saltOf(db, day, randomBytes(32).toString('base64url')) };
    }
    const { day, salt } = today;
    try {
      const text = [await salt, organisationId, address, browser].join('\n');
      return { visitor: createHash('sha256').update(text).digest('base64url'), day };
    } catch (error) {
      today = null;
      throw error;
    }
  };
}

/**
 * Deletes salts and hashes of the days before today; after that the counted visitors cannot be identified. Deletes
 * countries and options by day once no range can include them.
 */
export async function forgetVisitorsBefore({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const today = utcDay(clock());
  await forgetVisitors(db, today);
  await forgetDays(db, addDays(today, -limits.retentionDays));
}

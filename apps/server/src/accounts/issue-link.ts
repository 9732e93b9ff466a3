import { randomBytes } from 'node:crypto';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import type { Database } from '@vitrine/store/database';
import { replaceUserToken } from '@vitrine/store/session/user-tokens';
import type { Services } from '../services.ts';
import { hashToken } from './hash-token.ts';
import { queueAccountEmail } from './queue-account-email.ts';

const LIFETIME_MS = {
  invite: sessionLimits.inviteDays * DAY_MS,
  reset: sessionLimits.resetMinutes * 60_000,
} as const;

/**
 * Creates the one live link of its kind for a user and queues its email, in the caller's transaction. The store holds
 * the token's hash; the email holds the sealed token until it is sent. Wake 'send-email' after the commit.
 */
export async function issueLink(
  { jobs, secrets, clock }: Pick<Services, 'jobs' | 'secrets' | 'clock'>,
  transaction: Database,
  kind: keyof typeof LIFETIME_MS,
  user: { id: number; email: string; organisationId: number | null },
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const now = clock();
  await replaceUserToken(transaction, {
    userId: user.id,
    kind,
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + LIFETIME_MS[kind]),
    createdAt: now,
  });
  await queueAccountEmail({ jobs, secrets }, transaction, kind, user, token);
}

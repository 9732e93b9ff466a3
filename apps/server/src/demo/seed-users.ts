import { randomBytes } from 'node:crypto';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import type { Database } from '@vitrine/store/database';
import { replaceUserToken } from '@vitrine/store/session/user-tokens';
import { insertUser } from '@vitrine/store/users/queries';
import type { DemoPlan, PlannedUser } from '../../../../demo/seed-plan.ts';
import { hashToken } from '../accounts/hash-token.ts';
import { hashPassword } from '../accounts/passwords.ts';

export const DEMO_PASSWORD = 'vitrine-demo';

/**
 * Writes the plan's users; returns their ids by address. Users who have not accepted their invitation have no password.
 */
export async function insertUsers(
  db: Database,
  plan: DemoPlan,
  organisationIdOf: (key: string) => number,
): Promise<Map<string, number>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const ids = new Map<string, number>();
  for (const { organisationKey, invitedAt, createdAt: _createdAt, permissions, ...user } of plan.users) {
    const { id } = await insertUser(db, {
      ...user,
      permissions: [...permissions],
      organisationId: organisationKey === null ? null : organisationIdOf(organisationKey),
      passwordHash: invitedAt ? null : passwordHash,
      inviteStatus: invitedAt ? 'pending' : 'active',
    });
    ids.set(user.email, id);
    if (invitedAt) await insertInvitation(db, id, invitedAt);
  }
  return ids;
}

/** A link that was never emailed: it represents the time that is left. */
const insertInvitation = (db: Database, userId: number, invitedAt: NonNullable<PlannedUser['invitedAt']>) =>
  replaceUserToken(db, {
    userId,
    kind: 'invite',
    tokenHash: hashToken(randomBytes(32).toString('base64url')),
    createdAt: invitedAt,
    expiresAt: new Date(invitedAt.getTime() + sessionLimits.inviteDays * DAY_MS),
  });

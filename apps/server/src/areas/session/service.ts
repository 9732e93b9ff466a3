import { randomBytes } from 'node:crypto';
import { refuse } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import {
  findParents,
  findUserByEmail,
  insertSession,
  type OrganisationRecord,
  removeExpiredSessions,
  removeSession,
  type UserRow,
} from '@vitrine/store/session/queries';
import { hashToken, scopeOf } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { passwordFits } from './passwords.ts';

export interface SignedIn {
  token: string;
  expiresAt: Date;
  user: UserRow;
  organisation: OrganisationRecord | null;
  reseller: OrganisationRecord | null;
}

/**
 * Opens a session (platform.md §4). Refuses an unknown address and a wrong password in the same words and time; only
 * after the right password says that an account belongs nowhere (decision A2).
 */
export async function signIn(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  given: { email: string; password: string; keepLoggedIn: boolean },
): Promise<SignedIn> {
  const user = await findUserByEmail(db, given.email);
  const fits = await passwordFits(user?.passwordHash ?? null, given.password);
  if (!user || !fits) throw refuse('session.wrong_credentials');
  const parents = await findParents(db, user);
  if (!scopeOf(user, parents)) throw refuse('session.no_organisation');
  const now = clock();
  const hours = given.keepLoggedIn ? sessionLimits.rememberedDays * 24 : sessionLimits.unrememberedHours;
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  const token = randomBytes(32).toString('base64url');
  await removeExpiredSessions(db, now);
  await insertSession(db, { tokenHash: hashToken(token), userId: user.id, expiresAt });
  return { token, expiresAt, user, ...parents };
}

export const signOut = async ({ db }: Pick<Services, 'db'>, tokenHash: string): Promise<void> => {
  await removeSession(db, tokenHash);
};

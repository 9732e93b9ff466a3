import type { AuditPhrase } from '@vitrine/contract/audit/texts';
import { AppError } from '@vitrine/contract/errors';
import type { OwnSession } from '@vitrine/contract/session/schemas';
import { checkEdit, checkSecureAccount } from '@vitrine/domain/policies/users';
import type { Database } from '@vitrine/store/database';
import { listSessionsOf, removeSessionById, removeSessionsOf } from '@vitrine/store/session/queries';
import type { Caller } from '../../accounts/caller.ts';
import { presentSession } from '../../accounts/present-session.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import type { Services } from '../../services.ts';
import { accountOf, assertAllowed, changeAccount } from './change-account.ts';
import { nameOf, userInScope } from './service.ts';

/** A user's sessions, the last used first; for callers who may edit the user. */
export async function listUserSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  userId: number,
): Promise<OwnSession[]> {
  const user = await userInScope(db, caller, userId);
  assertAllowed(checkEdit(accountOf(caller.user), accountOf(user)));
  return (await listSessionsOf(db, user.id, clock())).map((session) => presentSession(session, caller.sessionId));
}

/** Ends one session of a user. One that is not the user's is answered like one that does not exist. */
export const endUserSession = (services: Services, caller: Caller, userId: number, sessionId: number): Promise<void> =>
  endSessions(services, caller, userId, async (transaction) => {
    if (!(await removeSessionById(transaction, userId, sessionId))) throw new AppError('resource.missing');
    return { phrase: 'session.one' };
  });

/** Signs a user out everywhere. */
export const endUserSessions = (services: Services, caller: Caller, userId: number): Promise<void> =>
  endSessions(services, caller, userId, async (transaction) => {
    await removeSessionsOf(transaction, userId);
    return { phrase: 'session.all' };
  });

/** `end` returns the text for the audit log. Callers end their own sessions in their own settings. */
const endSessions = (
  services: Services,
  caller: Caller,
  userId: number,
  end: (transaction: Database) => Promise<AuditPhrase>,
): Promise<void> =>
  changeAccount(services, caller, userId, async (transaction, { caller: current, user, tenant }) => {
    assertAllowed(checkSecureAccount(accountOf(current.user), accountOf(user)));
    const details = { subject: nameOf(user), detail: await end(transaction), within: tenant };
    await recordAuditEvent(services, transaction, current, 'session.closed', details);
  });

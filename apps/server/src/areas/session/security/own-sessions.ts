import { AppError } from '@vitrine/contract/errors';
import type { OwnSession } from '@vitrine/contract/session/schemas';
import { listSessionsOf, removeSessionById, removeSessionsOf } from '@vitrine/store/session/queries';
import type { Caller } from '../../../accounts/caller.ts';
import { presentSession } from '../../../accounts/present-session.ts';
import { recordAuditEvent } from '../../../accounts/record-audit-event.ts';
import type { Services } from '../../../services.ts';

/** The caller's sessions, the last used first. */
export async function listOwnSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user, sessionId }: Caller,
): Promise<OwnSession[]> {
  const sessions = await listSessionsOf(db, user.id, clock());
  return sessions.map((session) => presentSession(session, sessionId));
}

/** Ends one of the caller's sessions. Another user's is answered like one that does not exist. */
export async function endSession(services: Services, caller: Caller, sessionId: number): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    if (!(await removeSessionById(transaction, caller.user.id, sessionId))) throw new AppError('resource.missing');
    await recordAuditEvent(services, transaction, caller, 'session.closed', {
      detail: sessionId === caller.sessionId ? '' : { phrase: 'session.another' },
    });
  });
}

/** Ends every session of the caller but the current one. */
export async function endOtherSessions(services: Services, caller: Caller): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    await removeSessionsOf(transaction, caller.user.id, caller.tokenHash);
    await recordAuditEvent(services, transaction, caller, 'session.closed', { detail: { phrase: 'session.others' } });
  });
}

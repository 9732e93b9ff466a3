import type { AuditPhrase } from '@vitrine/contract/audit/texts';
import { AppError } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import type { Database } from '@vitrine/store/database';
import { takeAppStep } from '@vitrine/store/session/authenticator-apps';
import { findParents, findUserById, type UserRow } from '@vitrine/store/session/queries';
import { takeRecoveryCode } from '@vitrine/store/session/recovery-codes';
import { countTicketTry, takeTicket } from '@vitrine/store/session/tickets';
import { hashToken } from '../../../accounts/hash-token.ts';
import { recordAuditEvent } from '../../../accounts/record-audit-event.ts';
import { countTry, triesOf } from '../../../plugins/rate-limits.ts';
import type { Services } from '../../../services.ts';
import { readAppCode } from '../security/app-codes.ts';
import { hashRecoveryCode, readRecoveryCode } from '../security/recovery-codes.ts';
import { knownDeviceKey } from './known-device.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { codeError } from './sign-in-methods.ts';
import type { Visitor } from './visitor.ts';

/**
 * Finishes a sign-in with a code of the authenticator app or a recovery code; each works once. A ticket allows a few
 * wrong answers. Wrong answers also count by account, or by known device, because anyone who knows the password can
 * request any number of tickets.
 */
export async function answerSecondStep(
  services: Services,
  input: { ticket: string; code: string },
  visitor: Visitor,
): Promise<OpenedSession> {
  const { db, clock } = services;
  const key = { ticketHash: hashToken(input.ticket), kind: 'second-step' as const, now: clock() };
  const ticket = await countTicketTry(db, key);
  const user = ticket?.userId ? await findUserById(db, ticket.userId) : undefined;
  if (!ticket || !user || ticket.tries > sessionLimits.secondStepTries) throw new AppError('session.ticket_expired');
  const device = await knownDeviceKey(services, user.email, visitor);
  const forgive = await countTry(services, triesOf(`second-step:${device ?? `account:${user.id}`}`));
  const take = await readCode(services, user, input.code);
  const by = await db.transaction().execute(async (transaction) => {
    const used = await take?.(transaction);
    if (used && !(await takeTicket(transaction, key))) throw new AppError('session.ticket_expired');
    return used;
  });
  if (!by) {
    const parents = await findParents(db, user);
    const detail = { phrase: 'second_step.wrong' } as const;
    await recordAuditEvent(services, db, { user, ...parents }, 'session.refused', { detail });
    throw codeError();
  }
  await forgive();
  const keepLoggedIn = ticket.payload.keepLoggedIn === true;
  return openSession(services, user, { keepLoggedIn, userAgent: visitor.userAgent, by });
}

/** Uses the code up; resolves with its name in the audit log, or null when it is no longer valid. */
type Take = (transaction: Database) => Promise<AuditPhrase | null>;

/** All costly work happens here, before the transaction. */
async function readCode(services: Services, { id }: UserRow, text: string): Promise<Take | null> {
  const recoveryCode = readRecoveryCode(text);
  if (recoveryCode !== null) {
    const codeHash = await hashRecoveryCode(id, recoveryCode);
    return async (transaction) =>
      (await takeRecoveryCode(transaction, id, codeHash)) ? { phrase: 'method.recovery' } : null;
  }
  const appCode = await readAppCode(services, id, text);
  if (!appCode) return null;
  return async (transaction) => ((await takeAppStep(transaction, appCode)) ? { phrase: 'method.app' } : null);
}

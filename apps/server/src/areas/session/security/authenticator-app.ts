import { AppError } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { findAppSetup, removeApp as removeStoredApp, replaceApp } from '@vitrine/store/session/authenticator-apps';
import { lockAccount } from '@vitrine/store/session/lock-account';
import { removeRecoveryCodes, replaceRecoveryCodes } from '@vitrine/store/session/recovery-codes';
import { removeTicketsOf, takeTicket } from '@vitrine/store/session/tickets';
import type { Caller } from '../../../accounts/caller.ts';
import { assertCurrentPassword, lockWithPassword } from '../../../accounts/current-password.ts';
import { recordAuditEvent } from '../../../accounts/record-audit-event.ts';
import type { Services } from '../../../services.ts';
import { assertSecondStepStays, codeError } from '../sign-in/sign-in-methods.ts';
import { makeTicket } from '../sign-in/tickets.ts';
import { appUri, makeAppSecret, stepOfCode } from './app-codes.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

const DETAIL = { phrase: 'method.app' } as const;

/** Begins to set up an app; nothing changes until one of its codes is confirmed. Drops an earlier unfinished set-up. */
export async function startApp(
  services: Services,
  caller: Caller,
  password: string,
): Promise<{ secret: string; uri: string }> {
  await assertCurrentPassword(services, caller, password);
  const { user } = caller;
  const secret = makeAppSecret();
  await removeTicketsOf(services.db, user.id, 'new-app');
  await makeTicket(services, {
    kind: 'new-app',
    userId: user.id,
    payload: { sealedSecret: services.secrets.seal(secret) },
    seconds: sessionLimits.ticketMinutes * 60,
  });
  return { secret, uri: appUri(secret, user.email) };
}

/**
 * Confirms the app with one of its codes, which counts as used. From then on sign-in asks for it, and a former app
 * stops working. Returns the recovery codes, which are never shown again.
 */
export async function confirmApp(services: Services, caller: Caller, code: string): Promise<string[]> {
  const { db, secrets, clock } = services;
  const userId = caller.user.id;
  const now = clock();
  const setup = await findAppSetup(db, userId, now);
  if (!setup) throw new AppError('session.ticket_expired');
  const sealedSecret = String(setup.payload.sealedSecret);
  const lastStep = stepOfCode(secrets.open(sealedSecret), code, now);
  if (lastStep === null) throw codeError();
  const { codes, hashes } = await makeRecoveryCodes(userId);
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const taken = await takeTicket(transaction, { ticketHash: setup.ticketHash, kind: 'new-app', now });
    if (!taken) throw new AppError('session.ticket_expired');
    await replaceApp(transaction, { userId, sealedSecret, lastStep, createdAt: now });
    await replaceRecoveryCodes(transaction, userId, hashes);
    await recordAuditEvent(services, transaction, caller, 'two_step.added', { detail: DETAIL });
  });
  return codes;
}

/** Removes the app with its recovery codes. Rejects a wrong password, and a removal where a second step is required. */
export async function removeApp(services: Services, caller: Caller, password: string): Promise<void> {
  await assertCurrentPassword(services, caller, password);
  const userId = caller.user.id;
  await services.db.transaction().execute(async (transaction) => {
    await lockWithPassword(transaction, caller);
    if (!(await removeStoredApp(transaction, userId))) throw new AppError('resource.missing');
    await removeRecoveryCodes(transaction, userId);
    await assertSecondStepStays(transaction, caller);
    await recordAuditEvent(services, transaction, caller, 'two_step.removed', { detail: DETAIL });
  });
}

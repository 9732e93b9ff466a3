import { sessionLimits } from '@vitrine/contract/session/limits';
import type { SecondStep } from '@vitrine/contract/session/schemas';
import type { Database } from '@vitrine/store/database';
import type { UserRow } from '@vitrine/store/session/queries';
import { readSecondSteps } from '@vitrine/store/session/second-steps';
import type { Services } from '../../../services.ts';
import { lockProved } from './proved-account.ts';
import { makeTicket } from './tickets.ts';

export async function hasSecondStep(db: Database, userId: number): Promise<boolean> {
  const { app, passkeyDomains } = await readSecondSteps(db, userId);
  return app || passkeyDomains.length > 0;
}

/** The ticket for the second step after the right password; null when the account has no second step. */
export async function askSecondStep(
  services: Pick<Services, 'db' | 'clock'>,
  user: UserRow,
  keepLoggedIn: boolean,
): Promise<SecondStep | null> {
  const { app, passkeyDomains } = await readSecondSteps(services.db, user.id);
  const hasPasskey = passkeyDomains.length > 0;
  if (!app && !hasPasskey) return null;
  const ticket = await services.db.transaction().execute(async (transaction) => {
    await lockProved(transaction, user);
    return makeTicket(
      { db: transaction, clock: services.clock },
      { kind: 'second-step', userId: user.id, payload: { keepLoggedIn }, seconds: sessionLimits.ticketMinutes * 60 },
    );
  });
  const methods = [...(app ? (['app'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])];
  return { ticket, methods, passkey_domains: passkeyDomains };
}

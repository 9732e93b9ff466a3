import { randomBytes } from 'node:crypto';
import { insertTicket, removeExpiredTickets, type TicketRecord, takeTicket } from '@vitrine/store/session/tickets';
import { hashToken } from '../../../accounts/hash-token.ts';
import type { Services } from '../../../services.ts';

/** Stores a ticket until it is answered. Only the caller knows the token; the store has its hash. */
export async function makeTicket(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: {
    kind: TicketRecord['kind'];
    userId: number | null;
    /** The session that the ticket ends with. */
    sessionId?: number;
    payload?: Record<string, unknown>;
    seconds: number;
  },
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const now = clock();
  await removeExpiredTickets(db, now);
  await insertTicket(db, {
    ticketHash: hashToken(ticket),
    kind: input.kind,
    userId: input.userId,
    sessionId: input.sessionId ?? null,
    payload: input.payload ?? {},
    expiresAt: new Date(now.getTime() + input.seconds * 1000),
  });
  return ticket;
}

/** Undefined when there is none, it has expired, or it was used before: each works once. */
export const redeemTicket = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: TicketRecord['kind'],
  ticket: string,
): Promise<TicketRecord | undefined> => takeTicket(db, { ticketHash: hashToken(ticket), kind, now: clock() });

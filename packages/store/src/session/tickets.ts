import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { SignInTicketsTable } from '../tables/accounts.ts';

export type TicketRecord = Selectable<SignInTicketsTable>;

export const insertTicket = (
  db: Database,
  ticket: {
    ticketHash: string;
    kind: TicketRecord['kind'];
    userId: number | null;
    sessionId: number | null;
    payload: Record<string, unknown>;
    expiresAt: Date;
  },
): Promise<unknown> =>
  db
    .insertInto('signInTickets')
    .values({ ...ticket, payload: JSON.stringify(ticket.payload) })
    .execute();

/** Removes a valid ticket and returns it: of two calls at once, one gets it. */
export const takeTicket = (
  db: Database,
  input: { ticketHash: string; kind: TicketRecord['kind']; now: Date },
): Promise<TicketRecord | undefined> =>
  db
    .deleteFrom('signInTickets')
    .where('ticketHash', '=', input.ticketHash)
    .where('kind', '=', input.kind)
    .where('expiresAt', '>', input.now)
    .returningAll()
    .executeTakeFirst();

/** Counts an attempt on a ticket that may be answered several times; undefined when it is no longer valid. */
export const countTicketTry = (
  db: Database,
  input: { ticketHash: string; kind: TicketRecord['kind']; now: Date },
): Promise<TicketRecord | undefined> =>
  db
    .updateTable('signInTickets')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('ticketHash', '=', input.ticketHash)
    .where('kind', '=', input.kind)
    .where('expiresAt', '>', input.now)
    .returningAll()
    .executeTakeFirst();

/** A user has one open ticket of a kind at a time. */
export const removeTicketsOf = (db: Database, userId: number, kind: TicketRecord['kind']): Promise<unknown> =>
  db.deleteFrom('signInTickets').where('userId', '=', userId).where('kind', '=', kind).execute();

export const removeExpiredTickets = (db: Database, now: Date): Promise<unknown> =>
  db.deleteFrom('signInTickets').where('expiresAt', '<=', now).execute();

import { AppError } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import type { PasskeyQuestion } from '@vitrine/contract/session/schemas';
import type { Services } from '../../../services.ts';
import type { RelyingParty } from '../security/relying-party.ts';
import { makeTicket, redeemTicket } from './tickets.ts';

type Kind = 'passkey' | 'new-passkey';

/** How long a browser may wait for the user. */
export const CHALLENGE_MS = sessionLimits.ticketMinutes * 60_000;

/** Stores a challenge, with the domain that it is for, until the browser's answer arrives with the ticket. */
export async function saveChallenge(
  services: Services,
  input: { kind: Kind; userId: number | null; party: RelyingParty; options: { challenge: string } },
): Promise<PasskeyQuestion> {
  const { kind, userId, party, options } = input;
  const ticket = await makeTicket(services, {
    kind,
    userId,
    payload: { challenge: options.challenge, relyingParty: party.id },
    seconds: CHALLENGE_MS / 1000,
  });
  return { ticket, options: { ...options } };
}

/**
 * The challenge that a browser's answer is checked against; uses the ticket up. Rejects an expired one, or one of
 * another domain.
 */
export async function takeChallenge(
  services: Services,
  input: { kind: Kind; userId: number | null; party: RelyingParty | null; ticket: string },
): Promise<{ expectedChallenge: string; expectedOrigin: string; expectedRPID: string }> {
  const { kind, userId, party } = input;
  const ticket = await redeemTicket(services, kind, input.ticket);
  if (!ticket || ticket.userId !== userId) throw new AppError('session.ticket_expired');
  const { challenge, relyingParty } = ticket.payload;
  if (typeof challenge !== 'string' || !party || party.id !== relyingParty)
    throw new AppError('session.passkey_invalid');
  return { expectedChallenge: challenge, expectedOrigin: party.origin, expectedRPID: party.id };
}

/** The authenticator's name for an account. It returns it at sign-in, and it reveals nothing about the person. */
export const userHandleOf = (userId: number): Uint8Array<ArrayBuffer> => new TextEncoder().encode(String(userId));

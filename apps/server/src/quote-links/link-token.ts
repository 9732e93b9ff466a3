import { createHmac, timingSafeEqual } from 'node:crypto';
import type { QuoteVersionRecord } from '@vitrine/store/quotes/versions';
import type { Secrets } from '../ports/secrets.ts';

type SentVersion = Pick<QuoteVersionRecord, 'id' | 'salt'>;

/** An id that the database could have, and a signature. */
const SHAPE = /^([1-9]\d{0,9})-[\w-]{43}$/;
const LARGEST_ID = 2_147_483_647;

/**
 * The secret of a customer's link to a sent state. It is derived, so that every email can have it and no table does.
 * The same state always has the same one.
 */
export function linkToken(secrets: Secrets, { id, salt }: SentVersion): string {
  const signature = createHmac('sha256', secrets.derive('quote links')).update(`${id} ${salt}`).digest('base64url');
  return `${id}-${signature}`;
}

/** The id of the sent state that a token names; null for anything that is no token. */
export function idOfToken(token: string): number | null {
  const id = Number(SHAPE.exec(token)?.[1]);
  return id > 0 && id <= LARGEST_ID ? id : null;
}

/** Whether a token is the one of this sent state, to the last sign. Takes equally long for every token. */
export function isTokenOf(secrets: Secrets, version: SentVersion, token: string): boolean {
  const [expected, presented] = [Buffer.from(linkToken(secrets, version)), Buffer.from(token)];
  return expected.length === presented.length && timingSafeEqual(expected, presented);
}

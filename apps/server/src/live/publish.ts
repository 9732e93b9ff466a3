import type { LiveFrame } from '@vitrine/contract/live/events';
import type { Database } from '@vitrine/store/database';
import { notify } from '@vitrine/store/live/notify';
import type { Scope } from '@vitrine/store/scope';

/** The owner of an event: an organisation, and one of its resellers when that may see it too. */
export interface Audience {
  organisationId: number;
  resellerId?: number;
}

export interface LiveMessage {
  frame: LiveFrame;
  audience: Audience;
}

/**
 * Sends an event to every browser that may see it, whatever server it is connected to, once the transaction is
 * committed.
 */
export const publishLive = (transaction: Database, frame: LiveFrame, audience: Audience): Promise<void> =>
  notify(transaction, { frame, audience } satisfies LiveMessage);

/** The same rule as for reading: administrators see all, an organisation its own, a reseller what names it. */
export function maySee(scope: Scope, audience: Audience): boolean {
  if (scope.kind === 'administrator') return true;
  if (scope.kind === 'organisation') return scope.organisationId === audience.organisationId;
  return scope.resellerId === audience.resellerId;
}

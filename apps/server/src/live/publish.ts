import type { LiveFrame } from '@vitrine/contract/live/events';
import type { Audience } from '@vitrine/domain/policies/scope';
import type { Database } from '@vitrine/store/database';
import { notify } from '@vitrine/store/live/notify';

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

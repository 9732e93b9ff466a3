import { deviceName } from '@vitrine/contract/session/device-name';
import type { OwnSession } from '@vitrine/contract/session/schemas';
import type { SessionRecord } from '@vitrine/store/session/queries';

/** A session on the wire, without its hash; `callersId` is the caller's own session. */
export const presentSession = (session: SessionRecord, callersId: number): OwnSession => ({
  id: session.id,
  device: deviceName(session.device),
  created_at: session.createdAt.toISOString(),
  last_used_at: session.lastUsedAt.toISOString(),
  expires_at: session.expiresAt.toISOString(),
  current: session.id === callersId,
});

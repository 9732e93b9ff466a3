import { scopeOf } from '@vitrine/domain/policies/scope';
import { CALLER_CHANNEL } from '@vitrine/store/live/channel';
import { findParents, findUserBySession, type SessionTerms, touchSession } from '@vitrine/store/session/queries';
import type { Services } from '../services.ts';
import { actorOf } from './actor-of.ts';
import type { Caller } from './caller.ts';
import { hashToken } from './hash-token.ts';

/** The token that a request presents. */
export interface PresentedToken {
  token: string;
  by: Caller['by'];
}

/** The callers of the sessions that requests present, read once and kept in memory while nothing about them changes. */
export interface KnownCallers {
  /**
   * The caller of a token, while its session is valid; null for any other. `isUse` notes the use of the session.
   * Before a change (`isChange`), everything that is committed anywhere by now is taken into account; otherwise what
   * another server has committed may count a moment later, what this one has committed counts at once.
   */
  find(found: PresentedToken, purpose: { isUse: boolean; isChange: boolean }): Promise<Caller | null>;
  close(): Promise<void>;
}

interface KnownCaller extends SessionTerms {
  caller: Omit<Caller, 'by'>;
  lastUsedAt: Date;
  /** By the process's own clock. */
  readAt: number;
}

/** The precision of "last used": not every call writes. */
const TOUCH_EVERY_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
/** Above this many the oldest are read again at their next request, which bounds the memory. */
const CALLERS_MAXIMUM = 10_000;
/** Should a message of the database ever be lost, it is as if it came this much later. */
const KNOWN_FOR_MS = 30_000;

/** Listens to the database for changes of sessions, accounts and tenants (migration 0042) as long as it is open. */
export async function knownCallers(services: Pick<Services, 'db' | 'clock' | 'listen'>): Promise<KnownCallers> {
  const { db, clock, listen } = services;
  const known = new Map<string, KnownCaller>();
  /** Grows with every message, so that nothing is kept that was read before one and arrives after it. */
  let messages = 0;

  const listener = await listen(CALLER_CHANNEL, (message) => {
    messages++;
    const [kind, id] = message.split(':');
    for (const [tokenHash, { caller }] of known) if (isAbout(caller, kind, Number(id))) known.delete(tokenHash);
  });

  function remembered(tokenHash: string): KnownCaller | undefined {
    const found = known.get(tokenHash);
    return found && isGood(found, clock()) && performance.now() - found.readAt < KNOWN_FOR_MS ? found : undefined;
  }

  async function read(tokenHash: string): Promise<KnownCaller | null> {
    const before = messages;
    const session = await findUserBySession(db, tokenHash, clock());
    if (!session) return null;
    const { user, sessionId, hasSecondStep, ...terms } = session;
    const parents = await findParents(db, user);
    const scope = scopeOf(actorOf({ user, ...parents }));
    if (!scope) return null;
    const caller = { user, ...parents, scope, tokenHash, sessionId, hasSecondStep };
    const found = { caller, ...terms, readAt: performance.now() };
    if (messages === before) keep(tokenHash, found);
    return found;
  }

  function keep(tokenHash: string, found: KnownCaller): void {
    known.delete(tokenHash);
    known.set(tokenHash, found);
    const [oldest] = known.keys();
    if (known.size > CALLERS_MAXIMUM && oldest !== undefined) known.delete(oldest);
  }

  return {
    find: async ({ token, by }, { isUse, isChange }) => {
      if (isChange) await listener.catchUp();
      const tokenHash = hashToken(token);
      const found = remembered(tokenHash) ?? (await read(tokenHash));
      if (!found) return null;
      const now = clock();
      if (isUse && now.getTime() - found.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
        found.lastUsedAt = now;
        await touchSession(db, found.caller.sessionId, now);
      }
      return { ...found.caller, by };
    },
    close: listener.stop,
  };
}

/** Whether a message concerns a caller; one that cannot be read, and one for lost messages, concern all. */
function isAbout(
  { user, organisation, reseller }: KnownCaller['caller'],
  kind: string | undefined,
  id: number,
): boolean {
  if (kind === 'user') return user.id === id;
  if (kind === 'organisation') return organisation?.id === id || reseller?.id === id;
  return true;
}

/** The same as the store's `isGoodAt`. */
const isGood = ({ expiresAt, idleHours, lastUsedAt }: KnownCaller, now: Date): boolean =>
  expiresAt > now && (idleHours === null || lastUsedAt.getTime() + idleHours * HOUR_MS > now.getTime());

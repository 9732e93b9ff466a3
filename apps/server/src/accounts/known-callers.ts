import { scopeOf } from '@vitrine/domain/policies/scope';
import { findParents, findUserBySession, type SessionTerms, touchSession } from '@vitrine/store/session/queries';
import { knownUntilChanged } from '../live/known-until-changed.ts';
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
}

/** The precision of "last used": not every call writes. */
const TOUCH_EVERY_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
/** Bounds the memory. */
const CALLERS_MAXIMUM = 10_000;

/** Listens to the database for changes of sessions, accounts and tenants (migration 0042) as long as it is open. */
export async function knownCallers(services: Pick<Services, 'db' | 'clock' | 'listen'>): Promise<KnownCallers> {
  const { db, clock } = services;
  const known = await knownUntilChanged<KnownCaller>(services, { isAbout, most: CALLERS_MAXIMUM });

  function remembered(tokenHash: string): KnownCaller | undefined {
    const found = known.get(tokenHash);
    return found && isGood(found, clock()) ? found : undefined;
  }

  async function read(tokenHash: string): Promise<KnownCaller | null> {
    const session = await findUserBySession(db, tokenHash, clock());
    if (!session) return null;
    const { user, sessionId, hasSecondStep, ...terms } = session;
    const parents = await findParents(db, user);
    const scope = scopeOf(actorOf({ user, ...parents }));
    return scope && { caller: { user, ...parents, scope, tokenHash, sessionId, hasSecondStep }, ...terms };
  }

  return {
    find: async ({ token, by }, { isUse, isChange }) => {
      if (isChange) await known.catchUp(0);
      const tokenHash = hashToken(token);
      const found = remembered(tokenHash) ?? (await known.read(tokenHash, () => read(tokenHash)));
      if (!found) return null;
      const now = clock();
      if (isUse && now.getTime() - found.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
        found.lastUsedAt = now;
        await touchSession(db, found.caller.sessionId, now);
      }
      return { ...found.caller, by };
    },
    close: known.close,
  };
}

/** Whether a message concerns a caller; one of a kind that a later release sends may. */
function isAbout({ caller: { user, organisation, reseller } }: KnownCaller, kind: string, id: number): boolean {
  if (kind === 'user') return user.id === id;
  if (kind === 'organisation') return organisation?.id === id || reseller?.id === id;
  return kind !== 'configurator';
}

/** The same as the store's `isGoodAt`. */
const isGood = ({ expiresAt, idleHours, lastUsedAt }: KnownCaller, now: Date): boolean =>
  expiresAt > now && (idleHours === null || lastUsedAt.getTime() + idleHours * HOUR_MS > now.getTime());

import { scopeOf } from '@vitrine/domain/policies/scope';
import type { Database } from '@vitrine/store/database';
import { findParents, findUserById } from '@vitrine/store/session/queries';
import { findUserToken } from '@vitrine/store/session/user-tokens';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { actorOf } from '../accounts/actor-of.ts';
import type { Caller } from '../accounts/caller.ts';
import { hashToken } from '../accounts/hash-token.ts';
import { readToken } from './session.ts';

/**
 * Tokens that can do one thing. They are read on routes of that ability only, so that they are worthless everywhere
 * else.
 */
export const abilityToken = fp(async (app: FastifyInstance, { db, clock }: { db: Database; clock: () => Date }) => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.caller || request.routeOptions.config.contract?.ability !== 'contact') return done();
    const found = readToken(request);
    if (found?.by !== 'bearer') return done();
    holderOf(db, found.token, clock()).then((caller) => {
      request.caller = caller;
      done();
    }, done);
  });
});

async function holderOf(db: Database, token: string, now: Date): Promise<Caller | null> {
  const tokenHash = hashToken(token);
  const holder = await findUserToken(db, { kind: 'contact-test', tokenHash, now });
  const user = holder && (await findUserById(db, holder.userId));
  if (!user) return null;
  const parents = await findParents(db, user);
  const scope = scopeOf(actorOf({ user, ...parents }));
  // It names no session: there is none to end, and the second step was checked when the token was created.
  return scope && { user, ...parents, scope, tokenHash, sessionId: 0, hasSecondStep: true, by: 'bearer' };
}

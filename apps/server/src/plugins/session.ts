import { sessionLimits } from '@vitrine/contract/session/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Caller } from '../accounts/caller.ts';
import type { KnownCallers, PresentedToken } from '../accounts/known-callers.ts';
import { accessErrorOf } from '../mount.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** The token of the session that names the caller. */
    sessionToken: PresentedToken | null;
    /**
     * Reads the caller of the session again, which costs no statement while nothing about it changed. Rejects when it
     * may not use the route any more.
     */
    renewCaller(): Promise<void>;
  }
}

/**
 * Reads the session of each request to a route of the contract, before the route runs. Before a change it is read again
 * once the body has arrived: that can take minutes, in which somebody signs out, or loses a role.
 */
export const session = fp(async (app: FastifyInstance, { callers }: { callers: KnownCallers }) => {
  app.decorateRequest('caller', null);
  app.decorateRequest('sessionToken', null);
  app.decorateRequest('renewCaller', async function (this: FastifyRequest) {
    const { contract } = this.routeOptions.config;
    if (!contract || !this.sessionToken) return;
    this.caller = await callers.find(this.sessionToken, { isUse: false, isChange: false });
    const error = accessErrorOf(contract, this);
    if (error) throw error;
  });

  app.addHook('onRequest', (request, _reply, done) => {
    const { contract } = request.routeOptions.config;
    const found = contract ? readToken(request) : null;
    if (!contract || !found) return done();
    const isUse = request.headers[sessionLimits.unattendedHeaderName] === undefined;
    callers.find(found, { isUse, isChange: contract.method !== 'GET' }).then((caller) => {
      request.caller = caller;
      request.sessionToken = caller && found;
      done();
    }, done);
  });

  app.addHook('preHandler', (request, _reply, done) => {
    const { contract } = request.routeOptions.config;
    if (!contract || contract.method === 'GET' || !request.sessionToken) return done();
    request.renewCaller().then(() => done(), done);
  });
});

export function readToken(request: FastifyRequest): PresentedToken | null {
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, by: 'bearer' };
  const cookie = request.cookies[sessionLimits.cookieName];
  return cookie ? { token: cookie, by: 'cookie' } : null;
}

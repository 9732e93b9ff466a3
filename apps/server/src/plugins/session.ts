import { sessionLimits } from '@vitrine/contract/session/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Caller } from '../accounts/caller.ts';
import type { KnownCallers, PresentedToken } from '../accounts/known-callers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Reads the session of each request to a route of the contract, before the route runs. */
export const session = fp(async (app: FastifyInstance, { callers }: { callers: KnownCallers }) => {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { contract } = request.routeOptions.config;
    const found = contract ? readToken(request) : null;
    if (!contract || !found) return done();
    const isUse = request.headers[sessionLimits.unattendedHeaderName] === undefined;
    callers.find(found, { isUse, isChange: contract.method !== 'GET' }).then((caller) => {
      request.caller = caller;
      done();
    }, done);
  });
});

export function readToken(request: FastifyRequest): PresentedToken | null {
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, by: 'bearer' };
  const cookie = request.cookies[sessionLimits.cookieName];
  return cookie ? { token: cookie, by: 'cookie' } : null;
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { cookieDomain } from './cookies.ts';
import { hostnameOf, hostOfOrigin } from './hosts.ts';

/**
 * Prevents pages of other sites from acting in a user's name. Calls with the session cookie that change something carry
 * the readable XSRF-TOKEN cookie's value in a header, or at least the header that no foreign form can send. A write
 * from a foreign Origin is rejected in any case.
 */
export const csrf = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  const sendToken = async (request: FastifyRequest, reply: FastifyReply) => {
    const domain = cookieDomain(request, config);
    reply.setCookie(sessionLimits.csrfCookieName, randomBytes(24).toString('base64url'), {
      path: '/',
      sameSite: 'lax',
      secure: config.production,
      ...(domain ? { domain } : {}),
    });
    return reply.header('cache-control', 'no-store').status(204).send();
  };
  for (const path of ['/sanctum/csrf-cookie', '/api/sanctum/csrf-cookie']) app.get(path, sendToken);

  app.addHook('onRequest', (request, _reply, done) => {
    const { contract } = request.routeOptions.config;
    if (!contract || contract.method === 'GET' || contract.path.startsWith('/viewer/')) return done();
    const isForged = isForeignOrigin(request, config) || (request.caller?.by === 'cookie' && !carriesProof(request));
    done(isForged ? new AppError('request.csrf') : undefined);
  });
});

/** Whether a page of another site sends the request; programs that name no origin do not count. */
export function isForeignOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin, host } = request.headers;
  if (!origin) return false;
  if (origin === 'null') return true;
  const originHost = hostOfOrigin(origin);
  if (originHost === hostnameOf(host)) return false;
  return originHost !== config.baseDomain && !originHost.endsWith(`.${config.baseDomain}`);
}

function carriesProof(request: FastifyRequest): boolean {
  const cookie = request.cookies[sessionLimits.csrfCookieName];
  if (!cookie) return request.headers['x-requested-with'] === 'XMLHttpRequest';
  const header = request.headers[sessionLimits.csrfHeaderName];
  if (typeof header !== 'string' || header.length !== cookie.length) return false;
  return timingSafeEqual(Buffer.from(header), Buffer.from(cookie));
}

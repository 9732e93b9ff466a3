import { sessionLimits } from '@vitrine/contract/session/limits';
import { sessionRoutes } from '@vitrine/contract/session/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mount } from '../../mount.ts';
import { cookieDomain } from '../../plugins/cookies.ts';
import { perMinute } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import { presentUser } from './present.ts';
import { signIn, signOut } from './service.ts';

/** Where there are no subdomains, the user decides: administrators see the admin host's views. */
const isAdminHost = ({ site, caller }: FastifyRequest): boolean =>
  site.kind === 'admin' || (site.kind === 'bare' && caller?.scope.kind === 'administrator');

export async function sessionArea(app: FastifyInstance, services: Services): Promise<void> {
  const { config, addresses } = services;

  mount(
    app,
    sessionRoutes.signIn,
    async ({ body }, request, reply) => {
      const opened = await signIn(services, body);
      const domain = cookieDomain(request, config);
      reply.header('cache-control', 'no-store').setCookie(sessionLimits.cookieName, opened.token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: config.production,
        ...(domain ? { domain } : {}),
        ...(body.keepLoggedIn ? { expires: opened.expiresAt } : {}),
      });
      return { token: opened.token, user: presentUser(opened, request.site, addresses) };
    },
    { config: perMinute(sessionLimits.triesPerMinute) },
  );

  mount(app, sessionRoutes.signOut, async (_input, request, reply) => {
    await signOut(services, request.caller.tokenHash);
    const domain = cookieDomain(request, config);
    reply.clearCookie(sessionLimits.cookieName, { path: '/', ...(domain ? { domain } : {}) });
    return { success: true as const };
  });

  mount(app, sessionRoutes.readUser, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store');
    return presentUser(request.caller, request.site, addresses);
  });

  mount(app, sessionRoutes.readSurroundings, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store');
    return {
      admin_host: isAdminHost(request),
      signed_in: request.caller !== null,
      content_url: addresses.content,
      demo: config.demo,
    };
  });
}

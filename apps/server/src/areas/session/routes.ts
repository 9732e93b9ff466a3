import { sessionLimits } from '@vitrine/contract/session/limits';
import { sessionRoutes } from '@vitrine/contract/session/routes';
import type { SignedIn } from '@vitrine/contract/session/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mount } from '../../mount.ts';
import { cookieDomain } from '../../plugins/cookies.ts';
import { perMinute } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import { readAppConfig } from './app-config.ts';
import { changeLanguage } from './change-language.ts';
import { acceptInvitation, readInvitation } from './links/invitation.ts';
import { recoverPassword, requestRecovery } from './links/recovery.ts';
import { presentUser } from './present.ts';
import { changePassword } from './security/change-password.ts';
import { mountSecurityRoutes } from './security/security-routes.ts';
import { type SignInResult, signIn, signOut } from './service.ts';
import { exchangeCode, handOverSession } from './sign-in/hand-over-session.ts';
import { answerOpened } from './sign-in/open-session.ts';
import { visitorOf } from './sign-in/visitor.ts';

export async function sessionArea(app: FastifyInstance, services: Services): Promise<void> {
  mountSignIn(app, services);
  mountPasswords(app, services);
  await mountSecurityRoutes(app, services);
}

/** A session, or the second step's ticket. */
async function answerSignIn(
  services: Services,
  result: SignInResult,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn> {
  if ('opened' in result) return answerOpened(services, result.opened, request, reply);
  return { token: null, user: null, second_step: result.secondStep };
}

function mountSignIn(app: FastifyInstance, services: Services): void {
  const { config, addresses } = services;

  mount(app, sessionRoutes.signIn, async ({ body }, request, reply) =>
    answerSignIn(services, await signIn(services, body, visitorOf(request)), request, reply),
  );

  mount(app, sessionRoutes.signOut, async (_input, request, reply) => {
    await signOut(services, request.caller);
    const domain = cookieDomain(request, config);
    reply.clearCookie(sessionLimits.cookieName, { path: '/', ...(domain ? { domain } : {}) });
    return { success: true as const };
  });

  mount(app, sessionRoutes.readUser, async (_input, { caller, site }) => presentUser(caller, site, addresses));

  mount(app, sessionRoutes.changeLanguage, async ({ body }, { caller, site }) =>
    presentUser(await changeLanguage(services, caller, body.language), site, addresses),
  );

  mount(app, sessionRoutes.readAppConfig, (_input, request) => readAppConfig(services, request));

  mount(app, sessionRoutes.handOverSession, (_input, request) => handOverSession(services, request.caller));

  mount(
    app,
    sessionRoutes.exchangeCode,
    async ({ body }, request, reply) => {
      const { userAgent } = visitorOf(request);
      const opened = await exchangeCode(services, { code: body.code, site: request.site, userAgent });
      return answerOpened(services, opened, request, reply);
    },
    { config: perMinute(sessionLimits.publicPerMinute) },
  );
}

function mountPasswords(app: FastifyInstance, services: Services): void {
  const limited = { config: perMinute(sessionLimits.publicPerMinute) };

  mount(
    app,
    sessionRoutes.requestRecovery,
    async ({ body }) => {
      await requestRecovery(services, body.email);
      return { success: true as const };
    },
    limited,
  );

  mount(
    app,
    sessionRoutes.recoverPassword,
    async ({ body }, request, reply) =>
      answerSignIn(services, await recoverPassword(services, body, visitorOf(request)), request, reply),
    limited,
  );

  mount(
    app,
    sessionRoutes.readInvitation,
    async ({ params }) => ({ success: true as const, ...(await readInvitation(services, params.token)) }),
    limited,
  );

  mount(
    app,
    sessionRoutes.acceptInvitation,
    async ({ params, body }, request, reply) => {
      const accepted = await acceptInvitation(services, params.token, body, visitorOf(request));
      return answerSignIn(services, accepted, request, reply);
    },
    limited,
  );

  mount(app, sessionRoutes.changePassword, async ({ body }, request) => {
    await changePassword(services, request.caller, body);
    return { success: true as const };
  });
}

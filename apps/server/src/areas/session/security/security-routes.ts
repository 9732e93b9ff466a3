import { sessionLimits } from '@vitrine/contract/session/limits';
import { securityRoutes } from '@vitrine/contract/session/security-routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../mount.ts';
import { perMinute } from '../../../plugins/rate-limits.ts';
import type { Services } from '../../../services.ts';
import { answerSecondStep } from '../sign-in/answer-second-step.ts';
import { answerOpened } from '../sign-in/open-session.ts';
import { askForPasskey, signInByPasskey } from '../sign-in/passkey-sign-in.ts';
import { readSignInMethods } from '../sign-in/sign-in-methods.ts';
import { visitorOf } from '../sign-in/visitor.ts';
import { confirmApp, removeApp, startApp } from './authenticator-app.ts';
import { endOtherSessions, endSession, listOwnSessions } from './own-sessions.ts';
import { addPasskey, removePasskey, startPasskey } from './passkeys.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { findRelyingParty } from './relying-party.ts';

const success = { success: true as const };

/** The second step of signing in, passkeys, and a user's sessions. */
export async function mountSecurityRoutes(app: FastifyInstance, services: Services): Promise<void> {
  mountSecondSteps(app, services);
  mountAuthenticatorApp(app, services);
  mountPasskeys(app, services);
  mountOwnSessions(app, services);
}

function mountSecondSteps(app: FastifyInstance, services: Services): void {
  const limited = { config: perMinute(sessionLimits.publicPerMinute) };

  mount(
    app,
    securityRoutes.answerSecondStep,
    async ({ body }, request, reply) => {
      const opened = await answerSecondStep(services, body, visitorOf(request));
      return answerOpened(services, opened, request, reply);
    },
    limited,
  );

  mount(
    app,
    securityRoutes.askForPasskey,
    async (_input, request) => {
      return askForPasskey(services, await findRelyingParty(services, request));
    },
    limited,
  );

  mount(
    app,
    securityRoutes.signInByPasskey,
    async ({ body }, request, reply) => {
      const party = await findRelyingParty(services, request);
      const userAgent = request.headers['user-agent'];
      return answerOpened(services, await signInByPasskey(services, { ...body, party, userAgent }), request, reply);
    },
    limited,
  );
}

function mountAuthenticatorApp(app: FastifyInstance, services: Services): void {
  mount(app, securityRoutes.startApp, ({ body }, request) => startApp(services, request.caller, body.current_password));

  mount(app, securityRoutes.confirmApp, async ({ body }, request) => {
    return { recovery_codes: await confirmApp(services, request.caller, body.code) };
  });

  mount(app, securityRoutes.removeApp, async ({ body }, request) => {
    await removeApp(services, request.caller, body.current_password);
    return success;
  });

  mount(app, securityRoutes.renewRecoveryCodes, async ({ body }, request) => {
    return { recovery_codes: await renewRecoveryCodes(services, request.caller, body.current_password) };
  });
}

function mountPasskeys(app: FastifyInstance, services: Services): void {
  mount(app, securityRoutes.readSignInMethods, (_input, request) => readSignInMethods(services, request.caller));

  mount(app, securityRoutes.startPasskey, async ({ body }, request) => {
    const party = await findRelyingParty(services, request);
    return startPasskey(services, request.caller, { password: body.current_password, party });
  });

  mount(app, securityRoutes.addPasskey, async ({ body }, request) => {
    const party = await findRelyingParty(services, request);
    await addPasskey(services, request.caller, { ...body, party });
    return readSignInMethods(services, request.caller);
  });

  mount(app, securityRoutes.removePasskey, async ({ params, body }, request) => {
    const input = { id: params.passkeyId, password: body.current_password };
    await removePasskey(services, request.caller, input);
    return readSignInMethods(services, request.caller);
  });
}

function mountOwnSessions(app: FastifyInstance, services: Services): void {
  mount(app, securityRoutes.listOwnSessions, (_input, request) => listOwnSessions(services, request.caller));

  mount(app, securityRoutes.endSession, async ({ params }, request) => {
    await endSession(services, request.caller, params.sessionId);
    return success;
  });

  mount(app, securityRoutes.endOtherSessions, async (_input, request) => {
    await endOtherSessions(services, request.caller);
    return success;
  });
}

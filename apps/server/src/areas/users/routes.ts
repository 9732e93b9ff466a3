import { sessionLimits } from '@vitrine/contract/session/limits';
import { userRoutes } from '@vitrine/contract/users/routes';
import { userSessionRoutes } from '@vitrine/contract/users/session-routes';
import type { FastifyInstance } from 'fastify';
import { presentUser } from '../../accounts/present-user.ts';
import { mount } from '../../mount.ts';
import { perMinute } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import { changePermissions, clearSecondStep, deleteUser, editUser } from './changes.ts';
import { cancelEmailChange, confirmEmailChange, resendEmailChange } from './email-change.ts';
import { inviteUser, resendInvitation, sendReset } from './invite-user.ts';
import { listColleagues, listUsersOf, ownTenant, tenantInScope, userByEmail } from './service.ts';
import { endUserSession, endUserSessions, listUserSessions } from './sessions.ts';

const success = { success: true as const };

export async function usersArea(app: FastifyInstance, services: Services): Promise<void> {
  mountLists(app, services);
  mountInvitations(app, services);
  mountChanges(app, services);
  mountSessions(app, services);
}

function mountLists(app: FastifyInstance, { db, clock }: Services): void {
  mount(app, userRoutes.listUsers, async (_input, { caller }) =>
    (await listColleagues(db, caller)).map((user) => presentUser(user, clock())),
  );

  mount(app, userRoutes.listOrganisationUsers, async ({ params }, { caller }) =>
    (await listUsersOf(db, caller, params.organisationId)).map((user) => presentUser(user, clock())),
  );
}

function mountInvitations(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  mount(app, userRoutes.inviteUser, async ({ body }, { caller }) =>
    presentUser(await inviteUser(services, caller, ownTenant(caller), body), clock()),
  );

  mount(app, userRoutes.inviteOrganisationUser, async ({ params, body }, { caller }) => {
    const tenant = await tenantInScope(db, caller, params.organisationId);
    return presentUser(await inviteUser(services, caller, tenant, body), clock());
  });

  mount(app, userRoutes.resendInvitation, async ({ params }, { caller }) => {
    await resendInvitation(services, caller, params.userId);
    return success;
  });

  mount(app, userRoutes.sendReset, async ({ params, body }, { caller }) => {
    const user = await userByEmail(db, caller, params.organisationId, body.email);
    await sendReset(services, caller, user.id);
    return success;
  });
}

function mountChanges(app: FastifyInstance, services: Services): void {
  const { clock } = services;

  mount(app, userRoutes.editUser, async ({ params, body }, { caller }) =>
    presentUser(await editUser(services, caller, params.userId, body), clock()),
  );

  mount(app, userRoutes.resendEmailChange, async ({ params }, { caller }) =>
    presentUser(await resendEmailChange(services, caller, params.userId), clock()),
  );

  mount(app, userRoutes.cancelEmailChange, async ({ params }, { caller }) =>
    presentUser(await cancelEmailChange(services, caller, params.userId), clock()),
  );

  mount(app, userRoutes.confirmEmailChange, ({ body }) => confirmEmailChange(services, body.token), {
    config: perMinute(sessionLimits.publicPerMinute),
  });

  mount(app, userRoutes.changePermissions, async ({ params, body }, { caller }) =>
    presentUser(await changePermissions(services, caller, params.userId, body.permissions), clock()),
  );

  mount(app, userRoutes.clearSecondStep, async ({ params }, { caller }) =>
    presentUser(await clearSecondStep(services, caller, params.userId), clock()),
  );

  mount(app, userRoutes.deleteUser, async ({ params }, { caller }) => {
    await deleteUser(services, caller, params.userId);
    return success;
  });
}

function mountSessions(app: FastifyInstance, services: Services): void {
  mount(app, userSessionRoutes.listUserSessions, ({ params }, { caller }) =>
    listUserSessions(services, caller, params.userId),
  );

  mount(app, userSessionRoutes.endUserSession, async ({ params }, { caller }) => {
    await endUserSession(services, caller, params.userId, params.sessionId);
    return success;
  });

  mount(app, userSessionRoutes.endUserSessions, async ({ params }, { caller }) => {
    await endUserSessions(services, caller, params.userId);
    return success;
  });
}

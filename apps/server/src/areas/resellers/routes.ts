import { AppError } from '@vitrine/contract/errors';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { resellerRoutes } from '@vitrine/contract/resellers/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { LongList } from '../../responses/long-list.ts';
import type { Services } from '../../services.ts';
import { createReseller } from './create-reseller.ts';
import { deleteReseller } from './delete-reseller.ts';
import { editReseller, retryGrant } from './edit-reseller.ts';
import { loadReseller, loadResellerRows, loadResellers } from './load.ts';
import { presentReseller } from './present.ts';

/** Two images of 8 MB as data URLs. */
const IMAGES_BYTES = 24 * 1024 * 1024;

export async function resellersArea(app: FastifyInstance, services: Services): Promise<void> {
  mountLists(app, services);
  mountChanges(app, services);
}

function mountLists(app: FastifyInstance, { db, clock }: Services): void {
  mount(app, resellerRoutes.listResellers, async ({ query }, { caller }) =>
    LongList.of(await loadResellers(db, caller.scope, query.organisation_id), (one) => presentReseller(one, clock())),
  );

  mount(app, resellerRoutes.listOrganisationResellers, async ({ params }, { caller }) =>
    LongList.of(await loadResellers(db, caller.scope, params.organisationId), (one) => presentReseller(one, clock())),
  );

  mount(app, resellerRoutes.listResellerRows, ({ params }, { caller }) =>
    loadResellerRows(db, caller.scope, params.organisationId),
  );

  mount(app, resellerRoutes.readReseller, async ({ params }, { caller }) =>
    presentReseller(await loadReseller(db, caller.scope, params.resellerId), clock()),
  );
}

function mountChanges(app: FastifyInstance, services: Services): void {
  const { clock } = services;

  mount(app, resellerRoutes.createReseller, async ({ params, body }, { caller }) =>
    presentReseller(await createReseller(services, caller, params.organisationId, body), clock()),
  );

  const withImages = { bodyLimit: IMAGES_BYTES };

  mount(
    app,
    resellerRoutes.editReseller,
    async ({ body }, { caller }) => {
      if (body.id === undefined) throw new AppError('request.invalid', { errors: { id: [resellerMessages.which] } });
      return presentReseller(await editReseller(services, caller, body.id, body), clock());
    },
    withImages,
  );

  for (const route of [resellerRoutes.editResellerById, resellerRoutes.editOwnReseller]) {
    mount(
      app,
      route,
      async ({ params, body }, { caller }) =>
        presentReseller(await editReseller(services, caller, params.resellerId, body), clock()),
      withImages,
    );
  }

  mount(app, resellerRoutes.retryGrant, async ({ params }, { caller }) =>
    presentReseller(await retryGrant(services, caller, params.resellerId, params.configuratorId), clock()),
  );

  mount(app, resellerRoutes.deleteReseller, async ({ params }, { caller }) => {
    await deleteReseller(services, caller, params.resellerId);
    return { success: true as const };
  });
}

import { retentionRoutes } from '@vitrine/contract/enquiries/retention-routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../mount.ts';
import type { Services } from '../../../services.ts';
import { eraseAddress, readAddress } from './by-address.ts';
import { changeRetention, readRetention } from './retention.ts';

/** How long enquiries are stored, and what is exported or erased for one visitor. */
export function mountRetention(app: FastifyInstance, services: Services): void {
  mount(app, retentionRoutes.readRetention, ({ params }, { caller }) =>
    readRetention(services, caller, params.organisationId),
  );

  mount(app, retentionRoutes.changeRetention, ({ params, body }, { caller }) =>
    changeRetention(services, caller, { id: params.organisationId, months: body.months }),
  );

  mount(app, retentionRoutes.readAddress, ({ params, query }, { caller }) =>
    readAddress(services, caller, params.organisationId, query.email),
  );

  mount(app, retentionRoutes.eraseAddress, async ({ params, query }, { caller }) => ({
    erased: await eraseAddress(services, caller, params.organisationId, query.email),
  }));
}

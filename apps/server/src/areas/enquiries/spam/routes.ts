import { spamRoutes } from '@vitrine/contract/enquiries/spam-routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../mount.ts';
import type { Services } from '../../../services.ts';
import { readQuarantinedRows } from '../list/rows.ts';
import { deleteQuarantined, readQuarantine, releaseQuarantined } from './quarantine.ts';

/** Enquiries that look sent by a machine. */
export function mountSpam(app: FastifyInstance, services: Services): void {
  mount(app, spamRoutes.listQuarantined, ({ params }, { caller }) =>
    readQuarantine(services, caller, params.organisationId),
  );

  mount(app, spamRoutes.listQuarantinedRows, ({ params, query }, { caller }) =>
    readQuarantinedRows(services, caller, params.organisationId, query),
  );

  mount(app, spamRoutes.releaseQuarantined, async ({ params, body }, { caller }) => ({
    released: await releaseQuarantined(services, caller, { id: params.organisationId, ids: body.ids }),
  }));

  mount(app, spamRoutes.deleteQuarantined, async ({ params, body }, { caller }) => ({
    deleted: await deleteQuarantined(services, caller, { id: params.organisationId, ids: body.ids }),
  }));
}

import { enquiryRowRoutes as routes } from '@vitrine/contract/enquiries/row-routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { presentEnquiry } from './present.ts';
import { readQuarantinedRows, readRows } from './rows.ts';
import { enquiryInScope } from './service.ts';

/** Lists of very many, a page at a time, and the whole of one. */
export function mountRows(app: FastifyInstance, services: Services): void {
  mount(app, routes.listEnquiryRows, ({ params, query }, { caller }) =>
    readRows(services, caller, params.organisationId, query),
  );

  mount(app, routes.listQuarantinedRows, ({ params, query }, { caller }) =>
    readQuarantinedRows(services, caller, params.organisationId, query),
  );

  mount(app, routes.readEnquiry, async ({ params }, { caller }) =>
    presentEnquiry(await enquiryInScope(services.db, caller.scope, params.enquiryId), services.addresses.content),
  );
}

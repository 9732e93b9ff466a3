import { enquiryListRoutes } from '@vitrine/contract/enquiries/list-routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../mount.ts';
import type { Services } from '../../../services.ts';
import { presentEnquiry } from '../present.ts';
import { enquiryInScope } from '../service.ts';
import { readRows } from './rows.ts';

/** Large lists, a page at a time, and single enquiries in full. */
export function mountEnquiryList(app: FastifyInstance, services: Services): void {
  mount(app, enquiryListRoutes.listEnquiryRows, ({ params, query }, { caller }) =>
    readRows(services, caller, params.organisationId, query),
  );

  mount(app, enquiryListRoutes.readEnquiry, async ({ params }, { caller }) =>
    presentEnquiry(await enquiryInScope(services.db, caller.scope, params.enquiryId), services),
  );
}

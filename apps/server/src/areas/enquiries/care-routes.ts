import { enquiryCareRoutes as routes } from '@vitrine/contract/enquiries/care-routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { handEnquiry } from './hand-enquiry.ts';
import { presentEnquiry } from './present.ts';
import { deleteQuarantined, readQuarantine, releaseQuarantined } from './quarantine.ts';
import { changeRetention, readRetention } from './retention.ts';
import { keepFilter, readSavedFilters, removeFilter } from './saved-filters.ts';

/** Quarantine, retention, handing over to resellers, and saved filters. */
export function mountCare(app: FastifyInstance, services: Services): void {
  mount(app, routes.listQuarantined, ({ params }, { caller }) =>
    readQuarantine(services, caller, params.organisationId),
  );

  mount(app, routes.releaseQuarantined, async ({ params, body }, { caller }) => ({
    released: await releaseQuarantined(services, caller, { id: params.organisationId, ids: body.ids }),
  }));

  mount(app, routes.deleteQuarantined, async ({ params, body }, { caller }) => ({
    deleted: await deleteQuarantined(services, caller, { id: params.organisationId, ids: body.ids }),
  }));

  mount(app, routes.handEnquiry, async ({ params, body }, { caller }) => {
    const input = { enquiryId: params.enquiryId, resellerId: body.reseller_id };
    return presentEnquiry(await handEnquiry(services, caller, input), services.addresses.content);
  });

  mount(app, routes.readRetention, ({ params }, { caller }) => readRetention(services, caller, params.organisationId));

  mount(app, routes.changeRetention, ({ params, body }, { caller }) =>
    changeRetention(services, caller, { id: params.organisationId, months: body.months }),
  );

  mountFilters(app, services);
}

function mountFilters(app: FastifyInstance, services: Services): void {
  mount(app, routes.listSavedFilters, ({ params }, { caller }) =>
    readSavedFilters(services, caller, params.organisationId),
  );

  mount(app, routes.keepSavedFilter, ({ params, body }, { caller }) =>
    keepFilter(services, caller, { id: params.organisationId, ...body }),
  );

  mount(app, routes.removeSavedFilter, async ({ params }, { caller }) => {
    await removeFilter(services, caller, { id: params.organisationId, filterId: params.filterId });
    return { success: true as const };
  });
}

import { followUpRoutes } from '@vitrine/contract/enquiries/follow-up-routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../mount.ts';
import type { Services } from '../../../services.ts';
import { presentEnquiry } from '../present.ts';
import { handEnquiry } from './hand-enquiry.ts';
import { addNote, deleteNote, notesOf } from './notes.ts';
import { createFilter, deleteFilter, readSavedFilters } from './saved-filters.ts';

/** Notes, handing over to resellers, and saved filters. */
export function mountFollowUp(app: FastifyInstance, services: Services): void {
  mount(app, followUpRoutes.listEnquiryNotes, ({ params }, { caller }) => notesOf(services, caller, params.enquiryId));

  mount(app, followUpRoutes.addEnquiryNote, ({ params, body }, { caller }) =>
    addNote(services, caller, params.enquiryId, body.text),
  );

  mount(app, followUpRoutes.deleteEnquiryNote, async ({ params }, { caller }) => {
    await deleteNote(services, caller, params);
    return { success: true as const };
  });

  mount(app, followUpRoutes.handEnquiry, async ({ params, body }, { caller }) => {
    const input = { enquiryId: params.enquiryId, resellerId: body.reseller_id };
    return presentEnquiry(await handEnquiry(services, caller, input), services);
  });

  mount(app, followUpRoutes.listSavedFilters, ({ params }, { caller }) =>
    readSavedFilters(services, caller, params.organisationId),
  );

  mount(app, followUpRoutes.createSavedFilter, ({ params, body }, { caller }) =>
    createFilter(services, caller, { id: params.organisationId, ...body }),
  );

  mount(app, followUpRoutes.deleteSavedFilter, async ({ params }, { caller }) => {
    await deleteFilter(services, caller, { id: params.organisationId, filterId: params.filterId });
    return { success: true as const };
  });
}

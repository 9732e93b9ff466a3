import { leadRoutes } from '@vitrine/contract/enquiries/lead-routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { eraseAddress, readAddress } from './by-address.ts';
import { addNote, deleteNote, notesOf } from './notes.ts';

/** Notes on enquiries, and what is given out or erased for a visitor. */
export function mountLeads(app: FastifyInstance, services: Services): void {
  mount(app, leadRoutes.listEnquiryNotes, ({ params }, { caller }) => notesOf(services, caller, params.enquiryId));

  mount(app, leadRoutes.addEnquiryNote, ({ params, body }, { caller }) =>
    addNote(services, caller, params.enquiryId, body.text),
  );

  mount(app, leadRoutes.deleteEnquiryNote, async ({ params }, { caller }) => {
    await deleteNote(services, caller, params);
    return { success: true as const };
  });

  mount(app, leadRoutes.readAddress, ({ params, query }, { caller }) =>
    readAddress(services, caller, params.organisationId, query.email),
  );

  mount(app, leadRoutes.eraseAddress, async ({ params, query }, { caller }) => ({
    erased: await eraseAddress(services, caller, params.organisationId, query.email),
  }));
}

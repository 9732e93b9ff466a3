import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { enquiryNote, newNote } from './notes.ts';
import { newSavedFilter, savedFilter } from './saved-filters.ts';
import { enquiry } from './schemas.ts';

const id = z.coerce.number().int().positive();
const params = z.object({ organisationId: id });
const enquiryParams = z.object({ enquiryId: id });

/** Notes on an enquiry, handing it over to a reseller, and saved filters of the list. */
export const followUpRoutes = {
  listEnquiryNotes: defineRoute({
    method: 'GET',
    path: '/enquiries/:enquiryId/notes',
    access: 'signed-in',
    summary: 'The notes on an enquiry, newest first; a reseller gets those of its own users and of the organisation',
    params: enquiryParams,
    answer: z.array(enquiryNote),
  }),
  addEnquiryNote: defineRoute({
    method: 'POST',
    path: '/enquiries/:enquiryId/notes',
    access: 'signed-in',
    summary: 'Add a note to an enquiry, for everybody who sees it but another reseller',
    params: enquiryParams,
    body: newNote,
    answer: enquiryNote,
  }),
  deleteEnquiryNote: defineRoute({
    method: 'DELETE',
    path: '/enquiries/:enquiryId/notes/:noteId',
    access: 'signed-in',
    summary: 'Delete a note that the caller wrote',
    params: enquiryParams.extend({ noteId: id }),
    answer: z.object({ success: z.literal(true) }),
    errors: ['access.denied'],
  }),
  handEnquiry: defineRoute({
    method: 'PUT',
    path: '/enquiries/:enquiryId/reseller',
    access: 'permission:organisations.admin',
    summary: 'Hand an enquiry over to a reseller of the organisation, which is notified by email',
    params: enquiryParams,
    body: z.strictObject({ reseller_id: z.number().int().positive() }),
    answer: enquiry,
    errors: ['access.denied'],
  }),
  listSavedFilters: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/enquiry-filters',
    access: 'signed-in',
    summary: "The caller's own saved filters of a tenant's enquiries, by name",
    params,
    answer: z.array(savedFilter),
  }),
  createSavedFilter: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/enquiry-filters',
    access: 'signed-in',
    summary: 'Save a filter under a name; one with the same name is replaced',
    params,
    body: newSavedFilter,
    answer: savedFilter,
  }),
  deleteSavedFilter: defineRoute({
    method: 'DELETE',
    path: '/organisations/:organisationId/enquiry-filters/:filterId',
    access: 'signed-in',
    summary: 'Delete a saved filter of the caller',
    params: params.extend({ filterId: id }),
    answer: z.object({ success: z.literal(true) }),
  }),
} as const;

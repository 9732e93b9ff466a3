import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { byAddress, keptAboutAddress } from './by-address.ts';
import { enquiryNote, newNote } from './notes.ts';

const id = z.coerce.number().int().positive();
const params = z.object({ enquiryId: id });

/** What is noted about enquiries, and what is given out or erased for a visitor. */
export const leadRoutes = {
  listEnquiryNotes: defineRoute({
    method: 'GET',
    path: '/enquiries/:enquiryId/notes',
    access: 'signed-in',
    summary: 'What was noted about an enquiry, newest first',
    params,
    answer: z.array(enquiryNote),
  }),
  addEnquiryNote: defineRoute({
    method: 'POST',
    path: '/enquiries/:enquiryId/notes',
    access: 'signed-in',
    summary: 'Note something about an enquiry, for everybody who sees it',
    params,
    body: newNote,
    answer: enquiryNote,
  }),
  deleteEnquiryNote: defineRoute({
    method: 'DELETE',
    path: '/enquiries/:enquiryId/notes/:noteId',
    access: 'signed-in',
    summary: 'Delete a note that the caller wrote',
    params: params.extend({ noteId: id }),
    answer: z.object({ success: z.literal(true) }),
    errors: ['access.denied'],
  }),
  readAddress: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/enquiries/kept',
    access: 'permission:organisations.admin',
    summary: 'Everything kept about one email address: its enquiries with their notes and emails',
    params: z.object({ organisationId: id }),
    query: byAddress,
    answer: keptAboutAddress,
  }),
  eraseAddress: defineRoute({
    method: 'DELETE',
    path: '/organisations/:organisationId/enquiries',
    access: 'permission:organisations.admin',
    summary: 'Erase all enquiries of one email address with their designs, images, notes and emails',
    params: z.object({ organisationId: id }),
    query: byAddress,
    answer: z.object({ erased: z.number().int() }),
  }),
} as const;

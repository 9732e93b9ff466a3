import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { enquiryRows, rowsPage } from './rows.ts';
import { enquiry } from './schemas.ts';

const id = z.coerce.number().int().positive();
const params = z.object({ organisationId: id });

/** Long lists of enquiries, one page at a time, and one enquiry in full. */
export const enquiryListRoutes = {
  listEnquiryRows: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/enquiries/rows',
    access: 'signed-in',
    summary: 'List rows of enquiries, newest first, page by page, or of those that changed since a moment',
    params,
    query: rowsPage,
    answer: enquiryRows,
  }),
  readEnquiry: defineRoute({
    method: 'GET',
    path: '/enquiries/:enquiryId',
    access: 'signed-in',
    summary: 'One enquiry, whole',
    params: z.object({ enquiryId: id }),
    answer: enquiry,
  }),
} as const;

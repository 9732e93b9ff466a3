import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { quarantineChoice, quarantinedEnquiry } from './quarantine.ts';
import { quarantinedPage, quarantinedRows } from './rows.ts';

const id = z.coerce.number().int().positive();
const params = z.object({ organisationId: id });

/** Enquiries that look automated: list, release, delete. */
export const spamRoutes = {
  listQuarantined: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/enquiries/quarantined',
    access: 'signed-in',
    summary: 'Enquiries that look automated and wait for a decision, newest first',
    params,
    answer: z.array(quarantinedEnquiry),
  }),
  listQuarantinedRows: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/enquiries/quarantined/rows',
    access: 'signed-in',
    summary: 'List rows of quarantined enquiries, newest first, page by page',
    params,
    query: quarantinedPage,
    answer: quarantinedRows,
  }),
  releaseQuarantined: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/enquiries/quarantined/release',
    access: 'signed-in',
    summary: 'Release quarantined enquiries; their emails and webhooks are sent now',
    params,
    body: quarantineChoice,
    answer: z.object({ released: z.array(z.number().int()) }),
  }),
  deleteQuarantined: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/enquiries/quarantined/delete',
    access: 'signed-in',
    summary: 'Delete quarantined enquiries with their designs and images',
    params,
    body: quarantineChoice,
    answer: z.object({ deleted: z.array(z.number().int()) }),
  }),
} as const;

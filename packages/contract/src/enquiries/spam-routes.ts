import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { quarantineChoice, quarantinedEnquiry } from './quarantine.ts';
import { quarantinedPage, quarantinedRows } from './rows.ts';

const id = z.coerce.number().int().positive();
const params = z.object({ organisationId: id });

/** Enquiries that look sent by a machine: list, release, delete. */
export const spamRoutes = {
  listQuarantined: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/enquiries/quarantined',
    access: 'signed-in',
    summary: 'Enquiries that look sent by a machine and wait for a decision, newest first',
    params,
    answer: z.array(quarantinedEnquiry),
  }),
  listQuarantinedRows: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/enquiries/quarantined/rows',
    access: 'signed-in',
    summary: 'What a list shows of quarantined enquiries, newest first, page by page',
    params,
    query: quarantinedPage,
    answer: quarantinedRows,
  }),
  releaseQuarantined: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/enquiries/quarantined/release',
    access: 'signed-in',
    summary: 'Make quarantined enquiries ordinary ones: emails and webhooks go out now',
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

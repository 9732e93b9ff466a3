import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { newSavedFilter, retention, retentionChange, savedFilter } from './care.ts';
import { quarantineChoice, quarantinedEnquiry } from './quarantine.ts';
import { enquiry } from './schemas.ts';

const id = z.coerce.number().int().positive();
const params = z.object({ organisationId: id });

/** Quarantine, retention, handing over to resellers, and saved filters of enquiries. */
export const enquiryCareRoutes = {
  listQuarantined: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/enquiries/quarantined',
    access: 'signed-in',
    summary: 'Enquiries that look sent by a machine and wait for a decision, newest first',
    params,
    answer: z.array(quarantinedEnquiry),
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
  handEnquiry: defineRoute({
    method: 'PUT',
    path: '/enquiries/:enquiryId/reseller',
    access: 'permission:organisations.admin',
    summary: 'Hand an enquiry to a reseller of the organisation, which is told by email',
    params: z.object({ enquiryId: id }),
    body: z.strictObject({ reseller_id: z.number().int().positive() }),
    answer: enquiry,
    errors: ['access.denied'],
  }),
  readRetention: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/enquiry-retention',
    access: 'permission:organisations.admin',
    summary: 'How long enquiries are kept, and how many the next night would delete for each period',
    params,
    answer: retention,
  }),
  changeRetention: defineRoute({
    method: 'PUT',
    path: '/organisations/:organisationId/enquiry-retention',
    access: 'permission:organisations.admin',
    summary: 'Say after how many months enquiries are deleted; null keeps them for good',
    params,
    body: retentionChange,
    answer: retention,
  }),
  listSavedFilters: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/enquiry-filters',
    access: 'signed-in',
    summary: "The caller's own saved filters of a tenant's enquiries, by name",
    params,
    answer: z.array(savedFilter),
  }),
  keepSavedFilter: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/enquiry-filters',
    access: 'signed-in',
    summary: 'Keep a filter under a name; one of the same name is replaced',
    params,
    body: newSavedFilter,
    answer: savedFilter,
  }),
  removeSavedFilter: defineRoute({
    method: 'DELETE',
    path: '/organisations/:organisationId/enquiry-filters/:filterId',
    access: 'signed-in',
    summary: 'Delete a saved filter of the caller',
    params: params.extend({ filterId: id }),
    answer: z.object({ success: z.literal(true) }),
  }),
} as const;

import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { byAddress, storedAboutAddress } from './by-address.ts';
import { retention, retentionChange } from './retention.ts';

const id = z.coerce.number().int().positive();
const params = z.object({ organisationId: id });

/** How long enquiries are stored, and the stored data of one visitor. */
export const retentionRoutes = {
  readRetention: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/enquiry-retention',
    access: 'permission:organisations.admin',
    summary: 'The retention period, and how many enquiries the next night would delete for each period',
    params,
    answer: retention,
  }),
  changeRetention: defineRoute({
    method: 'PUT',
    path: '/organisations/:organisationId/enquiry-retention',
    access: 'permission:organisations.admin',
    summary: 'Set after how many months enquiries are deleted; null for never',
    params,
    body: retentionChange,
    answer: retention,
  }),
  readAddress: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/enquiries/stored',
    access: 'permission:organisations.admin',
    summary: 'All stored data of one email address: its enquiries with their notes and emails',
    params,
    query: byAddress,
    answer: storedAboutAddress,
  }),
  eraseAddress: defineRoute({
    method: 'DELETE',
    path: '/organisations/:organisationId/enquiries',
    access: 'permission:organisations.admin',
    summary: 'Erase all enquiries of one email address with their designs, images, notes and emails',
    params,
    query: byAddress,
    answer: z.object({ erased: z.number().int() }),
  }),
} as const;

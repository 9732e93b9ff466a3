import { z } from 'zod';
import { defineRoute } from '../define-route.ts';

const params = z.object({ organisationId: z.coerce.number().int() });

/** A contract. `renews_at` is the start plus the years. */
export const contract = z.object({
  id: z.number().int(),
  enterprise: z.boolean(),
  tiles: z.number().int().nullable(),
  features: z.object({ logo_removal: z.boolean(), call_to_action: z.boolean() }),
  years: z.number().int(),
  starting_at: z.string(),
  renews_at: z.string(),
  sessions: z.number().int(),
});
export type Contract = z.output<typeof contract>;

/** 'YYYY-MM-DD|YYYY-MM-DD' (first and last day of a contract year) -> its twelve months. Future months count 0. */
export const billingPeriods = z.record(z.string(), z.array(z.object({ label: z.string(), value: z.number().int() })));
export type BillingPeriods = z.output<typeof billingPeriods>;

export const billingRoutes = {
  readContract: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/contract',
    access: 'signed-in',
    summary: 'The contract; null without one',
    params,
    answer: contract.nullable(),
  }),
  readBilling: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/billing',
    access: 'signed-in',
    summary: 'Sessions by month for every contract year',
    params,
    answer: billingPeriods,
  }),
} as const;

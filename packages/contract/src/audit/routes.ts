import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { auditKinds } from './kinds.ts';
import { auditLimits } from './limits.ts';

/**
 * One event of the audit log. It stores names as they were at that time, so that a deleted user or configurator can
 * still be read.
 */
export const auditEvent = z.object({
  id: z.number().int(),
  kind: z.enum(auditKinds),
  created_at: z.string(),
  /** Who did it; null if unknown. */
  actor: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Name of the object; empty when the actor acted on their own account. */
  subject: z.string(),
  /** Details, e.g. 'May now edit users' or 'v1.006'. */
  detail: z.string(),
  organisation: z.object({ id: z.number().int(), name: z.string() }).nullable(),
});
export type AuditEvent = z.output<typeof auditEvent>;

export const auditRoutes = {
  listAuditEvents: defineRoute({
    method: 'GET',
    path: '/audit',
    access: 'permission:organisations.admin',
    summary: 'The audit log of the caller’s organisation and its resellers, newest first, 50 at a time',
    query: z.object({
      organisation_id: z.coerce.number().int().optional(),
      kind: z.enum(auditKinds).optional(),
      search: z.string().trim().max(auditLimits.searchMaximum).optional(),
      /** Only events before this one. */
      before: z.coerce.number().int().optional(),
    }),
    answer: z.object({ events: z.array(auditEvent), more: z.boolean() }),
  }),
} as const;

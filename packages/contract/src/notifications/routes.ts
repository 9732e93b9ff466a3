import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { recipients } from './schemas.ts';

const id = z.coerce.number().int().positive();

/** Saved by POST configurators/{id}/edit as contact_email. */
export const notificationRoutes = {
  readRecipients: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/recipients',
    access: 'permission:configurators',
    summary: "Recipients of a configurator's enquiries; with a reseller, of its copy",
    params: z.object({ configuratorId: id }),
    query: z.object({ reseller: id.optional() }),
    answer: recipients,
  }),
} as const;

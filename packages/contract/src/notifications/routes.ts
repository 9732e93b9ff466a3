import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { recipients } from './schemas.ts';

const id = z.coerce.number().int().positive();

/** They are saved by POST configurators/{id}/edit as contact_email. */
export const notificationRoutes = {
  readRecipients: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/recipients',
    access: 'permission:configurators',
    summary: "Who is told of a configurator's enquiries; of a reseller's copy where one is named",
    params: z.object({ configuratorId: id }),
    query: z.object({ reseller: id.optional() }),
    answer: recipients,
  }),
} as const;

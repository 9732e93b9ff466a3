import { defineRoute } from '../define-route.ts';
import { supportDetails } from './schemas.ts';

export const supportRoutes = {
  readSupport: defineRoute({
    method: 'GET',
    path: '/support',
    access: 'signed-in',
    summary: 'How to reach the provider of the service',
    answer: supportDetails,
  }),
} as const;

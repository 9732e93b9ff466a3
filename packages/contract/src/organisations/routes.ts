import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { organisationRow } from './schemas.ts';

export const organisationRoutes = {
  listOrganisations: defineRoute({
    method: 'GET',
    path: '/organisations',
    access: 'administrator',
    summary: 'All organisations with their figures of the running month',
    answer: z.array(organisationRow),
  }),
} as const;

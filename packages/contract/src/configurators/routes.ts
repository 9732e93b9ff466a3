import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { configurator, configuratorChanges, configuratorWithVersions } from './schemas.ts';

const id = z.coerce.number().int().positive();

export const configuratorRoutes = {
  listConfigurators: defineRoute({
    method: 'GET',
    path: '/configurators',
    access: 'signed-in',
    summary: "The configurators in the caller's scope; administrators may name an organisation",
    query: z.object({ organisation_id: id.optional() }),
    answer: z.array(configurator),
  }),
  listOrganisationConfigurators: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/configurators',
    access: 'signed-in',
    summary: 'The configurators of one organisation',
    params: z.object({ organisationId: id }),
    answer: z.array(configurator),
  }),
  readConfigurator: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId',
    access: 'signed-in',
    summary: 'One configurator with its versions',
    params: z.object({ configuratorId: id }),
    answer: configuratorWithVersions,
  }),
  editConfigurator: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/edit',
    access: 'permission:configurators',
    summary: 'Change settings; all but the notification addresses are for administrators',
    params: z.object({ configuratorId: id }),
    body: configuratorChanges,
    multipart: { files: {} },
    answer: configuratorWithVersions,
  }),
} as const;

import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { analyticsByOrganisation, askedRange, configuratorAnalytics, viewerPages, visitorBatch } from './schemas.ts';

const id = z.coerce.number().int().positive();

export const analyticsRoutes = {
  sendEvents: defineRoute({
    method: 'POST',
    path: '/viewer/events',
    access: 'public',
    summary: 'A visitor’s events, sent by the viewer; counted in the background',
    body: visitorBatch,
    answer: z.object({ taken: z.number().int() }),
    errors: ['access.foreign_origin'],
  }),
  readAllAnalytics: defineRoute({
    method: 'GET',
    path: '/analytics',
    access: 'administrator',
    summary: 'The last twelve months of every organisation, or a range of days',
    query: askedRange,
    answer: analyticsByOrganisation,
  }),
  readOrganisationAnalytics: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/analytics',
    access: 'signed-in',
    summary: 'The last twelve months of one organisation or reseller, or a range of days',
    params: z.object({ organisationId: id }),
    query: askedRange,
    answer: analyticsByOrganisation,
  }),
  readConfiguratorAnalytics: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/analytics',
    access: 'signed-in',
    summary: "The last twelve months of one configurator, or a range of days; with `reseller`, of that reseller's copy",
    params: z.object({ configuratorId: id }),
    query: askedRange.extend({ reseller: id.optional() }),
    answer: configuratorAnalytics,
  }),
  readViewerPages: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/pages',
    access: 'signed-in',
    summary: 'Hosts whose pages ran a configurator, or were not allowed to; with `reseller`, those of that copy',
    params: z.object({ configuratorId: id }),
    query: z.object({ reseller: id.optional() }),
    answer: viewerPages,
  }),
} as const;

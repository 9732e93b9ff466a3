import { AppError } from '@vitrine/contract/errors';
import type { FastifyInstance } from 'fastify';
import { newApiSite } from './api-routes.ts';
import type { SiteContext } from './new-site.ts';

/** api.{BASE_DOMAIN}: the API, with and without /api, for programs and for viewers on other websites. */
export async function apiSite(context: SiteContext): Promise<FastifyInstance> {
  const site = await newApiSite(context, (path) => [`/api${path}`, path]);
  site.setNotFoundHandler(() => {
    throw new AppError('resource.missing');
  });
  return site;
}

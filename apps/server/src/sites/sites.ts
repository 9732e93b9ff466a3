import type { FastifyInstance } from 'fastify';
import { type Site, siteOf } from '../plugins/hosts.ts';
import type { Services } from '../services.ts';
import { apiSite } from './api-site.ts';
import { contentSite } from './content-site.ts';
import { dashboardSite } from './dashboard-site.ts';
import type { SiteContext } from './new-site.ts';
import { shopSite } from './shop-site.ts';

/** Each has a separate router: a path of one does not exist on another. */
export type SiteName = 'dashboard' | 'api' | 'content' | 'shop';
export type Sites = Record<Exclude<SiteName, 'shop'>, FastifyInstance> & {
  /** In the demo only. */
  shop?: FastifyInstance;
};

export async function buildSites(context: SiteContext): Promise<Sites> {
  const sites: Sites = {
    dashboard: await dashboardSite(context),
    api: await apiSite(context),
    content: await contentSite(context),
    ...(context.services.config.demo ? { shop: await shopSite(context) } : {}),
  };
  await Promise.all(Object.values(sites).map((site) => site.ready()));
  return sites;
}

const NAME_OF_KIND: Record<Site['kind'], SiteName> = {
  admin: 'dashboard',
  tenant: 'dashboard',
  root: 'dashboard',
  bare: 'dashboard',
  other: 'dashboard',
  api: 'api',
  content: 'content',
  shop: 'shop',
};

/** The site that a Host header asks for. It does not depend on the path. */
export function siteForHost(sites: Sites, host: string | undefined, config: Services['config']): FastifyInstance {
  return sites[NAME_OF_KIND[siteOf(host, config).kind]] ?? sites.dashboard;
}

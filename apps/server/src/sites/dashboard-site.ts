import type { FastifyInstance } from 'fastify';
import { mailbox } from '../demo/mailbox.ts';
import { demoSpreadsheet } from '../demo/spreadsheet.ts';
import { newApiSite } from './api-routes.ts';
import { dashboardPages } from './dashboard-pages.ts';
import type { SiteContext } from './new-site.ts';

/** Administrators' host, tenants' hosts and their own domains: the dashboard, with the API under /api beside it. */
export async function dashboardSite(context: SiteContext): Promise<FastifyInstance> {
  const { services } = context;
  const site = await newApiSite(context, (path) =>
    path.startsWith('/viewer/') ? [`/api${path}`, path] : [`/api${path}`],
  );
  if (services.config.demo) {
    await mailbox(site, services);
    await demoSpreadsheet(site, services);
  }
  await dashboardPages(site, services);
  return site;
}

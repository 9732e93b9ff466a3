import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { dataFileDocs } from '../api-docs/data-file-docs.ts';
import { analyticsArea } from '../areas/analytics/routes.ts';
import { auditArea } from '../areas/audit/routes.ts';
import { billingArea } from '../areas/billing/routes.ts';
import { configuratorsArea } from '../areas/configurators/routes.ts';
import { customisationArea } from '../areas/customisation/routes.ts';
import { feedsArea } from '../areas/designs/feeds/routes.ts';
import { designsArea } from '../areas/designs/routes.ts';
import { imageSizesArea } from '../areas/designs/sizes/routes.ts';
import { emailsArea } from '../areas/emails/routes.ts';
import { testingArea } from '../areas/enquiries/api-tests/api-test-routes.ts';
import { enquiriesArea } from '../areas/enquiries/routes.ts';
import { manufacturersArea } from '../areas/manufacturers/routes.ts';
import { notificationsArea } from '../areas/notifications/routes.ts';
import { organisationsArea } from '../areas/organisations/routes.ts';
import { presetsArea } from '../areas/presets/routes.ts';
import { pricesArea } from '../areas/prices/routes.ts';
import { quotesArea } from '../areas/quotes/routes.ts';
import { resellersArea } from '../areas/resellers/routes.ts';
import { sessionArea } from '../areas/session/routes.ts';
import { supportArea } from '../areas/support/routes.ts';
import { translationsArea } from '../areas/translations/routes.ts';
import { uploadsArea } from '../areas/uploads/routes.ts';
import { usersArea } from '../areas/users/routes.ts';
import { versionsArea } from '../areas/versions/routes.ts';
import { webhooksArea } from '../areas/webhooks/routes.ts';
import { liveEvents } from '../live/live-events.ts';
import { abilityToken } from '../plugins/ability-token.ts';
import { crossOrigin } from '../plugins/cross-origin.ts';
import { csrf } from '../plugins/csrf.ts';
import { hosts } from '../plugins/hosts.ts';
import { invalidBodies } from '../plugins/invalid-bodies.ts';
import { openapi } from '../plugins/openapi.ts';
import { rateLimits } from '../plugins/rate-limits.ts';
import { session } from '../plugins/session.ts';
import { slowBodies } from '../plugins/uploads/slow-bodies.ts';
import { uploads } from '../plugins/uploads/uploads.ts';
import { shell } from '../shell/shell.ts';
import { newSite, type SiteContext } from './new-site.ts';

/** The paths under which a site serves a route of the contract. */
export type ApiPaths = (contractPath: string) => readonly string[];

/** A site with the whole API: sessions, limits, uploads, every area, and live events. */
export async function newApiSite(context: SiteContext, apiPaths: ApiPaths): Promise<FastifyInstance> {
  const { services, shared } = context;
  const { config, db, clock } = services;
  const site = await newSite(context);
  site.decorate('apiPaths', apiPaths);
  await site.register(hosts, { config });
  await site.register(crossOrigin, { config });
  await site.register(cookie);
  await site.register(session, { callers: shared.callers });
  await site.register(abilityToken, { db, clock });
  await site.register(csrf, { config });
  await site.register(rateLimits, { counts: shared.requestCounts });
  await site.register(slowBodies, {});
  await site.register(uploads, { uploadSlots: shared.uploadSlots });
  await site.register(openapi, { config });
  await site.register(dataFileDocs, { config });
  await site.register(invalidBodies, { db });

  const areas = [
    sessionArea,
    organisationsArea,
    usersArea,
    billingArea,
    resellersArea,
    configuratorsArea,
    versionsArea,
    manufacturersArea,
    customisationArea,
    presetsArea,
    feedsArea,
    imageSizesArea,
    notificationsArea,
    enquiriesArea,
    testingArea,
    emailsArea,
    designsArea,
    pricesArea,
    translationsArea,
    quotesArea,
    supportArea,
    auditArea,
    webhooksArea,
  ];
  for (const area of areas) await area(site, services);
  await uploadsArea(site, services, shared);
  await shell(site, services);
  await analyticsArea(site, services, shared.visitorEvents);
  await liveEvents(site, services, shared.callers);
  return site;
}

declare module 'fastify' {
  interface FastifyInstance {
    apiPaths: ApiPaths;
  }
}

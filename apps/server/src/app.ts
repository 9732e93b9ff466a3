import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { analyticsArea } from './areas/analytics/routes.ts';
import { auditArea } from './areas/audit/routes.ts';
import { billingArea } from './areas/billing/routes.ts';
import { configuratorsArea } from './areas/configurators/routes.ts';
import { customisationArea } from './areas/customisation/routes.ts';
import { designsArea } from './areas/designs/routes.ts';
import { enquiriesArea } from './areas/enquiries/routes.ts';
import { testingArea } from './areas/enquiries/test-routes.ts';
import { mailsArea } from './areas/mails/routes.ts';
import { manufacturersArea } from './areas/manufacturers/routes.ts';
import { notificationsArea } from './areas/notifications/routes.ts';
import { organisationsArea } from './areas/organisations/routes.ts';
import { presetsArea } from './areas/presets/routes.ts';
import { resellersArea } from './areas/resellers/routes.ts';
import { sessionArea } from './areas/session/routes.ts';
import { supportArea } from './areas/support/routes.ts';
import { usersArea } from './areas/users/routes.ts';
import { versionsArea } from './areas/versions/routes.ts';
import { webhooksArea } from './areas/webhooks/routes.ts';
import { contentHost } from './content/content-host.ts';
import { dashboardHost } from './content/dashboard-host.ts';
import { mailbox } from './demo/mailbox.ts';
import { demoShop } from './demo/shop.ts';
import { demoSpreadsheet } from './demo/spreadsheet.ts';
import { liveEvents } from './live/live-events.ts';
import { abilityToken } from './plugins/ability-token.ts';
import { compression } from './plugins/compression.ts';
import { crossOrigin } from './plugins/cross-origin.ts';
import { csrf } from './plugins/csrf.ts';
import { errors } from './plugins/errors.ts';
import { hosts, rewriteByHost } from './plugins/hosts.ts';
import { openapi } from './plugins/openapi.ts';
import { operations } from './plugins/operations.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { requestIds } from './plugins/request-ids.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { session } from './plugins/session.ts';
import { slowBodies } from './plugins/slow-bodies.ts';
import { uploads } from './plugins/uploads.ts';
import { newRequestId } from './request-id.ts';
import type { Services } from './services.ts';

/** Whoever sends that long sends nothing that is wanted. */
const LONGEST_UPLOAD_MS = 30 * 60_000;

/** The whole server as one app: main.ts listens with it, tests ask it by `inject`. Plugins run in this order. */
export async function buildApp(services: Services, logger: boolean | object = false): Promise<FastifyInstance> {
  const { config, addresses, db, clock } = services;
  const app = Fastify({
    logger,
    genReqId: newRequestId,
    rewriteUrl: rewriteByHost(config),
    trustProxy: config.production ? 'loopback, linklocal, uniquelocal' : false,
    bodyLimit: 1024 * 1024,
    requestTimeout: LONGEST_UPLOAD_MS,
    routerOptions: { maxParamLength: 500 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(requestIds);
  await app.register(errors);
  await app.register(hosts, { config });
  await app.register(securityHeaders, { config, addresses });
  await app.register(compression);
  await app.register(crossOrigin, { config });
  await app.register(cookie);
  await app.register(session, { db, clock });
  await app.register(abilityToken, { db, clock });
  await app.register(csrf, { config });
  await app.register(rateLimits, { db, clock });
  await app.register(slowBodies, {});
  await app.register(uploads);
  await app.register(openapi, { config });
  await app.register(operations, services);

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
    notificationsArea,
    enquiriesArea,
    testingArea,
    mailsArea,
    designsArea,
    supportArea,
    auditArea,
    analyticsArea,
    webhooksArea,
  ];
  for (const area of areas) await area(app, services);

  await liveEvents(app, services);
  await contentHost(app, services);
  if (config.demo) {
    await demoShop(app, services);
    await mailbox(app, services);
    await demoSpreadsheet(app, services);
  }
  await dashboardHost(app, services);
  return app;
}

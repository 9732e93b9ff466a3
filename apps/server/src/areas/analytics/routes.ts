import { analyticsLimits } from '@vitrine/contract/analytics/limits';
import { analyticsRoutes } from '@vitrine/contract/analytics/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { networkOf } from '../../network-of.ts';
import { perMinute } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import { readPages } from './read-pages.ts';
import { readAll, readConfigurator, readOne } from './service.ts';
import type { VisitorEvents } from './visitor-events.ts';

export async function analyticsArea(
  app: FastifyInstance,
  services: Services,
  { ingest, events }: VisitorEvents,
): Promise<void> {
  mount(
    app,
    analyticsRoutes.sendEvents,
    async ({ body }, { headers, ip }, reply) => {
      // Without this header the visitor's browser logs an error for every beacon.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const browser = headers['user-agent'] ?? '';
      const ingested = await ingest({ batch: body, origin: headers.origin, address: networkOf(ip), browser });
      return { taken: events.add(ingested) };
    },
    { config: perMinute(analyticsLimits.batchesPerMinute), bodyLimit: analyticsLimits.batchBytes },
  );
  mount(app, analyticsRoutes.readAllAnalytics, ({ query }, { caller }) => readAll(services, caller.scope, query));
  mount(app, analyticsRoutes.readOrganisationAnalytics, ({ params, query }, { caller }) =>
    readOne(services, caller.scope, params.organisationId, query),
  );
  mount(app, analyticsRoutes.readConfiguratorAnalytics, ({ params, query }, { caller }) =>
    readConfigurator(services, caller.scope, params.configuratorId, query),
  );
  mount(app, analyticsRoutes.readViewerPages, ({ params, query }, { caller }) =>
    readPages(services, caller, params.configuratorId, query.reseller),
  );
}

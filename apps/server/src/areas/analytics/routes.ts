import { analyticsLimits } from '@vitrine/contract/analytics/limits';
import { analyticsRoutes } from '@vitrine/contract/analytics/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { perMinute } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import { countEvents, type HeardEvent } from './count-events.ts';
import { type EventQueue, eventQueue } from './event-queue.ts';
import { hearing } from './hear-events.ts';
import { type PageQueue, pageNotes, pageQueue } from './note-page.ts';
import { readPages } from './read-pages.ts';
import { readAll, readConfigurator, readOne } from './service.ts';

export async function analyticsArea(app: FastifyInstance, services: Services): Promise<void> {
  const pages = pageQueue(services.db, (failure, dropped) =>
    app.log.error({ err: failure, dropped }, 'pages with a viewer were not noted'),
  );
  const hear = hearing(services, pageNotes(pages));
  const queue = eventQueue<HeardEvent>({
    write: (events) => countEvents(services.db, events),
    onTrouble: (failure, dropped) => app.log.error({ err: failure, dropped }, 'visitor events were not counted'),
  });
  app.decorate('visitorEvents', queue);
  app.decorate('viewerPages', pages);
  app.addHook('onClose', async () => {
    await queue.flush();
    await pages.flush();
  });

  mount(
    app,
    analyticsRoutes.sendEvents,
    async ({ body }, { headers, ip }, reply) => {
      // A beacon is no call that asks for leave: without this the visitor's browser complains on every one.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const browser = headers['user-agent'] ?? '';
      const heard = await hear({ batch: body, origin: headers.origin, address: ip, browser });
      return { taken: queue.add(heard) };
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

declare module 'fastify' {
  interface FastifyInstance {
    /** What visitors did and nobody has counted yet. */
    visitorEvents: EventQueue<HeardEvent>;
    /** Pages that a viewer spoke from and nobody has noted yet. */
    viewerPages: PageQueue;
  }
}

import type http from 'node:http';
import { nameFieldsInIssues } from '@vitrine/contract/field-messages';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type InjectOptions,
  type LightMyRequestResponse,
} from 'fastify';
import { createFrontServer, routeUpgrade } from './front-server.ts';
import type { Services } from './services.ts';
import { openSharedState, type SharedState } from './shared-state.ts';
import { buildSites, type Sites, siteForHost } from './sites/sites.ts';

/** The whole server: main.ts listens with it, tests call it through `inject`. */
export interface App {
  sites: Sites;
  shared: SharedState;
  log: FastifyBaseLogger;
  server: http.Server;
  /** Calls the site that the request's Host header names, without a network. */
  inject(request: InjectOptions | string): Promise<LightMyRequestResponse>;
  listen(address: { port: number; host: string }): Promise<string>;
  /** Accepts no more connections, lets running requests finish, and writes what is buffered in memory. */
  close(): Promise<void>;
}

/** Builds every site, and the one server before them. */
export async function buildApp(services: Services, logger: boolean | object = false): Promise<App> {
  nameFieldsInIssues();
  const siteOf = (host: string | undefined): FastifyInstance => siteForHost(sites, host, services.config);
  // It has no routes: it listens, logs, and closes gracefully.
  const front = Fastify({ logger, serverFactory: () => createFrontServer(siteOf) });
  const shared = await openSharedState(services, front.log);
  const sites = await buildSites({ services, shared, log: front.log });
  front.server.on('upgrade', routeUpgrade(siteOf));
  front.addHook('preClose', async () => {
    await Promise.all(Object.values(sites).map((site) => site.close()));
  });
  front.addHook('onClose', () => shared.close());
  await front.ready();
  return {
    sites,
    shared,
    log: front.log,
    server: front.server,
    inject: (request) => {
      const options = typeof request === 'string' ? { url: request } : request;
      return siteOf(options.headers?.host as string | undefined).inject(options);
    },
    listen: (address) => front.listen(address),
    close: () => front.close(),
  };
}

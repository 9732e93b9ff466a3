import type http from 'node:http';
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

/** The whole server: main.ts listens with it, tests ask it by `inject`. */
export interface App {
  sites: Sites;
  shared: SharedState;
  log: FastifyBaseLogger;
  server: http.Server;
  /** Asks the site that the request's Host header names, without a network. */
  inject(request: InjectOptions | string): Promise<LightMyRequestResponse>;
  listen(address: { port: number; host: string }): Promise<string>;
  /** Takes no more connections, lets what is under way come to its end, writes what waits in memory. */
  close(): Promise<void>;
}

/** Builds every site, and the one server before them. */
export async function buildApp(services: Services, logger: boolean | object = false): Promise<App> {
  const siteOf = (host: string | undefined): FastifyInstance => siteForHost(sites, host, services.config);
  // It has no routes of its own: it listens, logs, and closes gently.
  const front = Fastify({ logger, serverFactory: () => createFrontServer(siteOf) });
  const shared = openSharedState(services, front.log);
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

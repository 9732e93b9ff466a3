import { configuratorRoutes } from '@vitrine/contract/configurators/routes';
import type { Configurator } from '@vitrine/contract/configurators/schemas';
import type { Route } from '@vitrine/contract/define-route';
import { sessionRoutes } from '@vitrine/contract/session/routes';
import { withinTenant } from '@vitrine/store/tenant-context';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/caller.ts';
import { listInScope } from '../areas/configurators/service.ts';
import { readAppConfig } from '../areas/session/app-config.ts';
import { presentUser } from '../areas/session/present.ts';
import { accessErrorOf, mount } from '../mount.ts';
import { presentConfigurator } from '../publish/present-configurator.ts';
import type { Services } from '../services.ts';

/** The caller if a route is open to it. */
const callerOf = (route: Route, request: FastifyRequest): Caller | null =>
  accessErrorOf(route, request) ? null : request.caller;

/**
 * What the dashboard's frame shows, in one answer. Each part has the access rule and the answer of its own route, by
 * which the dashboard reads it again.
 */
export async function shell(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, sessionRoutes.readShell, async (_input, request) => {
    const { site } = request;
    const user = callerOf(sessionRoutes.readUser, request);
    const appConfig = await readAppConfig(services, request);
    const lister = appConfig.admin_host ? null : callerOf(configuratorRoutes.listConfigurators, request);
    return {
      app_config: appConfig,
      user: user && presentUser(user, site, services.addresses),
      configurators: lister && (await listForMenu(services, lister, request)),
    };
  });
}

/** The route is public, so `mount` opens no tenant for its statements. */
const listForMenu = (services: Services, { scope }: Caller, { site }: FastifyRequest): Promise<Configurator[]> =>
  withinTenant(scope, async () => (await listInScope(services, scope, site, undefined)).map(presentConfigurator));

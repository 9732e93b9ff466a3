import { configuratorRoutes } from '@vitrine/contract/configurators/routes';
import type { FastifyInstance } from 'fastify';
import { presentConfigurator, presentConfiguratorWithVersions } from '../../content/present-configurator.ts';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { editConfigurator } from './edit-configurator.ts';
import { listInOrganisation, listInScope, readOne } from './service.ts';

export async function configuratorsArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, configuratorRoutes.listConfigurators, async ({ query }, request) =>
    (await listInScope(services, request.caller.scope, request.site, query.organisation_id)).map(presentConfigurator),
  );

  mount(app, configuratorRoutes.listOrganisationConfigurators, async ({ params }, request) =>
    (await listInOrganisation(services, request.caller.scope, params.organisationId)).map(presentConfigurator),
  );

  mount(app, configuratorRoutes.readConfigurator, async ({ params }, request) =>
    presentConfiguratorWithVersions(await readOne(services, request.caller.scope, params.configuratorId)),
  );

  mount(app, configuratorRoutes.editConfigurator, async ({ params, body }, { caller }) =>
    presentConfiguratorWithVersions(await editConfigurator(services, caller, params.configuratorId, body)),
  );
}

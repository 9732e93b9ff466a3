import { organisationRoutes } from '@vitrine/contract/organisations/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { presentOrganisation } from './present.ts';
import { listOrganisationsWithFigures } from './service.ts';

export async function organisationsArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, organisationRoutes.listOrganisations, async () =>
    (await listOrganisationsWithFigures(services)).map(presentOrganisation),
  );
}

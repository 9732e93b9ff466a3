import { AppError } from '@vitrine/contract/errors';
import { organisationRoutes } from '@vitrine/contract/organisations/routes';
import type { OrganisationRow } from '@vitrine/contract/organisations/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { presentAccessDomain, setAccessDomain, tenantInScope, verifyAccessDomain } from './access-domain.ts';
import { presentAirtable, setAirtable } from './airtable.ts';
import { changeTerms } from './change-terms.ts';
import { createOrganisation } from './create-organisation.ts';
import { deleteOrganisation } from './delete-organisation.ts';
import { editOrganisation, organisationInScope } from './edit-organisation.ts';
import { exportOrganisation } from './export-organisation.ts';
import { presentOrganisation } from './present.ts';
import { listOrganisationsWithFigures } from './service.ts';
import { changeSignInRules } from './sign-in-rules.ts';

/** Two images of 8 MB as data URLs, and the fields beside them. */
const IMAGES_BYTES = 24 * 1024 * 1024;

const success = { success: true as const };

export async function organisationsArea(app: FastifyInstance, services: Services): Promise<void> {
  mountOrganisations(app, services);
  mountConnections(app, services);
}

async function rowOf(services: Services, id: number): Promise<OrganisationRow> {
  const found = (await listOrganisationsWithFigures(services, id)).at(0);
  if (!found) throw new AppError('resource.missing');
  return presentOrganisation(found);
}

function mountOrganisations(app: FastifyInstance, services: Services): void {
  mount(app, organisationRoutes.listOrganisations, async () =>
    (await listOrganisationsWithFigures(services)).map(presentOrganisation),
  );

  mount(
    app,
    organisationRoutes.createOrganisation,
    async ({ body }, { caller }) => rowOf(services, (await createOrganisation(services, caller, body)).id),
    { bodyLimit: IMAGES_BYTES },
  );

  mount(
    app,
    organisationRoutes.editOrganisation,
    async ({ params, body }, { caller }) => {
      await editOrganisation(services, caller, params.organisationId, body);
      return rowOf(services, params.organisationId);
    },
    { bodyLimit: IMAGES_BYTES },
  );

  mount(app, organisationRoutes.changeOrganisationTerms, async ({ params, body }, { caller }) => {
    await changeTerms(services, caller, params.organisationId, body);
    return rowOf(services, params.organisationId);
  });

  mount(app, organisationRoutes.deleteOrganisation, async ({ params }, { caller }) => {
    await deleteOrganisation(services, caller, params.organisationId);
    return success;
  });

  mount(app, organisationRoutes.exportOrganisation, async ({ params }, { caller }, reply) => {
    const { stream, name } = await exportOrganisation(services, caller, params.organisationId);
    reply.type('application/zip').header('content-disposition', `attachment; filename="${name}"`);
    return reply.send(stream);
  });
}

function mountConnections(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mount(app, organisationRoutes.readAccessDomain, async ({ params }, { caller }) =>
    presentAccessDomain(await tenantInScope(db, caller, params.organisationId)),
  );

  mount(app, organisationRoutes.setAccessDomain, ({ params, body }, { caller }) =>
    setAccessDomain(services, caller, params.organisationId, body.access_domain),
  );

  mount(app, organisationRoutes.verifyAccessDomain, ({ params }, { caller }) =>
    verifyAccessDomain(services, caller, params.organisationId),
  );

  mount(app, organisationRoutes.readAirtable, async ({ params }, { caller }) =>
    presentAirtable(await organisationInScope(db, caller, params.organisationId)),
  );

  mount(app, organisationRoutes.connectAirtable, ({ params, body }, { caller }) =>
    setAirtable(services, caller, params.organisationId, body),
  );

  mount(app, organisationRoutes.disconnectAirtable, ({ params }, { caller }) =>
    setAirtable(services, caller, params.organisationId, null),
  );

  mount(app, organisationRoutes.changeSignInRules, ({ params, body }, { caller }) =>
    changeSignInRules(services, caller, params.organisationId, body.two_step_required),
  );
}

import { configuratorRoutes } from '@vitrine/contract/configurators/routes';
import type { UploadedAssets } from '@vitrine/contract/uploads/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mount } from '../../mount.ts';
import { loadConfigurator } from '../../publish/load-configurator.ts';
import { presentConfigurator, presentConfiguratorWithVersions } from '../../publish/present-configurator.ts';
import type { Services } from '../../services.ts';
import { createConfigurator } from './create-configurator.ts';
import { deleteConfigurator } from './delete-configurator.ts';
import { editConfigurator } from './edit-configurator.ts';
import { listItemUses } from './list-item-uses.ts';
import type { Files, SavedUpload } from './read-upload.ts';
import { sampleZip } from './sample-files.ts';
import { saveBuiltVersion, saveMajorVersion } from './save-major-version.ts';
import { listInOrganisation, listInScope, retryImages } from './service.ts';

export async function configuratorsArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, configuratorRoutes.listConfigurators, async ({ query }, request) =>
    (await listInScope(services, request.caller.scope, request.site, query.organisation_id)).map(presentConfigurator),
  );

  mount(app, configuratorRoutes.listOrganisationConfigurators, async ({ params }, request) =>
    (await listInOrganisation(services, request.caller.scope, params.organisationId)).map(presentConfigurator),
  );

  mount(app, configuratorRoutes.readConfigurator, async ({ params, query }, { caller }) =>
    presentConfiguratorWithVersions(
      await loadConfigurator(services.db, caller.scope, params.configuratorId, query.reseller),
    ),
  );

  mount(app, configuratorRoutes.editConfigurator, async ({ params, body }, { caller }) =>
    presentConfiguratorWithVersions(await editConfigurator(services, caller, params.configuratorId, body)),
  );

  mount(app, configuratorRoutes.listItemUses, ({ params, body }, { caller }) =>
    listItemUses(services, caller, params.configuratorId, body.ids),
  );

  mount(app, configuratorRoutes.readSample, async ({ params }, _request, reply) => {
    reply.type('application/zip');
    return sampleZip(services.config, params.sample);
  });

  mountUploads(app, services);
}

const presentUpload = ({ loaded, notes }: SavedUpload) => ({ ...presentConfiguratorWithVersions(loaded), notes });

/** Routes that take files, and the routes that follow up on them. */
function mountUploads(app: FastifyInstance, services: Services): void {
  mount(app, configuratorRoutes.createConfigurator, async ({ params, body }, request) => {
    const files = filesOf(request, body.assets_uploaded);
    return presentUpload(await createConfigurator(services, request.caller, params.organisationId, body, files));
  });

  mount(app, configuratorRoutes.saveMajorVersion, async ({ params, body }, request) => {
    const input = { configuratorId: params.configuratorId, version: body.new_version };
    return presentUpload(await saveMajorVersion(services, request.caller, input, filesOf(request)));
  });

  mount(app, configuratorRoutes.saveBuiltVersion, async ({ params, body }, request) => {
    const files = filesOf(request, body.assets_uploaded);
    return presentUpload(await saveBuiltVersion(services, request.caller, params.configuratorId, body, files));
  });

  mount(app, configuratorRoutes.retryImages, async ({ params }, { caller }) =>
    presentConfiguratorWithVersions(await retryImages(services, caller, params.configuratorId)),
  );

  mount(app, configuratorRoutes.deleteConfigurator, async ({ params }, { caller }) => {
    await deleteConfigurator(services, caller, params.configuratorId);
    return { success: true as const };
  });
}

/** Empty when the request was no form. */
const filesOf = ({ uploaded, spooled }: FastifyRequest, named: UploadedAssets = {}): Files => ({
  uploaded: uploaded ?? new Map(),
  spooled: spooled ?? new Map(),
  named,
});

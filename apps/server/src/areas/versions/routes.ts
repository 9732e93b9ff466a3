import { versionRoutes } from '@vitrine/contract/versions/routes';
import type { EditedItem } from '@vitrine/domain/catalogue/edits/edits';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { presentConfiguratorWithVersions } from '../../publish/present-configurator.ts';
import type { Services } from '../../services.ts';
import { deployVersion } from './deploy-version.ts';
import { exportVersion } from './export/export-version.ts';
import { addPreview, previewsOf, readVersionPreview, removePreview } from './previews.ts';
import { readPropagation } from './read-propagation.ts';
import { endEditor, reportEditor } from './report-editor.ts';
import { saveMinorVersion } from './service.ts';
import { syncAirtable } from './sync-airtable.ts';

/** A save of thousands of edits in one request. */
const SAVE_BYTES = 16 * 1024 * 1024;

export async function versionsArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(
    app,
    versionRoutes.saveMinorVersion,
    async ({ params, body }, request) => {
      const saved = await saveMinorVersion(services, request.caller, {
        configuratorId: params.configuratorId,
        base: body.version,
        next: body.new_version,
        edits: body.data as EditedItem[],
        newestSeen: body.newest_seen,
        note: body.note,
        resellerId: body.reseller ?? undefined,
      });
      return { version: saved.version, configurator: presentConfiguratorWithVersions(saved.loaded) };
    },
    { bodyLimit: SAVE_BYTES },
  );

  mount(app, versionRoutes.deployVersion, async ({ params, body }, request) => {
    const { loaded, propagationId } = await deployVersion(services, request.caller, {
      configuratorId: params.configuratorId,
      version: body.version,
      basedOn: body.based_on,
      resellerId: body.reseller ?? undefined,
      propagateScene: body.propagate_scene,
    });
    return {
      deployed_version: body.version,
      configurator: presentConfiguratorWithVersions(loaded),
      propagation_id: propagationId,
    };
  });

  mount(app, versionRoutes.syncAirtable, ({ params, body }, { caller }) =>
    syncAirtable(services, caller, { ...params, dryRun: body.dry_run }),
  );

  mount(app, versionRoutes.readPropagation, async ({ params }, { caller }) =>
    readPropagation(services, caller.scope, params),
  );

  mount(app, versionRoutes.readVersionPreview, async ({ params, query }, { caller }) => ({
    ...(await readVersionPreview(services, caller.scope, { ...params, resellerId: query.reseller })),
  }));

  mount(app, versionRoutes.exportVersion, async ({ params, query }, { caller }, reply) => {
    const { stream, name } = await exportVersion(services, caller.scope, { ...params, resellerId: query.reseller });
    reply.type('application/zip').header('content-disposition', `attachment; filename="${name}"`);
    return reply.send(stream);
  });

  mount(app, versionRoutes.reportEditor, ({ params, body }, { caller }) =>
    reportEditor(services, caller, { ...params, reseller: body.reseller ?? undefined }),
  );

  mount(app, versionRoutes.endEditor, async ({ params }, { caller }) => {
    await endEditor(services, caller, params);
    return { success: true as const };
  });

  mount(app, versionRoutes.listPreviews, async ({ params }, { caller }) =>
    previewsOf(services, caller.scope, params.configuratorId),
  );

  mount(app, versionRoutes.addPreview, async ({ params, body }, request) =>
    addPreview(services, request.caller, { ...params, ...body, image: request.uploaded.get('image') }),
  );

  mount(app, versionRoutes.deletePreview, async ({ params }, request) => {
    await removePreview(services, request.caller, params);
    return { success: true as const };
  });
}

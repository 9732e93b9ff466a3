import { presetRoutes } from '@vitrine/contract/presets/routes';
import { mapOf } from '@vitrine/domain/presets/presets-map';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { exactlyPerMinute } from '../../plugins/rate-limits.ts';
import { findCustomisationTarget } from '../../publish/customisation-target.ts';
import { presentDrawnPresets } from '../../publish/presets.ts';
import type { Services } from '../../services.ts';
import { findStyle, findStyleAgain } from './find-style.ts';
import { storedOf } from './read-presets.ts';
import { readSharedDesign } from './read-shared-design.ts';
import { saveImage } from './save-image.ts';
import { savePresets } from './save-presets.ts';

/** Reading photos takes processor time; regenerating a whole list must fit in. */
const FINDS_A_MINUTE = 60;

export async function presetsArea(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;

  mount(app, presetRoutes.readPresets, async ({ params, query }, { caller }) => {
    const target = await findCustomisationTarget(db, caller, params.configuratorId, query.reseller);
    return mapOf(target.folder, presentDrawnPresets(services, target, storedOf(target)));
  });

  mount(app, presetRoutes.savePresets, ({ params, query, body }, { caller }) =>
    savePresets(services, caller, {
      configuratorId: params.configuratorId,
      reseller: query.reseller,
      seen: query.seen,
      map: body,
    }),
  );

  mount(app, presetRoutes.savePresetImage, async ({ params, query, body }, { caller, uploaded }) => {
    const target = await findCustomisationTarget(db, caller, params.configuratorId, query.reseller);
    return saveImage(services, target, {
      fileName: body.fileName,
      bytes: uploaded.get('fileData') ?? Buffer.alloc(0),
    });
  });

  mount(app, presetRoutes.readSharedDesign, async ({ params, query }, { caller }) => {
    const { record } = await findCustomisationTarget(db, caller, params.configuratorId, query.reseller);
    return readSharedDesign(services, record.id, params.code);
  });

  mount(
    app,
    presetRoutes.findStyle,
    ({ body }, { caller, uploaded }) =>
      findStyle(services, caller, { image: uploaded.get('image') ?? Buffer.alloc(0), training: body.training }),
    { config: exactlyPerMinute(FINDS_A_MINUTE) },
  );

  mount(
    app,
    presetRoutes.findStyleAgain,
    async ({ body }, { caller }) => ({ statusCode: 200 as const, data: await findStyleAgain(services, caller, body) }),
    { config: exactlyPerMinute(FINDS_A_MINUTE) },
  );
}

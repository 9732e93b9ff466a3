import { imageSizeRoutes } from '@vitrine/contract/designs/size-routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../mount.ts';
import type { Services } from '../../../services.ts';
import { readImageSizes, saveImageSizes } from './service.ts';

/** The sizes in which images of designs are open. */
export async function imageSizesArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, imageSizeRoutes.readImageSizes, ({ params }, { caller }) =>
    readImageSizes(services, caller, params.configuratorId),
  );

  mount(app, imageSizeRoutes.saveImageSizes, ({ params, body }, { caller }) =>
    saveImageSizes(services, caller, { ...params, ...body }),
  );
}

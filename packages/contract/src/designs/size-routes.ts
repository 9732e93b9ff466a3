import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { imageSizes } from './size-schemas.ts';

const params = z.object({ configuratorId: z.coerce.number().int().positive() });
const access = 'permission:configurators' as const;

export const imageSizeRoutes = {
  readImageSizes: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/image-sizes',
    access,
    summary: 'The sizes in which images of designs of the configurator’s organisation need no signature',
    params,
    answer: imageSizes,
  }),
  saveImageSizes: defineRoute({
    method: 'PUT',
    path: '/configurators/:configuratorId/image-sizes',
    access,
    summary: 'Change these sizes for all configurators of the organisation',
    params,
    body: imageSizes,
    answer: imageSizes,
  }),
} as const;

import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { deployed, deployment, minorSave, minorSaved } from './schemas.ts';

const params = z.object({ configuratorId: z.coerce.number().int().positive() });

export const versionRoutes = {
  saveMinorVersion: defineRoute({
    method: 'PATCH',
    path: '/configurators/:configuratorId/version/minor',
    access: 'permission:configurators',
    summary: 'Save edits of a version as the next version',
    params,
    body: minorSave,
    answer: minorSaved,
    errors: [
      'versions.exists',
      'versions.missing',
      'versions.major_full',
      'catalogue.unknown_item',
      'catalogue.last_door_range',
    ],
  }),
  deployVersion: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/deploy',
    access: 'permission:configurators',
    summary: 'Put one version live',
    params,
    body: deployment,
    answer: deployed,
    errors: ['versions.missing', 'versions.moved', 'versions.missing_images'],
  }),
} as const;

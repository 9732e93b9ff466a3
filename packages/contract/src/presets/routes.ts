import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { codeParams } from '../designs/schemas.ts';
import { presetLimits as limits } from './limits.ts';
import { presetsMap } from './schemas.ts';

const id = z.coerce.number().int().positive();
const params = z.object({ configuratorId: id });

/** Owner of the presets: a reseller's copy where the query names one, otherwise the configurator. */
const query = z.object({ reseller: id.optional() });

const access = 'permission:configurators' as const;
/** Address of the latest.json to which the design belongs. */
const training = z.string().max(2000);

export const presetRoutes = {
  readPresets: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/presets',
    access,
    summary: 'The presets by the path of the configurator or copy',
    params,
    query,
    answer: presetsMap,
  }),
  savePresets: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/presets',
    access,
    summary: 'Replace the presets and deploy them; `seen` is the digest of the list that was edited',
    params,
    query: query.extend({ seen: z.string().max(40).optional() }),
    body: presetsMap,
    answer: presetsMap,
    errors: ['presets.moved'],
  }),
  savePresetImage: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/preset/image',
    access,
    summary: 'Upload the image of a preset (preset1.png) to the content host',
    params,
    query,
    body: z.object({ fileName: z.string().max(200) }),
    multipart: { files: { fileData: { maxBytes: limits.imageBytes, required: true } } },
    answer: z.object({ imageUrl: z.string() }),
    errors: ['uploads.not_an_image', 'uploads.too_large'],
  }),
  readSharedDesign: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/shared-designs/:code',
    access,
    summary: 'The design of a short link, as text; missing where it is of another configurator',
    params: params.extend(codeParams.shape),
    query,
    answer: z.object({ configuration: z.string() }),
  }),
  findStyle: defineRoute({
    method: 'POST',
    path: '/style-finder/platform/preset',
    access,
    summary: 'The design of `training` (the address of a latest.json) that looks most like the photo, as text',
    body: z.object({ training }),
    multipart: { files: { image: { maxBytes: limits.imageBytes, required: true } } },
    answer: z.string(),
    errors: ['presets.not_generated', 'presets.kind_unsupported', 'uploads.not_an_image', 'uploads.too_large'],
  }),
  findStyleAgain: defineRoute({
    method: 'POST',
    path: '/style-finder/platform/regenerate',
    access,
    summary: 'The same for a photo on the content host',
    body: z.object({ imageUrl: z.string().max(2000), training }),
    multipart: { files: {} },
    answer: z.object({ statusCode: z.literal(200), data: z.string() }),
    flat: true,
    errors: ['presets.not_generated', 'presets.kind_unsupported'],
  }),
} as const;

import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { builtVersion, version } from '../versions/schemas.ts';
import { configuratorLimits as limits } from './limits.ts';
import { newConfigurator } from './new-configurator.ts';
import { SAMPLES } from './samples.ts';
import {
  configurator,
  configuratorChanges,
  configuratorWithVersions,
  itemsToDelete,
  itemUses,
  uploadedConfigurator,
} from './schemas.ts';

const id = z.coerce.number().int().positive();

/** One ZIP, or the files of a folder with their paths as names. */
const assets = { maxBytes: limits.imagesBytes, required: false, many: limits.images } as const;
const optional = (maxBytes: number) => ({ maxBytes, required: false });

export const configuratorRoutes = {
  listConfigurators: defineRoute({
    method: 'GET',
    path: '/configurators',
    access: 'signed-in',
    summary: "The configurators in the caller's scope; administrators may name an organisation",
    query: z.object({ organisation_id: id.optional() }),
    answer: z.array(configurator),
  }),
  listOrganisationConfigurators: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/configurators',
    access: 'signed-in',
    summary: 'The configurators of one organisation',
    params: z.object({ organisationId: id }),
    answer: z.array(configurator),
  }),
  readConfigurator: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId',
    access: 'signed-in',
    summary: 'One configurator with its versions; with `reseller` that reseller’s copy',
    params: z.object({ configuratorId: id }),
    query: z.object({ reseller: id.optional() }),
    answer: configuratorWithVersions,
  }),
  editConfigurator: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/edit',
    access: 'permission:configurators',
    summary: 'Change settings; only administrators change more than the notification addresses',
    params: z.object({ configuratorId: id }),
    body: configuratorChanges,
    multipart: { files: {} },
    answer: configuratorWithVersions,
  }),
  createConfigurator: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/configurators',
    access: 'permission:configurators.create',
    summary: 'Create a configurator from its data file and images; it goes live once its images are ready',
    params: z.object({ organisationId: id }),
    body: newConfigurator,
    multipart: {
      files: {
        json_data: optional(limits.dataFileBytes),
        script_file: optional(limits.scriptBytes),
        style_sheet: optional(limits.styleBytes),
        layout_file: optional(limits.sideFileBytes),
        presets_file: optional(limits.sideFileBytes),
        assets,
      },
    },
    answer: uploadedConfigurator,
    errors: [
      'catalogue.file_invalid',
      'catalogue.file_unreadable',
      'uploads.too_large',
      'uploads.images_invalid',
      'uploads.not_uploaded',
      'uploads.no_space',
    ],
  }),
  saveMajorVersion: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/version/major',
    access: 'administrator',
    summary: 'Save an uploaded data file as a new version (form data with _method=PATCH)',
    params: z.object({ configuratorId: id }),
    body: z.object({ _method: z.string().toUpperCase().pipe(z.literal('PATCH')), new_version: version }),
    multipart: { files: { json_data: optional(limits.dataFileBytes), assets } },
    answer: uploadedConfigurator,
    errors: [
      'versions.exists',
      'catalogue.file_invalid',
      'catalogue.file_unreadable',
      'uploads.too_large',
      'uploads.images_invalid',
      'uploads.no_space',
    ],
  }),
  saveBuiltVersion: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/version/built',
    access: 'permission:configurators|configurators.create',
    summary:
      'Save a changed data file, with its new images, as the first version of the next major number; with `reseller` of that reseller’s copy',
    params: z.object({ configuratorId: id }),
    body: builtVersion,
    multipart: { files: { json_data: optional(limits.dataFileBytes), assets } },
    answer: uploadedConfigurator,
    errors: [
      'versions.missing',
      'versions.newer',
      'catalogue.file_invalid',
      'catalogue.file_unreadable',
      'uploads.too_large',
      'uploads.images_invalid',
      'uploads.not_uploaded',
      'uploads.no_space',
    ],
  }),
  listItemUses: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/item-uses',
    access: 'permission:configurators|configurators.create',
    summary: 'The presets and shared designs that contain any of these items, before the items are deleted',
    params: z.object({ configuratorId: id }),
    body: itemsToDelete,
    answer: itemUses,
  }),
  readSample: defineRoute({
    method: 'GET',
    path: '/samples/:sample',
    access: 'permission:configurators.create',
    summary: 'A small configurator of ours as a ZIP of its data file and images, to start from',
    params: z.object({ sample: z.enum(SAMPLES) }),
    answer: z.unknown(),
    file: true,
  }),
  retryImages: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/images/retry',
    access: 'permission:configurators|configurators.create',
    summary: 'Retry the images that failed',
    params: z.object({ configuratorId: id }),
    answer: configuratorWithVersions,
  }),
  deleteConfigurator: defineRoute({
    method: 'DELETE',
    path: '/configurators/:configuratorId',
    access: 'administrator',
    summary: 'Delete a configurator with its versions and files; its enquiries stay',
    params: z.object({ configuratorId: id }),
    answer: z.object({ success: z.literal(true) }),
  }),
} as const;

import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { editorLimits, previewLimits } from './limits.ts';
import {
  deployed,
  deployment,
  editor,
  editorReport,
  minorSave,
  minorSaved,
  newPreview,
  preview,
  propagation,
  sheetSync,
  version,
} from './schemas.ts';

const params = z.object({ configuratorId: z.coerce.number().int().positive() });
/** `tab` is a name that the browser chooses by chance for each tab. */
const editorParams = params.extend({ tab: z.hex().length(2 * editorLimits.tabNameBytes) });

export const versionRoutes = {
  saveMinorVersion: defineRoute({
    method: 'PATCH',
    path: '/configurators/:configuratorId/version/minor',
    access: 'permission:configurators',
    summary: 'Save edits of a version as the next version; with `reseller` of that reseller’s copy',
    params,
    body: minorSave,
    answer: minorSaved,
    errors: [
      'versions.exists',
      'versions.newer',
      'versions.missing',
      'versions.major_full',
      'catalogue.unknown_item',
      'catalogue.last_door_range',
      'catalogue.last_manufacturer',
    ],
  }),
  deployVersion: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/deploy',
    access: 'permission:configurators',
    summary: 'Deploy one version',
    params,
    body: deployment,
    answer: deployed,
    errors: ['versions.missing', 'versions.moved', 'versions.missing_images', 'versions.images_unfit'],
  }),
  syncAirtable: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/configurators/:configuratorId/airtable/sync',
    access: 'permission:configurators',
    summary:
      'Import names, prices and availability from the Airtable base as one new version; `dry_run` only reports the changes',
    params: params.extend({ organisationId: z.coerce.number().int().positive() }),
    body: z.object({ dry_run: z.boolean().default(false) }).default({ dry_run: false }),
    answer: sheetSync,
    errors: [
      'airtable.not_connected',
      'airtable.wrong_kind',
      'airtable.running',
      'airtable.rejected',
      'airtable.unreachable',
      'versions.major_full',
    ],
  }),
  readPropagation: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/propagations/:propagationId',
    access: 'administrator',
    summary: 'Results for the stock visualisers that a deploy was propagated to',
    params: params.extend({ propagationId: z.coerce.number().int().positive() }),
    answer: propagation,
  }),
  readVersionPreview: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/versions/:version/preview',
    access: 'signed-in',
    summary: 'The latest.json that this version would have if it were live, for the preview in the back-office',
    params: params.extend({ version }),
    query: z.object({ reseller: z.coerce.number().int().positive().optional() }),
    answer: z.record(z.string(), z.unknown()),
    errors: ['versions.missing', 'versions.missing_images', 'versions.images_unfit'],
  }),
  exportVersion: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/versions/:version/export',
    access: 'permission:configurators',
    summary:
      'A version as one ZIP: its data file, its images and the files beside them, from which the same configurator can be created; with `reseller` of that reseller’s copy',
    params: params.extend({ version }),
    query: z.object({ reseller: z.coerce.number().int().positive().optional() }),
    answer: z.unknown(),
    file: true,
    errors: ['versions.missing'],
  }),
  reportEditor: defineRoute({
    method: 'PUT',
    path: '/configurators/:configuratorId/editors/:tab',
    access: 'permission:configurators',
    summary:
      'Report, every 20 seconds, that the caller works on this configurator in a tab of the browser; answers who else does. With `reseller` of that reseller’s copy',
    params: editorParams,
    body: editorReport,
    answer: z.array(editor),
  }),
  endEditor: defineRoute({
    method: 'DELETE',
    path: '/configurators/:configuratorId/editors/:tab',
    access: 'permission:configurators',
    summary: 'Report that the caller no longer works on this configurator in a tab',
    params: editorParams,
    answer: z.object({ success: z.literal(true) }),
  }),
  listPreviews: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/previews',
    access: 'signed-in',
    summary: 'The previews that were added to a configurator, newest first',
    params,
    answer: z.array(preview),
  }),
  addPreview: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/previews',
    access: 'permission:configurators',
    summary: 'Add a preview of a shape with its image',
    params,
    body: newPreview,
    multipart: { files: { image: { maxBytes: previewLimits.imageBytes, required: false } } },
    answer: preview,
    errors: ['uploads.too_large', 'uploads.not_an_image'],
  }),
  deletePreview: defineRoute({
    method: 'DELETE',
    path: '/configurators/:configuratorId/previews/:previewId',
    access: 'permission:configurators',
    summary: 'Delete an added preview with its image',
    params: params.extend({ previewId: z.coerce.number().int().positive() }),
    answer: z.object({ success: z.literal(true) }),
  }),
} as const;

import { z } from 'zod';
import { EDITED_FIELDS } from '../catalogue/edited-fields.ts';
import { catalogueLimits } from '../catalogue/limits.ts';
import { editedItem } from '../catalogue/schemas.ts';
import { configuratorWithVersions } from '../configurators/schemas.ts';
import { uploadedAssets } from '../uploads/schemas.ts';
import { PREVIEW_RELEASES, previewLimits, versionLimits } from './limits.ts';
import { versionMessages } from './messages.ts';

const fieldValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** The changed fields of a layer's items, as tables of changes show them. */
const changedLayer = z.object({
  layer: z.string(),
  rows: z.array(
    editedItem.pick({ layer_index: true, id: true }).extend({
      /** The name before the change. */
      name: z.string(),
      field: z.enum(EDITED_FIELDS),
      before: fieldValue,
      after: fieldValue,
    }),
  ),
});
export type ChangedLayer = z.output<typeof changedLayer>;

/** The result of an Airtable sync. */
export const sheetSync = z.object({
  message: z.string(),
  /** The new version; null on a dry run, and without differences. */
  version: z.number().nullable(),
  changed: z.number().int(),
  changes: z.array(changedLayer),
  /** Of the prices among the changes. */
  currency: z.string(),
  matched: z.number().int(),
  unknown: z.array(z.string()),
  issues: z.array(z.object({ sku: z.string(), column: z.string(), value: z.string() })),
});
export type SheetSync = z.output<typeof sheetSync>;

/** A version as people and clients write it: 1.006, "1.006" or "v1.006"; at most three decimals. */
export const version = z
  .union([z.string(), z.number()])
  .transform((input) => String(input).trim().replace(/^v/i, ''))
  .pipe(z.string().regex(/^\d{1,6}(\.\d{1,3})?$/, { error: () => versionMessages.invalid }))
  .transform(Number)
  .pipe(z.number().min(0.001, { error: () => versionMessages.invalid }));

/** Edits are a list, or that list as JSON text. */
const editList = z.preprocess((input, context) => {
  if (typeof input !== 'string') return input;
  try {
    return JSON.parse(input);
  } catch {
    context.addIssue({ code: 'custom', params: { mustBe: 'json_list' } });
    return z.NEVER;
  }
}, z.array(editedItem).min(1, 'There is nothing to save').max(catalogueLimits.editsPerSave));

/** PATCH configurators/{id}/version/minor: `version` is the edited base, `new_version` the result. */
/** What the author says about a version. */
const note = z
  .string()
  .trim()
  .max(versionLimits.noteMaximum)
  .nullish()
  .transform((text) => text || null);

/** What comes beside data file and images of a version that was made in the builder. */
export const builtVersion = z.object({
  /** The version whose data file was changed. */
  based_on: version,
  /** The newest version that the caller saw. The save is rejected when a newer one exists. */
  newest_seen: version,
  note,
  /** The reseller whose copy the version is for; a reseller's user always saves for its own. */
  reseller: z.coerce.number().int().positive().optional(),
  /** Images that were uploaded before. */
  assets_uploaded: uploadedAssets,
});
export type BuiltVersion = z.infer<typeof builtVersion>;

export const minorSave = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  name: z.string().optional(),
  sku: z.string().nullable().optional(),
  data: editList,
  version,
  new_version: version,
  /** The newest version that the caller saw. The save is rejected when a newer one exists. */
  newest_seen: version.nullable().optional(),
  /** The reseller whose copy is edited. */
  reseller: z.number().int().nullable().optional(),
  note,
});

/** `version` is higher than requested when a version that the caller does not see has that number. */
export const minorSaved = z.object({ version: z.number(), configurator: configuratorWithVersions });

/**
 * POST configurators/{id}/deploy. `based_on` is the live version that the caller saw. The deploy is rejected when it
 * has changed.
 */
export const deployment = z.object({
  version,
  based_on: version.nullable().optional(),
  propagate_scene: z.string().max(500).default(''),
  auto: z.boolean().default(false),
  reseller: z.number().int().nullable().optional(),
});

export const deployed = z.object({
  deployed_version: z.number(),
  configurator: configuratorWithVersions,
  /** The job that updates the other stock visualisers, where requested. */
  propagation_id: z.number().int().nullable(),
});

/** The result for one stock visualiser that shows the scene. */
export const propagationResult = z.object({
  configurator_id: z.number().int(),
  name: z.string(),
  organisation: z.string(),
  status: z.enum(['waiting', 'saved', 'deployed', 'failed']),
  version: z.number().nullable(),
  reason: z.string().nullable(),
});
export type PropagationResult = z.output<typeof propagationResult>;

export const propagation = z.object({
  id: z.number().int(),
  version: z.number(),
  status: z.enum(['waiting', 'done']),
  results: z.array(propagationResult),
});
export type Propagation = z.output<typeof propagation>;

/** PUT configurators/{id}/editors/{tab}: with `reseller` of that reseller's copy. */
export const editorReport = z
  .object({ reseller: z.number().int().positive().nullable().default(null) })
  .default({ reseller: null });

/** Somebody else who works on the same configurator, or the same user in another tab. */
export const editor = z.object({ user_id: z.number().int(), name: z.string() });
export type Editor = z.output<typeof editor>;

/** POST configurators/{id}/previews; the shape is not validated. */
export const newPreview = z.object({
  shape: z
    .string()
    .trim()
    .max(previewLimits.shapeMaximum)
    .optional()
    .transform((shape) => shape || null),
  release: z.enum(PREVIEW_RELEASES).default('Technical'),
  version: z.preprocess(
    (input) => (input === undefined ? '' : input),
    z
      .string()
      .trim()
      .min(1, { error: () => versionMessages.versionRequired, abort: true })
      .transform((input): string | number => input)
      .pipe(version),
  ),
});

export const preview = z.object({
  id: z.number().int(),
  shape: z.string().nullable(),
  release: z.string(),
  version: z.number(),
  /** Path on the content host. */
  image: z.string().nullable(),
  author: z.string().nullable(),
  created_at: z.string(),
});
export type Preview = z.output<typeof preview>;

import { z } from 'zod';
import { catalogueLimits } from '../catalogue/limits.ts';
import { editedItem } from '../catalogue/schemas.ts';
import { configuratorWithVersions } from '../configurators/schemas.ts';
import { versionMessages } from './messages.ts';

/** A version as people and clients write it: 1.006, "1.006" or "v1.006"; at most three decimals. */
export const version = z
  .union([z.string(), z.number()])
  .transform((given) => String(given).trim().replace(/^v/i, ''))
  .pipe(z.string().regex(/^\d{1,6}(\.\d{1,3})?$/, versionMessages.invalid))
  .transform(Number)
  .pipe(z.number().min(0.001, versionMessages.invalid));

/** Edits arrive as a list, or as that list in JSON text (decision A22). */
const editList = z.preprocess((given, context) => {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    context.addIssue('Edits need to be a JSON list');
    return z.NEVER;
  }
}, z.array(editedItem).min(1, 'There is nothing to save').max(catalogueLimits.editsPerSave));

/** PATCH configurators/{id}/version/minor: `version` is the base that was edited, `new_version` what it becomes. */
export const minorSave = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  name: z.string().optional(),
  sku: z.string().nullable().optional(),
  data: editList,
  version,
  new_version: version,
});

export const minorSaved = z.object({ version: z.number(), configurator: configuratorWithVersions });

/** POST configurators/{id}/deploy. `based_on` is the live version that the caller saw; when it moved, the deploy is refused. */
export const deployment = z.object({
  version,
  based_on: version.nullable().optional(),
  propagate_scene: z.string().max(500).default(''),
  auto: z.boolean().default(false),
  reseller: z.number().int().nullable().optional(),
});

export const deployed = z.object({ deployed_version: z.number(), configurator: configuratorWithVersions });

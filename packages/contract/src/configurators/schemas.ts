import { z } from 'zod';

const group = z.object({ id: z.number().int(), name: z.string(), safe_name: z.string() });

/** One saved version, for the version menu. `version` is the number on the wire, e.g. 1.006. */
export const versionRow = z.object({
  version: z.number(),
  created_at: z.string(),
  author: z.string().nullable(),
  changes: z.number().int(),
  based_on: z.number().nullable(),
});
export type VersionRow = z.output<typeof versionRow>;

/** A configurator as the list, the menu and the detail page know it (configurators.md §3). */
export const configurator = z.object({
  id: z.number().int(),
  name: z.string(),
  safe_name: z.string(),
  sku: z.string().nullable(),
  configurator_type_id: z.number().int(),
  layout: z.string().nullable(),
  organisation_id: z.number().int(),
  group: group,
  group_id: z.number().int(),
  group_name: z.string(),
  deployed: z.boolean(),
  deployed_version: z.number().nullable(),
  /** Newest first. */
  versions: z.array(z.number()),
  scenes: z.array(z.object({ id: z.string(), deployVersion: z.number() })),
  supports_presets: z.boolean(),
  supports_save_design: z.boolean(),
  supports_style_finder: z.boolean(),
  contact_email: z.array(z.string()).nullable(),
  currency: z.string(),
  /** Path on the content host with a slash at both ends left off: {organisation}/{group}/{configurator}. */
  data_url: z.string(),
  assets_path: z.string(),
  metadata_path: z.string(),
  file_paths: z.object({
    metadata: z.string(),
    assets: z.string(),
    deployment: z.string(),
    style: z.string().nullable(),
    script: z.string().nullable(),
  }),
  /** Picture for the tile, a path on the content host; null where there is none yet. */
  picture: z.string().nullable(),
  updated_at: z.string(),
});
export type Configurator = z.output<typeof configurator>;

export const configuratorWithVersions = configurator.extend({ version_rows: z.array(versionRow) });
export type ConfiguratorWithVersions = z.output<typeof configuratorWithVersions>;

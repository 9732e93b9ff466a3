import { z } from 'zod';
import { normaliseEmail } from '../email-address.ts';
import { addressIssue } from '../notifications/address-issue.ts';
import { imageIntake } from './image-intake.ts';
import { configuratorLimits as limits } from './limits.ts';
import { configuratorMessages as messages } from './messages.ts';

const group = z.object({ id: z.number().int(), name: z.string(), safe_name: z.string() });

/** One saved version, for the version menu. `version` is the number on the wire, e.g. 1.006. */
export const versionRow = z.object({
  version: z.number(),
  created_at: z.string(),
  author: z.string().nullable(),
  /** Null when the account is deleted. */
  author_id: z.number().int().nullable(),
  changes: z.number().int(),
  based_on: z.number().nullable(),
  note: z.string().nullable(),
  /** The reseller that saved it of its copy; null: the organisation's. */
  reseller_id: z.number().int().nullable(),
  /** Path of its list of images below the configurator's folder, named by content; null where nothing was uploaded. */
  asset_index: z.string().nullable(),
  /** Path of its data file on the content host. It cannot be guessed. */
  json_file: z.string(),
});
export type VersionRow = z.output<typeof versionRow>;

/** A configurator in the list, the menu and the detail page. */
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
  scenes: z.array(z.object({ id: z.union([z.string(), z.number()]), deployVersion: z.number() })),
  supports_presets: z.boolean(),
  supports_save_design: z.boolean(),
  supports_style_finder: z.boolean(),
  /** A list of addresses as JSON text. */
  contact_email: z.string().nullable(),
  currency: z.string(),
  /** Path on the content host without slashes at its ends: {organisation}/{group}/{configurator}. */
  data_url: z.string(),
  /** The live folder: the same path, or that of a reseller's copy. */
  live_url: z.string(),
  assets_path: z.string(),
  metadata_path: z.string(),
  file_paths: z.object({
    metadata: z.string(),
    assets: z.string(),
    deployment: z.string(),
    style: z.string().nullable(),
    script: z.string().nullable(),
  }),
  /** Image of the tile, a path on the content host; null without one. */
  image: z.string().nullable(),
  updated_at: z.string(),
  /** Images of the last upload that are being prepared; null when none are waiting. */
  preparing: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** Whether the caller's reseller has access to it. */
  linked: z.boolean(),
  /** Path of the live data file on the content host; null while nothing is live. */
  details: z.string().nullable(),
  /** Path of the newest version's data file; null without a version. */
  json_file: z.string().nullable(),
});
export type Configurator = z.output<typeof configurator>;

export const configuratorWithVersions = configurator.extend({
  /** Of a reseller's copy: the version that is live on the manufacturer's configurator. */
  manufacturer_version: z.number().nullable(),
  /**
   * The highest number of each major, by whomever it was saved: a configurator and its copies share one sequence, and
   * the next version is numbered after it.
   */
  highest_versions: z.array(z.number()),
  version_rows: z.array(versionRow),
  images: imageIntake.nullable(),
});
export type ConfiguratorWithVersions = z.output<typeof configuratorWithVersions>;

/** The answer to an upload of a data file. */
export const uploadedConfigurator = configuratorWithVersions.extend({
  /** What the accepted file says but hardly means, with its path: 'blends[2].parts: …'. */
  notes: z.array(z.string()),
});
export type UploadedConfigurator = z.output<typeof uploadedConfigurator>;

/** Switches are 1 or 0 in form data. JSON can also send true or false. */
const flag = z
  .union([z.boolean(), z.enum(['0', '1', 'true', 'false']), z.literal(0), z.literal(1)])
  .transform((input) => input === true || input === 1 || input === '1' || input === 'true');

/** A list of addresses, or that list as JSON text; null or 'null' for none. */
const addressList = z.preprocess(
  (input, context) => {
    if (typeof input !== 'string') return input;
    try {
      return JSON.parse(input);
    } catch {
      context.addIssue(messages.addressesInvalid);
      return z.NEVER;
    }
  },
  z
    .array(z.string().transform(normaliseEmail))
    .max(limits.notificationAddresses)
    .superRefine((addresses, context) => {
      for (const [index, address] of addresses.entries()) {
        const message = addressIssue(address, addresses.slice(0, index));
        if (message !== null) context.addIssue({ code: 'custom', path: [index], message });
      }
    })
    .nullable(),
);

/** POST configurators/{id}/edit: clients send only changed fields. */
export const configuratorChanges = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => messages.nameEmpty, abort: true })
    .min(limits.nameMinimum, { error: () => messages.nameShort })
    .max(limits.nameMaximum)
    .optional(),
  supports_presets: flag.optional(),
  supports_save_design: flag.optional(),
  supports_style_finder: flag.optional(),
  contact_email: addressList.optional(),
  /** The reseller whose copy the addresses belong to. Form data sends it as text. */
  reseller: z.coerce.number().int().positive().optional(),
});
export type ConfiguratorChanges = z.output<typeof configuratorChanges>;

/** Ids of items that somebody is about to delete. */
export const itemsToDelete = z.object({
  ids: z.array(z.string().min(1).max(limits.itemIdMaximum)).min(1).max(limits.itemsDeleted),
});

/** The presets and shared designs that contain any of some items. */
export const itemUses = z.object({
  /** `reseller` names the reseller whose copy has the preset; null for the organisation's own. */
  presets: z.array(z.object({ name: z.string(), reseller: z.string().nullable() })),
  /** Of the newest `designsSearched` ones. */
  shared_designs: z.number(),
});
export type ItemUses = z.infer<typeof itemUses>;

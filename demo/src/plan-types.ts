import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { PermissionKey } from '@vitrine/contract/permissions';
import type { Edits } from '@vitrine/domain/catalogue/edits/edits';

/** Rows refer to each other by `key`. The database assigns the ids on insert. */
export interface PlannedOrganisation {
  key: string;
  /** The parent organisation of a reseller. */
  parentKey: string | null;
  name: string;
  safeName: string;
  primary: boolean;
  enterprise: boolean;
  localisation: boolean;
  accessSubdomain: string;
  authorisedDomain: string | null;
  contactEmail: string;
  address: string | null;
  /** File under demo/ without its extension. There is an SVG and a PNG. */
  logo: string | null;
  createdAt: Date;
}

export interface PlannedUser {
  firstName: string;
  lastName: string;
  email: string;
  groupId: number;
  organisationKey: string | null;
  permissions: readonly PermissionKey[];
  createdAt: Date;
  /** Set for a user who has not accepted yet. The invitation starts then. */
  invitedAt?: Date;
}

export interface PlannedContract {
  organisationKey: string;
  enterprise: boolean;
  years: number;
  startingAt: Date;
  /** Sessions a month. */
  sessions: number;
  tiles: number;
  features: Record<string, boolean>;
}

/** A version is the content's catalogue with `differences` applied. The newest has none. */
export interface PlannedVersion {
  version: number;
  basedOn: number | null;
  /** Changed fields compared with the previous version. */
  changes: number;
  differences: Edits;
  authorEmail: string;
  createdAt: Date;
}

export type DemoContent = 'panoramic' | 'stockset-kitchen' | 'stockset-bedroom' | 'floors' | 'robes';

export interface PlannedConfigurator {
  key: string;
  organisationKey: string;
  group: { name: string; safeName: string };
  name: string;
  safeName: string;
  type: ConfiguratorType;
  layout: string | null;
  /** Folder under demo/content; null without an upload. */
  content: DemoContent | null;
  scenes: readonly { id: string; deployVersion: number }[];
  supportsPresets: boolean;
  supportsStyleFinder: boolean;
  /** Designs that visitors can start from, as text. */
  presets: readonly { name: string; configuration: string }[];
  supportsSaveDesign: boolean;
  contactEmail: readonly string[] | null;
  customisation: Record<string, unknown>;
  versions: readonly PlannedVersion[];
  deployedVersion: number | null;
  createdAt: Date;
}

export interface PlannedGrant {
  resellerKey: string;
  configuratorKey: string;
  version: number;
  createdAt: Date;
}

/** Sessions of one calendar month ('2026-11'). Without a configurator it is the organisation's billing figure. */
export interface PlannedUsage {
  organisationKey: string;
  configuratorKey: string | null;
  month: string;
  sessions: number;
}

/** Visitors' events of one day ('2026-11-15'). Without a configurator, all of the organisation, or of one reseller. */
export interface PlannedFigures {
  organisationKey: string;
  configuratorKey: string | null;
  resellerKey: string | null;
  day: string;
  sessions: number;
  engagedSeconds: number;
  visitors: number;
  engagedVisitors: number;
  countries: readonly { country: string; visitors: number }[];
}

export interface PlannedEnquiry {
  clientKey: string;
  organisationKey: string;
  resellerKey: string | null;
  /** Null: its configurator is deleted ("Unknown source"). */
  configuratorKey: string | null;
  type: 'floors' | 'robes' | 'other';
  name: string;
  email: string;
  phone: string;
  postcode: string | null;
  budget: string | null;
  customFields: Record<string, string>;
  sceneName: string | null;
  /** Path on the demo shop where the design was saved; null where the page is not part of the demo. */
  page: string | null;
  status: 'New' | 'Viewed';
  /** Random numbers from 0 to 1 for pickDesign, one a choice. */
  picks: readonly number[];
  createdAt: Date;
}

export interface DemoPlan {
  /** Organisations before their resellers. */
  organisations: readonly PlannedOrganisation[];
  users: readonly PlannedUser[];
  contracts: readonly PlannedContract[];
  configurators: readonly PlannedConfigurator[];
  grants: readonly PlannedGrant[];
  usage: readonly PlannedUsage[];
  figures: readonly PlannedFigures[];
  /** Oldest first. */
  enquiries: readonly PlannedEnquiry[];
}

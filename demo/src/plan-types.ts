import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { PermissionKey } from '@vitrine/contract/permissions';
import type { Edits } from '@vitrine/domain/catalogue/edits';

/** Rows name each other by `key`; the database's ids come when they are inserted. */
export interface PlannedOrganisation {
  key: string;
  /** The organisation that a reseller belongs to. */
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
  /** File under demo/ without its ending; there is an SVG and a PNG. */
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
  /** Set for somebody who has not come yet; the invitation runs from then. */
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

/** A version is the content's catalogue with `differences` applied; the newest has none. */
export interface PlannedVersion {
  version: number;
  basedOn: number | null;
  /** Changed fields against the version before. */
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
  /** Folder under demo/content; null where nothing was uploaded yet. */
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

/** Sessions of one calendar month ('2026-11'); without a configurator it is the organisation's billing figure. */
export interface PlannedUsage {
  organisationKey: string;
  configuratorKey: string | null;
  month: string;
  sessions: number;
}

/** What visitors did on one day ('2026-11-15'); without a configurator all of the organisation's, or of one reseller's. */
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
  /** Null: its configurator is gone ("Unknown source"). */
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
  /** Chances from 0 to 1 for pickDesign, one a choice. */
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
